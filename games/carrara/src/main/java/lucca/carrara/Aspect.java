package lucca.carrara;

/// The numbers that make up a seat's prospects, each with what one unit of it is worth in points at
/// the end: with two and with four seats, each when 0, 4, 10 and 20 turns are left. Found by least
/// squares over games of bots, for games with and without the expansion together.
enum Aspect {
    /// Points on the track.
    POINTS(at(0.96, 1.07, 1.14, 1.12), at(0.99, 1.07, 1.19, 1.36)),
    /// Coins.
    COINS(at(-0.03, 0.13, 0.24, 0.58), at(0.00, -0.11, 0.17, 0.68)),
    /// Coins, as long as they are few.
    FEW_COINS(at(0.02, 0.08, 0.22, 0.83), at(-0.07, 0.16, 0.28, 0.50)),
    /// The points that the coins would be worth now.
    EXCHANGE(at(1.13, 0.52, 0.41, 1.52), at(1.02, 1.21, 1.39, 2.22)),
    /// What the objects would score now.
    OBJECTS(at(1.02, 1.04, 1.09, 0.70), at(1.02, 1.05, 0.90, 1.18)),
    /// What the buildings would score now.
    BUILDINGS(at(0.94, 1.07, 1.13, 0.94), at(0.86, 1.08, 1.10, 1.67)),
    /// What the bonus card would bring now.
    BONUS(at(0.98, 0.99, 1.12, 1.21), at(0.92, 1.04, 1.03, -0.08)),
    /// Blocks by colour.
    WHITE(at(0.56, 0.81, 1.76, 4.82), at(0.06, 2.17, 4.52, 4.50)),
    YELLOW(at(0.40, 0.73, 1.36, 3.67), at(-0.05, 1.47, 2.91, 2.99)),
    RED(at(0.77, 0.82, 1.44, 3.50), at(0.08, 1.65, 2.59, 3.76)),
    GREEN(at(0.48, 0.41, 1.00, 2.22), at(0.17, 1.02, 1.78, 1.77)),
    BLUE(at(0.34, 0.20, 0.50, 2.08), at(0.11, 0.97, 1.65, 1.87)),
    BLACK(at(0.41, 0.30, 0.58, 1.18), at(0.49, 0.31, 0.86, 0.89)),
    /// Blocks beyond those that are enough.
    MANY_BLOCKS(at(-0.52, -0.47, -0.84, -0.75), at(-0.99, -0.83, -0.40, 0.35)),
    /// Points that the best scorings open to the seat would bring, one for each marker.
    POINTS_TO_SCORE(at(0.63, 0.85, 0.85, 1.01), at(0.54, 0.77, 0.92, 1.10)),
    /// The coins of these scorings.
    COINS_TO_SCORE(at(0.12, 0.29, 0.22, 0.43), at(0.14, 0.15, 0.25, 0.37)),
    /// The objects of these scorings.
    OBJECTS_TO_SCORE(at(-0.41, -0.39, 0.27, 0.94), at(-0.08, 0.54, 1.35, 1.42)),
    /// Cities that need more buildings, by what they would bring and how far they are.
    NEARLY_SCORED(at(-0.05, -0.21, 0.10, 0.59), at(-0.10, 0.09, 0.61, 1.22)),
    /// Markers left.
    MARKERS(at(2.34, 1.92, 6.27, 6.95), at(0.13, 1.11, 1.43, 1.39)),
    /// What everybody may expect.
    ALWAYS(at(0.00, 0.00, 0.00, 0.00), at(0.00, 0.00, 0.00, 0.00)),
    /// The same, as far as it is more with a bonus card.
    WITH_BONUS(at(0.00, 0.00, 0.00, 0.00), at(0.00, 0.00, 0.00, 0.00));

    static final int COUNT = 21;
    private static final Aspect[] ALL = values();

    /// The turns left for which there are numbers.
    private static final double[] TURNS = {0, 4, 10, 20};

    private final double[] two;
    private final double[] four;

    Aspect(double[] two, double[] four) {
        this.two = two;
        this.four = four;
    }

    private static double[] at(double... worth) {
        return worth;
    }

    /// Writes what each is worth to a table of so many seats, with so many turns left.
    static void weigh(int seats, double turns, double[] worth) {
        int from = 0;
        while (from < TURNS.length - 2 && turns > TURNS[from + 1]) {
            from++;
        }
        double span = TURNS[from + 1] - TURNS[from];
        double part = Math.min(1, (turns - TURNS[from]) / span);
        double many = (seats - 2) / 2.0;
        for (int i = 0; i < COUNT; i++) {
            double[] two = ALL[i].two;
            double[] four = ALL[i].four;
            double now = two[from] * (1 - part) + two[from + 1] * part;
            double then = four[from] * (1 - part) + four[from + 1] * part;
            worth[i] = now * (1 - many) + then * many;
        }
    }
}
