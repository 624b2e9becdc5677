package lucca.citta;

/// When the towers enter the deck (C2.1).
public enum TowersEnter {
    /// At the beginning. Dealt towers are put aside until all have chosen.
    WITH_THE_DECK(Piles.DECK),
    /// When all have chosen (C2.4).
    AFTER_THE_CHOICE(Piles.ASIDE);

    final int firstPile;

    TowersEnter(int firstPile) {
        this.firstPile = firstPile;
    }
}
