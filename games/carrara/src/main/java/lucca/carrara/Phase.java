package lucca.carrara;

/// What is due.
enum Phase {
    /// The lot decides who begins (P2); chance.
    FIRST,
    /// The cards are drawn (P5.6); chance.
    CARDS,
    /// Buildings are laid out (P2); chance.
    DISPLAY,
    /// The seat in turn announces, declines, or begins its action (P3, P4.2).
    ACTION,
    /// Blocks come onto the wheel (P3.1); chance.
    REFILL,
    /// Blocks are taken from the wheel (P3.1).
    TAKE,
    /// A building is paid (P3.3).
    PAY,
    /// A tile is taken (P5.4).
    UPGRADE,
    /// A building comes into the display (P3.3); chance.
    REVEAL,
    /// The action is done: an object may be bought, the end announced (P3, P4.2).
    AFTER,
    OVER;

    boolean isChance() {
        return this == FIRST
                || this == CARDS
                || this == DISPLAY
                || this == REFILL
                || this == REVEAL;
    }
}
