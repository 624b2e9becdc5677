package lucca.citta;

/// The numbers and policies by which a game is played.
///
/// @param name how positions name these rules: edition and variant
/// @param palaceSize how many cards complete a palace (C3.5)
/// @param rounds (C2.5)
/// @param triplets how many are laid in a round (C2.2)
/// @param neverSeen how many cards are left over (C2.4)
/// @param city whether the City of Lucca takes part (C5)
/// @param towers when they enter (C2.1)
/// @param streetNumbers which are compared at the end (C4.3)
record CittaRules(
        String name,
        int seats,
        int palaceSize,
        int rounds,
        int triplets,
        int neverSeen,
        boolean city,
        TowersEnter towers,
        StreetNumbers streetNumbers) {
    static final int DEALT = 4;
    static final int KEPT = 2;
    static final int IN_TRIPLET = 3;

    /// The seats, and the City if it takes part.
    int owners() {
        return seats + (city ? 1 : 0);
    }

    int cityOwner() {
        return seats;
    }
}
