package lucca.citta;

/// A palace packed in one `long`, 0 for none. Bits 0–34 are its cards, the newest in the lowest
/// seven bits; bits 36–38 their number, 40–43 their windows, 44–47 their shields; bits 48–49 the
/// side of the quarter where it lies.
public final class Palace {
    static final int MOST_CARDS = 5;

    /// The sides of a quarter; also their bits in a set.
    public static final int UNDER_CONSTRUCTION = 1;
    public static final int COMPLETED = 2;
    public static final int OPENED = 3;

    private static final int COUNT_AT = 36;
    private static final int WINDOWS_AT = 40;
    private static final int SHIELDS_AT = 44;
    private static final int SIDE_AT = 48;
    private static final long CARDS = (1L << MOST_CARDS * Deck.INDEX_BITS) - 1;
    private static final int CARD = (1 << Deck.INDEX_BITS) - 1;

    private Palace() {}

    /// What a card with these windows and shields adds to a palace.
    static long layer(int windows, int shields) {
        return 1L << COUNT_AT | (long) windows << WINDOWS_AT | (long) shields << SHIELDS_AT;
    }

    /// The palace, which may be 0, with one more card on top. It is under construction.
    public static long with(long palace, int card, long layer) {
        long kept = palace == 0 ? (long) UNDER_CONSTRUCTION << SIDE_AT : palace & ~CARDS;
        return kept + layer | (palace & CARDS) << Deck.INDEX_BITS | card;
    }

    /// The palace moved to the next side of the quarter.
    public static long moved(long palace) {
        return palace + (1L << SIDE_AT);
    }

    public static int size(long palace) {
        return (int) (palace >>> COUNT_AT) & 7;
    }

    public static int windows(long palace) {
        return (int) (palace >>> WINDOWS_AT) & 15;
    }

    public static int shields(long palace) {
        return (int) (palace >>> SHIELDS_AT) & 15;
    }

    /// The side where it lies; 0 if there is none.
    public static int side(long palace) {
        return (int) (palace >>> SIDE_AT);
    }

    /// The newest card, whose street number is visible.
    public static int top(long palace) {
        return (int) palace & CARD;
    }

    /// A card by its height above the first one.
    static int card(long palace, int height) {
        return (int) (palace >>> Deck.INDEX_BITS * (size(palace) - 1 - height)) & CARD;
    }
}
