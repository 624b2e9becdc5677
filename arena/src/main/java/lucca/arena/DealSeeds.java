package lucca.arena;

import lucca.engine.Rng;

/// The luck of some games. Chance has numbers of its own, which do not depend on what the bots
/// draw: as long as the play is the same, so are its outcomes.
/// @param opening so many decisions at the beginning of each game are drawn by lot too
record DealSeeds(long seed, long index, int opening) {
    private static final int CHANCE = 0;
    private static final int OPENING = 1;
    private static final int MOST_SEATS = 64;

    /// The numbers for the so-manieth chance event of each game.
    Rng chance(int event) {
        return Rng.of(part(CHANCE), event);
    }

    /// The numbers for the so-manieth decision of each game, as long as it belongs to the
    /// opening.
    Rng openingChoice(int decision) {
        return Rng.of(part(OPENING), decision);
    }

    /// The numbers for a decision in one of the games.
    Rng bot(int rotation, int seat, int decision) {
        return Rng.of(part(2 + rotation * MOST_SEATS + seat), decision);
    }

    private long part(long which) {
        return Rng.of(Rng.of(seed, index).next(), which).next();
    }
}
