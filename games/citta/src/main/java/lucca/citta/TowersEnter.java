package lucca.citta;

/// When the towers come into the deck (C2.1).
enum TowersEnter {
    /// From the beginning; those that are dealt are put aside until all have chosen.
    WITH_THE_DECK(Piles.DECK),
    /// When all have chosen (C2.4).
    AFTER_THE_CHOICE(Piles.ASIDE);

    final int firstPile;

    TowersEnter(int firstPile) {
        this.firstPile = firstPile;
    }
}
