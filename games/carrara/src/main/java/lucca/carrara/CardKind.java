package lucca.carrara;

/// The four kinds of cards. One of each lies open (P5.6).
enum CardKind {
    TOP("top", 1, TopCard.values().length),
    OBJECT("object", 1, ObjectCard.values().length),
    BUILDING("building", 1, BuildingCard.values().length),
    /// Numbered from 2, since the base game has none.
    BONUS("bonus", 2, BonusCard.values().length);

    static final int COUNT = 4;
    private static final CardKind[] ALL = values();

    private final String word;
    private final int lowest;
    private final int highest;

    CardKind(String word, int lowest, int count) {
        this.word = word;
        this.lowest = lowest;
        highest = lowest + count - 1;
    }

    /// The name in records and in options.
    String word() {
        return word;
    }

    /// The lowest number of a card.
    int lowest() {
        return lowest;
    }

    /// The highest number of a card.
    int highest() {
        return highest;
    }

    boolean has(int number) {
        return number >= lowest && number <= highest;
    }

    static CardKind of(int index) {
        return ALL[index];
    }
}
