package lucca.carrara;

/// The kinds of decisions.
public enum Phase {
    /// The lot decides who begins (P2); chance.
    FIRST("first"),
    /// The cards are drawn (P5.6); chance.
    CARDS("cards"),
    /// Buildings are laid out (P2); chance.
    DISPLAY("display"),
    /// The seat in turn announces, declines, or begins its action (P3, P4.2).
    ACTION("action"),
    /// Blocks come onto the wheel (P3.1); chance.
    REFILL("refill"),
    /// Blocks are taken from the wheel (P3.1).
    TAKE("take"),
    /// A building is paid (P3.3).
    PAY("pay"),
    /// A tile is taken (P5.4).
    UPGRADE("upgrade"),
    /// A building comes into the display (P3.3); chance.
    REVEAL("reveal"),
    /// The action is done; an object may be bought, the end announced (P3, P4.2).
    AFTER("after"),
    OVER("end");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /// The name in positions, in client data, and in message keys.
    String word() {
        return word;
    }

    /// Whether the first turn has not begun.
    boolean isSetUp() {
        return compareTo(DISPLAY) <= 0;
    }

    boolean isChance() {
        return this == FIRST
                || this == CARDS
                || this == DISPLAY
                || this == REFILL
                || this == REVEAL;
    }
}
