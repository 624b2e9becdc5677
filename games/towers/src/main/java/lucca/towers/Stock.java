package lucca.towers;

import java.util.Arrays;

/// The bricks outside the city and the colours of the seats: the supply, the prisoners by owner and
/// colour, the colours by seat. Packed in one array, which makes copying cheap.
public final class Stock {
    private static final int PRISONERS = Colour.COUNT;
    private static final int COLOURS = PRISONERS + Colour.COUNT * Colour.COUNT;

    private final int seats;
    private final int[] counts = new int[COLOURS + Colour.COUNT];

    Stock(TowersRules rules) {
        seats = rules.seats();
        Arrays.fill(counts, 0, PRISONERS, rules.bricks());
        for (int seat = 0; seat < seats; seat++) {
            counts[COLOURS + seat] = seat; // R1.4
        }
    }

    /// The bricks of a colour in the supply.
    public int supply(int colour) {
        return counts[colour];
    }

    /// Returns bricks to the supply, or takes them from it if `more` is negative.
    void supply(int colour, int more) {
        counts[colour] += more;
    }

    /// The bricks of `colour` that `owner` holds as prisoners.
    public int prisoners(int owner, int colour) {
        return counts[PRISONERS + owner * Colour.COUNT + colour];
    }

    /// All prisoners of a colour (T6.1: they belong to colours).
    public int prisoners(int owner) {
        int from = PRISONERS + owner * Colour.COUNT;
        return counts[from] + counts[from + 1] + counts[from + 2] + counts[from + 3];
    }

    void addPrisoners(int owner, int colour, int more) {
        counts[PRISONERS + owner * Colour.COUNT + colour] += more;
    }

    public int colourOf(int seat) {
        return counts[COLOURS + seat];
    }

    void colourOf(int seat, int colour) {
        counts[COLOURS + seat] = colour;
    }

    /// The seat that plays a colour, or −1 if it is neutral (R4.11).
    int seatOf(int colour) {
        for (int seat = 0; seat < seats; seat++) {
            if (counts[COLOURS + seat] == colour) {
                return seat;
            }
        }
        return -1;
    }

    public boolean isNeutral(int colour) {
        return seatOf(colour) < 0;
    }

    void copyFrom(Stock other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
    }
}
