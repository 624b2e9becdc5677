package lucca.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import lucca.engine.Evaluator;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Move;
import lucca.engine.MoveCodec;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.SeatView;
import lucca.engine.Setup;

/// A game defined by a [tree][ToyTreeNode]. Only bots can play it, because it has no messages.
/// @param seats the number of seats; those beyond the second get the same result as the second
record ToyTreeGame(ToyTreeNode root, int seats) implements Game<ToyTreeState, Move> {
    ToyTreeGame(ToyTreeNode root) {
        this(root, 2);
    }

    /// The view of the seat that decides first.
    SeatView<ToyTreeState> view() {
        return new SeatView<>(start(), root.actor());
    }

    @Override
    public ToyTreeState start() {
        return new ToyTreeState(root);
    }

    /// Makes no forecast before the end, where the result is exact.
    @Override
    public Evaluator<ToyTreeState> evaluator() {
        return new Evaluator<>() {
            @Override
            public void forecast(ToyTreeState state, double[] points) {
                Arrays.fill(points, 0);
            }

            @Override
            public boolean forecastsPoints() {
                return false;
            }

            @Override
            public double uncertainty(ToyTreeState state) {
                return 1;
            }

            @Override
            public int horizon() {
                return UNLIMITED;
            }
        };
    }

    /// Any kind would do.
    @Override
    public GameKind kind() {
        return GameKinds.named("towers");
    }

    @Override
    public Setup setup() {
        return kind().setup(seats, Map.of());
    }

    @Override
    public MoveCodec<ToyTreeState, Move> codec() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Notation<Move> notation() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Refusal explain(ToyTreeState state, Event<Move> event) {
        throw new UnsupportedOperationException();
    }

    @Override
    public String position(ToyTreeState state) {
        throw new UnsupportedOperationException();
    }

    @Override
    public ToyTreeState stateAt(String position) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int maxSteps() {
        throw new UnsupportedOperationException();
    }

    @Override
    public List<String> invariantViolations(ToyTreeState state) {
        return List.of();
    }
}
