package lucca.citta;

/// The numbers and policies of a game.
///
/// @param name the name of these rules in positions: edition and variant
/// @param palaceSize the number of cards that completes a palace (C3.5)
/// @param rounds the number of rounds (C2.5)
/// @param triplets the number of triplets laid in a round (C2.2)
/// @param neverSeen the number of cards left over (C2.4)
/// @param city whether the City of Lucca takes part (C5)
/// @param towers when the towers enter the deck (C2.1)
/// @param streetNumbers the numbers that are compared at the end (C4.3)
public record CittaRules(
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
    public static final int IN_TRIPLET = 3;
    static final int SHIELDS_PER_WALL = 2;

    /// The number of quarters: the seats, and the City if it takes part.
    public int owners() {
        return seats + (city ? 1 : 0);
    }

    public int cityOwner() {
        return seats;
    }
}
