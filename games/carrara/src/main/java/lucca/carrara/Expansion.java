package lucca.carrara;

/// The expansion (P5): all that it adds to the base game.
final class Expansion {
    private Expansion() {}

    /// `chosen` are the cards that the host has chosen; 0 stands for one that is drawn.
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
