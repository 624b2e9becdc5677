package lucca.cli.stats;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lucca.engine.Game;
import lucca.engine.Message;
import lucca.engine.RuleOption;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;

/// A game with every value of an option.
/// @param games the valid games, by value of the option
/// @param excluded the values that conflict with the other options, with the reasons
record OptionVariants(Map<String, Game<?, ?>> games, Map<String, Message> excluded) {
    /// @throws UnreadableException if the game has no such option
    static OptionVariants of(Game<?, ?> game, String name) {
        List<RuleOption> options = game.kind().options();
        RuleOption option =
                options.stream()
                        .filter(each -> each.name().equals(name))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        UnreadableException.of(
                                                "stats.vary",
                                                game.kind().name(),
                                                name,
                                                options.stream().map(RuleOption::name).toList()));
        OptionVariants optionVariants =
                new OptionVariants(new LinkedHashMap<>(), new LinkedHashMap<>());
        for (String value : option.values()) {
            try {
                optionVariants.games.put(value, with(game, name, value));
            } catch (UnreadableException e) {
                optionVariants.excluded.put(value, e.why());
            }
        }
        return optionVariants;
    }

    private static Game<?, ?> with(Game<?, ?> game, String name, String value) {
        Setup setup = game.setup();
        Map<String, String> options = new TreeMap<>(setup.options());
        options.put(name, value);
        return game.kind().game(game.kind().setup(setup.seats(), options, setup.extras()));
    }
}
