package lucca.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Judgement;
import lucca.engine.Move;
import lucca.engine.MoveCodec;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.SeatView;
import lucca.engine.Setup;

/// A game of [branches][Branch], fit for bots only: it has no words.
/// @param seats how many there are; those beyond the second have what the second has
record BranchGame(Branch root, int seats) implements Game<BranchState, Move> {
    BranchGame(Branch root) {
        this(root, 2);
    }

    /// What the seat that decides first sees.
    SeatView<BranchState> view() {
        return new SeatView<>(start(), root.actor());
    }

    @Override
    public BranchState start() {
        return new BranchState(root);
    }

    /// Knows nothing before the end, and that very well.
    @Override
    public Judgement<BranchState> judgement() {
        return new Judgement<>() {
            @Override
            public void forecast(BranchState state, double[] points) {
                Arrays.fill(points, 0);
            }

            @Override
            public boolean countsPoints() {
                return false;
            }

            @Override
            public double doubt(BranchState state) {
                return 1;
            }

            @Override
            public int horizon() {
                return TO_THE_END;
            }
        };
    }

    /// Any game would do.
    @Override
    public GameKind kind() {
        return GameKinds.named("towers");
    }

    @Override
    public Setup setup() {
        return kind().setup(seats, Map.of());
    }

    @Override
    public MoveCodec<BranchState, Move> codec() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Notation<Move> notation() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Refusal explain(BranchState state, Event<Move> event) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String position(BranchState state) {
        throw new UnsupportedOperationException();
    }

    @Override
    public BranchState stateAt(String position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int bound() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<String> faults(BranchState state) {
        return List.of();
    }
}
