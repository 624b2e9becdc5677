package lucca.engine;

import java.util.ArrayList;
import java.util.List;

/// Lists, checks and plays complete moves on states, which only know steps.
final class MoveGenerator<S extends State<S>, M extends Move> {
    private final MoveCodec<S, M> codec;

    MoveGenerator(MoveCodec<S, M> codec) {
        this.codec = codec;
    }

    /// Whether each step of the move is legal in turn, and together they compose exactly this move.
    boolean isLegal(S state, Event<M> event) {
        MoveList steps = new MoveList();
        codec.encode(state, event.seat(), event.move(), steps);
        MoveList legal = new MoveList();
        S ahead = state;
        for (int i = 0; i < steps.size(); i++) {
            listSteps(ahead, event.seat(), legal);
            if (!legal.containsSorted(steps.get(i))) {
                return false;
            }
            if (i + 1 < steps.size()) {
                ahead = i == 0 ? state.copy() : ahead;
                ahead.play(steps.get(i));
            }
        }
        return !steps.isEmpty() && event.move().equals(codec.decode(state, steps));
    }

    /// Plays an event that is known to be legal.
    void play(S state, Event<M> event) {
        MoveList steps = new MoveList();
        codec.encode(state, event.seat(), event.move(), steps);
        for (int i = 0; i < steps.size(); i++) {
            state.play(steps.get(i));
        }
    }

    List<M> list(S state, int seat) {
        List<M> moves = new ArrayList<>();
        collect(state, state, seat, new MoveList(), moves);
        return moves;
    }

    M compose(S state, int seat, Match.StepChooser<S> chooser) {
        MoveList steps = new MoveList();
        S ahead = state.copy();
        while (true) {
            int code = chooser.choose(ahead, seat);
            steps.add(code);
            M move = codec.decode(state, steps);
            if (move != null) {
                return move;
            }
            ahead.play(code);
        }
    }

    private void collect(S state, S ahead, int seat, MoveList steps, List<M> moves) {
        MoveList legal = new MoveList();
        listSteps(ahead, seat, legal);
        for (int i = 0; i < legal.size(); i++) {
            steps.add(legal.get(i));
            M move = codec.decode(state, steps);
            if (move != null) {
                moves.add(move);
            } else {
                S next = ahead.copy();
                next.play(legal.get(i));
                collect(state, next, seat, steps, moves);
            }
            steps.removeLast();
        }
    }

    private void listSteps(S at, int seat, MoveList out) {
        if (seat == State.CHANCE) {
            at.legalMoves(out);
        } else {
            at.legalMoves(seat, out);
        }
    }
}
