package lucca.engine;

/// Plays uniformly random games to their end, listing all legal moves at every decision. Instances
/// are reusable and create no garbage.
public final class Playout {
    private final MoveList moves = new MoveList();

    /// Plays `state` to the end and returns the number of decisions by seats.
    public int run(State<?> state, Rng random) {
        int decisions = 0;
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            state.play(step(state, random));
            decisions += actor == State.CHANCE ? 0 : 1;
        }
        return decisions;
    }

    /// A random step: a uniform legal one of the seat to decide, or a chance outcome by its weight.
    public int step(State<?> state, Rng random) {
        if (state.actor() == State.CHANCE) {
            return state.draw(moves, random);
        }
        state.legalMoves(moves);
        return any(random);
    }

    /// A random step of a seat that is to decide, or of [State#CHANCE].
    public int step(State<?> state, int seat, Rng random) {
        if (seat == State.CHANCE) {
            return state.draw(moves, random);
        }
        state.legalMoves(seat, moves);
        return any(random);
    }

    private int any(Rng random) {
        return moves.get(random.below(moves.size()));
    }
}
