package lucca.bots;

import java.util.ArrayDeque;
import java.util.Deque;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;

/// Positions near the end of random games.
final class EndgamePositions {
    private EndgamePositions() {}

    /// The last decisions of a random game that offer a choice, at most `most` of them.
    static <S extends State<S>> Deque<S> of(Game<S, ?> game, int most, Rng random) {
        Deque<S> last = new ArrayDeque<>();
        Playout playout = new Playout();
        S state = game.start();
        MoveList legal = new MoveList();
        while (state.actor() != State.OVER) {
            if (state.actor() != State.CHANCE) {
                state.legalMoves(legal);
                if (legal.size() > 1) {
                    last.addLast(state.copy());
                    if (last.size() > most) {
                        last.removeFirst();
                    }
                }
            }
            state.play(playout.step(state, random));
        }
        return last;
    }
}
