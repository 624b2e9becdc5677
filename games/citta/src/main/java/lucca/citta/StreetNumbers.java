package lucca.citta;

/// The palaces whose street numbers are compared at the end (C4.3): the sides of the quarters that
/// count for the lowest number, and those for the highest.
public enum StreetNumbers {
    ANYWHERE(Sides.ALL, Sides.ALL),
    CONSTRUCTION_PAYS_OPENED(Sides.CONSTRUCTION, Sides.OPENED),
    NOT_OPENED(Sides.NOT_OPENED, Sides.NOT_OPENED);

    private final int lowest;
    private final int highest;

    StreetNumbers(int lowest, int highest) {
        this.lowest = lowest;
        this.highest = highest;
    }

    /// Whether a palace on that side may show the lowest number.
    public boolean mayPay(int side) {
        return (lowest >> side & 1) != 0;
    }

    /// Whether a palace on that side may show the highest number.
    public boolean mayGet(int side) {
        return (highest >> side & 1) != 0;
    }

    private static final class Sides {
        static final int CONSTRUCTION = 1 << Palace.UNDER_CONSTRUCTION;
        static final int OPENED = 1 << Palace.OPENED;
        static final int NOT_OPENED = CONSTRUCTION | 1 << Palace.COMPLETED;
        static final int ALL = NOT_OPENED | OPENED;
    }
}
