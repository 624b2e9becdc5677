package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which game, for how many seats, with which options.
final class GameChoice {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            descriptionKey = "game")
    private String name;

    @Option(names = "--seats", paramLabel = "N", descriptionKey = "seats")
    private @Nullable Integer seats;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            completionCandidates = OptionValues.class,
            descriptionKey = "option")
    private List<String> options = new ArrayList<>();

    GameKind kind() {
        return GameKinds.named(name);
    }

    /// The game from its beginning.
    Game<?, ?> game() {
        GameKind kind = kind();
        return kind.game(kind.setup(seats == null ? kind.minSeats() : seats, given()));
    }

    /// The game in which a position stands, or, without one, from its beginning.
    Game<?, ?> gameAt(@Nullable String position) {
        if (position == null) {
            return game();
        }
        GameKind kind = kind();
        try {
            Setup setup = kind.setupOf(position);
            Map<String, String> all = new TreeMap<>(setup.options());
            all.putAll(given());
            if (!kind.setup(seats == null ? setup.seats() : seats, all).equals(setup)) {
                throw UnreadableException.of("cli.position.setup");
            }
            Game<?, ?> game = kind.game(setup);
            game.stateAt(position);
            return game;
        } catch (UnreadableException e) {
            throw new BadInput(Words.of(kind).text(e.why()));
        }
    }

    /// @throws UnreadableException if a game from a file is not the one that is asked for
    void check(Game<?, ?> loaded, String file) {
        Setup setup = loaded.setup();
        if (!loaded.kind().name().equals(kind().name())) {
            throw UnreadableException.of("cli.load.game", file, loaded.kind().name());
        }
        Map<String, String> all = new TreeMap<>(setup.options());
        all.putAll(given());
        if (!kind().setup(seats == null ? setup.seats() : seats, all).equals(setup)) {
            throw UnreadableException.of("cli.load.setup", file);
        }
    }

    private Map<String, String> given() {
        Map<String, String> given = new TreeMap<>();
        for (String option : options) {
            int equals = option.indexOf('=');
            if (equals <= 0) {
                throw UnreadableException.of("cli.option.form", option);
            }
            String twice = given.put(option.substring(0, equals), option.substring(equals + 1));
            if (twice != null) {
                throw UnreadableException.of("cli.option.twice", option.substring(0, equals));
            }
        }
        return given;
    }
}
