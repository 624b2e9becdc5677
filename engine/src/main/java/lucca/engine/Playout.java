package lucca.engine;

/// Plays uniformly random games to their end, with every legal move listed at every decision. Reuse
/// one: it makes no garbage.
public final class Playout {
    private final MoveList moves = new MoveList();

    /// Plays `state` to the end; gives the number of decisions made by seats.
    public int run(State<?> state, Rng random) {
        int decisions = 0;
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            state.play(step(state, random));
            decisions += actor == State.CHANCE ? 0 : 1;
        }
        return decisions;
    }

    /// A random step: any legal one of the seat to decide, or a chance outcome by its weight.
    public int step(State<?> state, Rng random) {
        state.legalMoves(moves);
        return state.actor() == State.CHANCE
                ? Chance.draw(state, moves, random)
                : moves.get(random.below(moves.size()));
    }
}
