package lucca.bots;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Takes any legal step, each with the same chance.
public final class RandomBot implements Bot {
    private final MoveList moves = new MoveList();

    @Override
    public <S extends State<S>> int choose(SeatView<S> view, Rng random) {
        view.legalMoves(moves);
        return moves.get(random.below(moves.size()));
    }
}
