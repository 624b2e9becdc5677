package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Takes any legal step with equal probability.
final class RandomBot<S extends State<S>> implements Bot<S> {
    private final MoveList moves = new MoveList();

    @Override
    public int choose(SeatView<S> view, SearchBudget budget, Rng random) {
        view.legalMoves(moves);
        return moves.get(random.below(moves.size()));
    }
}
