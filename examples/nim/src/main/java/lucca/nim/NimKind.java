package lucca.nim;

import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.RuleOption;
import lucca.engine.Setup;

/// Nim for two to four seats, with three or four heaps.
public final class NimKind implements GameKind {
    static final String HEAPS = "heaps";

    @Override
    public String name() {
        return "nim";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 4;
    }

    @Override
    public int minutes() {
        return 5;
    }

    @Override
    public List<RuleOption> options() {
        return List.of(new RuleOption(HEAPS, List.of("3", "4"), "3"));
    }

    @Override
    public List<String> reasons() {
        return List.of(NimState.TAKEN);
    }

    @Override
    public Game<?, ?> game(Setup setup) {
        return new NimGame(this, setup);
    }

    @Override
    public Setup setupOf(String position) {
        NimState state = NimPosition.read(position);
        return setup(state.seats, Map.of(HEAPS, String.valueOf(state.heaps.length)));
    }
}
