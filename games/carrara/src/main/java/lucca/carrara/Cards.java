package lucca.carrara;

/// The numbers of the four open cards (P5.6); 0 for one that is unknown or absent.
public record Cards(int top, int object, int building, int bonus) {
    /// The objectives of the base game (P4.3), which has no bonus.
    static final Cards BASE = new Cards(1, 1, 1, 0);

    static final Cards NONE = new Cards(0, 0, 0, 0);

    int get(CardKind kind) {
        return switch (kind) {
            case TOP -> top;
            case OBJECT -> object;
            case BUILDING -> building;
            case BONUS -> bonus;
        };
    }

    /// A copy with another card of one kind.
    Cards with(CardKind kind, int number) {
        return switch (kind) {
            case TOP -> new Cards(number, object, building, bonus);
            case OBJECT -> new Cards(top, number, building, bonus);
            case BUILDING -> new Cards(top, object, number, bonus);
            case BONUS -> new Cards(top, object, building, number);
        };
    }
}
