package lucca.carrara.reference;

/// The open cards (P5.6). The base game has the cards 1 printed on the board (P4.3), and no Bonus
/// card, which is 0 here.
public record ReferenceCards(int top, int object, int building, int bonus) {
    static final ReferenceCards BASE = new ReferenceCards(1, 1, 1, 0);

    /// P5.6: 6 Top, 8 Object and 9 Building cards; the 8 Bonus cards are numbered 2 to 9.
    boolean exist() {
        return isBetween(top, 1, 6)
                && isBetween(object, 1, 8)
                && isBetween(building, 1, 9)
                && isBetween(bonus, 2, 9);
    }

    private static boolean isBetween(int card, int first, int last) {
        return first <= card && card <= last;
    }

    /// P5.6: the number of the card with this name of a pile.
    int of(String pile) {
        return switch (pile) {
            case "top" -> top;
            case "object" -> object;
            case "building" -> building;
            case "bonus" -> bonus;
            default -> throw new IllegalArgumentException("P5.6: no pile " + pile);
        };
    }
}
