package lucca.arena;

import lucca.engine.Rng;

/// The random seeds of the games of a deal. Chance has seeds of its own, independent of the bots,
/// so that games with the same play have the same chance outcomes.
/// @param opening the number of decisions at the beginning of each game that are drawn at random
record DealSeeds(long seed, long index, int opening) {
    private static final int CHANCE = 0;
    private static final int OPENING = 1;
    private static final int MAX_SEATS = 64;

    /// The random numbers of the chance event with this index, the same in each game.
    Rng chance(int event) {
        return Rng.of(part(CHANCE), event);
    }

    /// The random numbers of the opening decision with this index, the same in each game.
    Rng openingChoice(int decision) {
        return Rng.of(part(OPENING), decision);
    }

    /// The random numbers of a decision in one of the games.
    Rng bot(int rotation, int seat, int decision) {
        return Rng.of(part(2 + rotation * MAX_SEATS + seat), decision);
    }

    private long part(long which) {
        return Rng.of(Rng.of(seed, index).next(), which).next();
    }
}
