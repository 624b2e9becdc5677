package lucca.carrara.bot;

import org.jspecify.annotations.Nullable;

/// The features of a seat, each with its value in points at the end: with two and with four seats,
/// each with 0, 4, 10 and 20 turns left. Fitted by least squares to games of bots, with and without
/// the expansion together.
enum Feature {
    /// Points on the track.
    POINTS("merit.points", at(0.95, 1.08, 1.13, 1.16), at(0.99, 1.08, 1.19, 1.20)),
    /// Coins.
    COINS("merit.coins", at(0.00, 0.12, 0.15, 0.42), at(0.01, -0.07, 0.16, 0.55)),
    /// Coins up to a limit.
    FEW_COINS("merit.coins", at(0.16, 0.03, 0.23, 0.84), at(-0.10, 0.14, 0.23, 0.46)),
    /// The points that the coins would be worth now.
    EXCHANGE("merit.coins", at(1.00, 0.49, 0.81, 1.74), at(0.96, 1.20, 1.53, 2.25)),
    /// What the objects would score now.
    OBJECTS("merit.objects", at(0.99, 1.09, 1.06, 0.83), at(1.01, 1.04, 0.85, 0.89)),
    /// What the buildings would score now.
    BUILDINGS("merit.buildings", at(1.00, 1.04, 1.15, 1.01), at(0.90, 1.12, 1.00, 1.14)),
    /// What the bonus card would bring now.
    BONUS("merit.bonus", at(0.99, 0.97, 1.07, 1.15), at(0.95, 1.02, 0.92, 0.43)),
    /// Blocks by colour.
    WHITE("merit.blocks", at(0.83, 0.64, 1.87, 4.95), at(0.05, 2.21, 4.40, 4.50)),
    YELLOW("merit.blocks", at(0.12, 0.49, 1.52, 3.58), at(0.05, 1.66, 2.87, 2.79)),
    RED("merit.blocks", at(0.44, 0.72, 1.59, 3.50), at(0.05, 1.76, 2.73, 3.57)),
    GREEN("merit.blocks", at(0.42, 0.44, 1.02, 2.30), at(0.18, 1.00, 1.77, 1.74)),
    BLUE("merit.blocks", at(0.65, 0.33, 0.60, 2.32), at(0.21, 0.98, 1.71, 1.80)),
    BLACK("merit.blocks", at(0.23, 0.28, 0.77, 1.39), at(0.36, 0.45, 0.95, 1.09)),
    /// Blocks beyond a limit.
    MANY_BLOCKS("merit.blocks", at(-0.55, -0.52, -1.09, -0.38), at(-0.43, -0.81, -0.22, 0.33)),
    /// The points of the best scorings open to the seat, one for each marker.
    POINTS_TO_SCORE("merit.scorings", at(0.85, 0.86, 0.87, 1.07), at(0.77, 0.77, 0.94, 0.96)),
    /// The coins of these scorings.
    COINS_TO_SCORE("merit.scorings", at(0.15, 0.30, 0.25, 0.40), at(0.14, 0.16, 0.27, 0.28)),
    /// The objects of these scorings.
    OBJECTS_TO_SCORE("merit.scorings", at(0.59, -0.20, 0.66, 1.19), at(0.06, 0.47, 1.01, 0.63)),
    /// The cities that need more buildings, by their value and progress.
    NEARLY_SCORED("merit.cities", at(0.00, -0.18, 0.13, 0.71), at(-0.03, 0.08, 0.57, 0.79)),
    /// Markers left.
    MARKERS("merit.markers", at(0.91, 1.21, 4.56, 5.50), at(0.04, 0.85, 1.12, 1.49)),
    /// Always 1: what every seat may expect.
    ALWAYS(null, at(1.35, -4.51, -9.23, 19.41), at(-0.30, -2.05, 11.12, 33.66)),
    /// 1 with a bonus card: the additional expectation.
    WITH_BONUS(null, at(-2.14, 9.26, 7.00, 17.39), at(-1.79, 1.72, 5.83, 22.03));

    static final int COUNT = 21;
    private static final Feature[] ALL = values();

    /// The numbers of turns left that have weights.
    private static final double[] TURNS = {0, 4, 10, 20};

    private final @Nullable String term;
    private final double[] two;
    private final double[] four;

    Feature(@Nullable String merit, double[] two, double[] four) {
        this.term = merit;
        this.two = two;
        this.four = four;
    }

    /// The key of the feature's name in the message catalogue; `null` if it is equal for all seats.
    @Nullable String term() {
        return term;
    }

    private static double[] at(double... worth) {
        return worth;
    }

    /// Writes the weight of each feature for this number of seats and of turns left.
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
