package lucca.carrara;

/// The numbers of the four cards that lie open (P5.6); 0 for one that is not known yet or not
/// there.
public record Cards(int top, int object, int building, int bonus) {
    /// The objectives of the base game (P4.3), which has no bonus.
    static final Cards BASE = new Cards(1, 1, 1, 0);

    static final int KINDS = 4;

    /// The card of a kind: top, object, building, bonus.
    int get(int kind) {
        return switch (kind) {
            case 0 -> top;
            case 1 -> object;
            case 2 -> building;
            default -> bonus;
        };
    }

    /// These cards with another one of a kind.
    Cards with(int kind, int number) {
        return switch (kind) {
            case 0 -> new Cards(number, object, building, bonus);
            case 1 -> new Cards(top, number, building, bonus);
            case 2 -> new Cards(top, object, number, bonus);
            default -> new Cards(top, object, building, number);
        };
    }

    /// The lowest number of a kind.
    static int lowest(int kind) {
        return kind == 3 ? 2 : 1;
    }

    /// The highest number of a kind.
    static int highest(int kind) {
        return switch (kind) {
            case 0 -> 6;
            case 1 -> 8;
            default -> 9;
        };
    }
}
