package lucca.carrara;

/// The rules of a game. The base game is a value, and [Expansion] an edit of it. Code asks for the
/// component it needs, never for the expansion.
///
/// @param seats the number of seats
/// @param mayBuyUnturned whether blocks may be bought without turning the wheel (P5.1)
/// @param eights the buildings of cost 8 beside the board (P5.2)
/// @param mayImprove whether buildings may be replaced by dearer ones (P5.3)
/// @param tiles the upgrade tiles, as a bit set (P5.4)
/// @param hasCategories whether categories can be scored (P5.5)
/// @param drawsCards whether cards are drawn or chosen (P5.6)
/// @param cards the cards that lie open from the beginning
/// @param finalRule the rule by which objects and buildings score at the end
/// @param openHands whether everybody sees what is behind the screens (P2)
public record CarraraRules(
        int seats,
        boolean mayBuyUnturned,
        long eights,
        boolean mayImprove,
        int tiles,
        boolean hasCategories,
        boolean drawsCards,
        Cards cards,
        String finalRule,
        boolean openHands) {
    public static final int MARKERS = 6;
    static final int COINS = 20;
    static final int ON_WHEEL = 11;
    static final int ON_DISPLAY = 9;
    public static final int OBJECT_PRICE = 10;
    static final int CONSOLATION = 2;
    public static final int ANNOUNCEMENT = 5;
    static final int OBJECTS_IN_SUPPLY = 5;

    static CarraraRules base(int seats, boolean openHands) {
        return new CarraraRules(
                seats, false, 0, false, 0, false, false, Cards.BASE, "P4.4", openHands);
    }
}
