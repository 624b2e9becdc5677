package lucca.carrara;

import lucca.engine.Message;

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

    Message title() {
        return Message.of("card." + word);
    }

    /// The lowest number of a card.
    int lowest() {
        return lowest;
    }

    /// The highest number of a card.
    int highest() {
        return highest;
    }

    /// The text of a card: its objective and its scoring.
    Message text(int number, int seats) {
        return text(number, String.valueOf(need(number, seats)));
    }

    /// The text of a card for any number of seats.
    Message text(int number) {
        int least = need(number, 4);
        int most = need(number, 2);
        return text(number, least == most ? String.valueOf(least) : least + "–" + most);
    }

    private Message text(int number, String need) {
        return Message.of("card." + word + "." + number, need);
    }

    /// What the objective of a card requires; 0 if it has none.
    private int need(int number, int seats) {
        return switch (this) {
            case TOP -> TopCard.of(number).need(seats);
            case OBJECT -> ObjectCard.of(number).need(seats);
            case BUILDING -> BuildingCard.of(number).need(seats);
            case BONUS -> 0;
        };
    }

    boolean has(int number) {
        return number >= lowest && number <= highest;
    }

    static CardKind of(int index) {
        return ALL[index];
    }
}
