package lucca.citta.reference;

import java.util.ArrayList;
import java.util.List;

/// A card of the reference game (C1): its name in records, its kind (`palace`, `tower` or `wild`)
/// and what is printed on it.
///
/// Towers and wild cards have no colour (an empty text), towers have no number (0).
public record ReferenceCard(
        String name, String kind, String colour, int number, int windows, int shields) {
    /// R1.3: the six colours, in the order c = 0…5.
    public static final List<String> COLOURS =
            List.of("red", "yellow", "green", "blue", "purple", "white");

    /// C1.1: a palace card is named by its street number.
    public static ReferenceCard palace(int number, String colour, int windows, int shields) {
        return new ReferenceCard(
                String.valueOf(number), "palace", colour, number, windows, shields);
    }

    /// C1.1: the towers (bastions) T1 to T4.
    private static ReferenceCard tower(int which) {
        return new ReferenceCard("T" + which, "tower", "", 0, 0, 0);
    }

    /// C1.4: a wild card is named by W and its number.
    private static ReferenceCard wild(int number, int windows, int shields) {
        return new ReferenceCard("W" + number, "wild", "", number, windows, shields);
    }

    /// R1.2: our 96 palace cards.
    public static List<ReferenceCard> ourPalaceCards() {
        List<ReferenceCard> cards = new ArrayList<>();
        for (int c = 0; c < 6; c++) {
            for (int k = 0; k < 16; k++) {
                int windows = (k + c) % 4;
                int number = 6 * k + (c + k) % 6 + 1;
                cards.add(palace(number, COLOURS.get(c), windows, 3 - windows));
            }
        }
        return cards;
    }

    /// C1.1 and C1.4: all cards of a game, made from its palace cards.
    static List<ReferenceCard> allCards(List<ReferenceCard> palaceCards, boolean celebration) {
        List<ReferenceCard> cards = new ArrayList<>(palaceCards);
        if (celebration) { // C1.4
            cards.removeIf(card -> card.number() == 10 || card.number() == 20);
            cards.add(palace(97, "green", 3, 0));
            cards.add(palace(98, "purple", 3, 0));
            cards.add(wild(10, 1, 2));
            cards.add(wild(20, 2, 1));
            cards.add(wild(500, 0, 0));
        }
        for (int which = 1; which <= 4; which++) {
            cards.add(tower(which));
        }
        return cards;
    }

    boolean isPalace() {
        return kind.equals("palace");
    }

    boolean isTower() {
        return kind.equals("tower");
    }

    boolean isWild() {
        return kind.equals("wild");
    }
}
