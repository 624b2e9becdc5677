package lucca.carrara;

/// The additions of the expansion (P5) to the base game.
final class Expansion {
    private Expansion() {}

    /// @param chosen the cards that the host has chosen; 0 for one that is drawn
    static CarraraRules applyTo(CarraraRules base, Cards chosen) {
        return new CarraraRules(
                base.seats(),
                true,
                Buildings.EIGHTS,
                true,
                (1 << Tile.COUNT) - 1,
                true,
                true,
                chosen,
                "P5.6",
                base.openHands());
    }
}
