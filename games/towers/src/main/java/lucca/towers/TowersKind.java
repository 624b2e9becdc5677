package lucca.towers;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.RuleOption;
import lucca.engine.Setup;

/// Lucca, the tower game, for two to four seats.
public final class TowersKind implements GameKind {
    static final String SIZE = "size";
    static final List<String> SIZES = List.of("6", "8", "10", "12");
    static final String SWITCHING = "switching";

    /// The notations by size. They are immutable, so all games share them.
    private final Map<Integer, TowersNotation> notations =
            SIZES.stream()
                    .map(Integer::valueOf)
                    .collect(
                            Collectors.toUnmodifiableMap(
                                    size -> size, size -> new TowersNotation(new City(size))));

    /// The notation of moves in a city of that size.
    TowersNotation notation(int size) {
        return Objects.requireNonNull(notations.get(size));
    }

    @Override
    public String name() {
        return "towers";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return Colour.COUNT;
    }

    @Override
    public int minutes() {
        return 30;
    }

    @Override
    public List<RuleOption> options() {
        return List.of(new RuleOption(SIZE, SIZES, "8"), RuleOption.toggle(SWITCHING));
    }

    @Override
    public List<String> reasons() {
        return Arrays.stream(Ending.values()).map(Ending::word).toList();
    }

    @Override
    public Game<?, ?> game(Setup setup) {
        int size = Integer.parseInt(setup.option(SIZE));
        return new TowersGame(
                this, setup, new TowersRules(setup.seats(), size, setup.isOn(SWITCHING)));
    }

    @Override
    public Setup setupOf(String position) {
        return new PositionReader(position).setup(this);
    }
}
