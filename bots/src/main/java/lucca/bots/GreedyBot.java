package lucca.bots;

import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Looks one step ahead and takes what the game's own judgement likes best, the first of equals.
final class GreedyBot<S extends State<S>> implements Bot<S> {
    private final Prospects<S> prospects;
    private final MoveList moves = new MoveList();
    private final S before;
    private final S after;

    GreedyBot(Game<S, ?> game) {
        prospects = new Prospects<>(game);
        before = game.start();
        after = game.start();
    }

    @Override
    public int choose(SeatView<S> view, Budget budget, Rng random) {
        view.legalMoves(moves);
        view.sample(before, random);
        int best = moves.get(0);
        double most = -1;
        for (int i = 0; i < moves.size() && moves.size() > 1; i++) {
            after.copyFrom(before);
            after.play(moves.get(i));
            prospects.look(after);
            if (prospects.share(view.seat()) > most) {
                most = prospects.share(view.seat());
                best = moves.get(i);
            }
        }
        return best;
    }
}
