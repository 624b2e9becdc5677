package lucca.testkit;

import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.RuleOption;
import lucca.engine.Setup;
import lucca.engine.SetupExtra;

/// A tiny game with everything that the engine must support: weighted chance, hidden information,
/// moves of several steps, simultaneous decisions, points and a setup extra.
public class AuctionKind implements GameKind {
    static final String HAND = "hand";

    @Override
    public String name() {
        return "auction";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 3;
    }

    @Override
    public List<RuleOption> options() {
        return List.of(new RuleOption(HAND, List.of("2", "3"), "2"));
    }

    @Override
    public List<SetupExtra> extras() {
        return List.of(new AuctionPrizes());
    }

    @Override
    public List<String> reasons() {
        return List.of("sold", "passed");
    }

    @Override
    public Game<?, ?> game(Setup setup) {
        return new AuctionGame(this, setup);
    }

    @Override
    public Setup setupOf(String position) {
        AuctionState state = AuctionPosition.read(position);
        return setup(state.seats, Map.of(HAND, String.valueOf(state.handSize)));
    }
}
