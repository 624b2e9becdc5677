package lucca.towers.bot;

/// The features of a colour in a position. Each has three weights: for the seat with two bricks to
/// place, for the seat with one, and for waiting seats. Heights, houses, lots and prisoners are
/// relative to the size of the city. The weights are fitted to search self-play.
enum Feature {
    /// Always 1: the value of having the move.
    TURN("merit.turn", 0.04, -0.11, 0.07),
    /// The height of the highest tower.
    HEIGHT("merit.height", 1.03, 0.95, 0.30),
    /// The height of the second highest tower.
    SECOND("merit.height", 0.15, 0.18, 0.42),
    /// Whether a tower has reached the goal.
    HIGH("merit.height", 0.10, 0.05, 0.52),
    /// Whether the highest tower lacks one floor.
    NEARLY("merit.height", -0.17, -0.12, -0.09),
    /// Whether no other tower is as high.
    LEADS("merit.height", 0.70, 0.80, 0.46),
    /// By how much another tower is higher.
    BEHIND("merit.height", -1.04, -0.80, -0.40),
    /// Whether the colour wins at its next turn if nothing changes (T5.1).
    WINS("merit.win", 2.00, -0.31, 0.83),
    /// Whether it wins so and no house can start a struggle that prevents it.
    STANDS("merit.win", 0.00, 0.46, 0.52),
    /// Whether it wins so and not even two bricks can prevent it.
    STANDS_LONG("merit.win", 0.00, 0.36, 0.62),
    /// Whether it wins so but another tower can become as high.
    REACHED("merit.win", 0.00, 0.16, -0.70),
    /// If it wins so, the number of turns of others before that turn.
    WAIT("merit.win", 0.00, 0.00, -0.61),
    /// Whether the floors missing for a win can be added in one turn.
    REACHES("merit.growth", -0.53, -0.07, -0.46),
    /// Whether they can, and no house can start a struggle that costs height.
    REACHES_SAFELY("merit.growth", 1.02, 0.65, 0.78),
    /// Whether a floor can be added to the highest tower.
    GROWS("merit.growth", 0.45, 0.36, 0.23),
    /// Whether floors of two colours can be added to it.
    GROWS_TWICE("merit.growth", 0.05, 0.01, -0.02),
    /// The number of lots in its block.
    BLOCK("merit.block", 0.19, 0.22, 0.39),
    /// The number of bricks of its colour directly below its top.
    RUN("merit.growth", -0.18, 0.01, 0.14),
    /// The height that one house can cost.
    LOSS("merit.danger", -1.22, -0.94, -0.54),
    /// The height that two bricks can cost.
    LOSS_SOON("merit.danger", -0.53, -0.84, -0.77),
    /// The height that one house can gain.
    GAIN("merit.fights", 0.50, 0.74, 0.35),
    /// The height that two bricks can gain.
    GAIN_SOON("merit.fights", 1.52, 1.17, 1.37),
    /// Whether one house can create a winning tower.
    GAIN_WINS("merit.fights", 0.11, 0.51, 0.07),
    /// The houses of the colour.
    HOUSES("merit.houses", 0.78, 0.55, 0.44),
    /// Whether a floor can be added under one of its houses.
    SEEDS("merit.houses", 0.60, 0.47, 0.16),
    /// The prisoners that the colour holds.
    PRISONERS("merit.prisoners", 1.32, 1.12, 0.28),
    /// The square of the number of prisoners.
    PRISONERS_SQUARED("merit.prisoners", 1.03, 1.13, 2.42),
    /// Whether at most two more prisoners are needed.
    PRISONERS_NEARLY("merit.prisoners", 0.22, 0.28, -0.02),
    /// Whether it wins by prisoners at its next turn if nothing changes (T5.1).
    PRISONERS_WIN("merit.prisoners", 2.00, 1.73, 1.73);

    static final int HAS_TWO = 0;
    static final int HAS_ONE = 1;
    static final int WAITS = 2;
    static final int COLUMNS = 3;
    static final int COUNT = values().length;

    private final String term;
    private final double[] weights;

    Feature(String merit, double... weights) {
        this.term = merit;
        this.weights = weights;
    }

    /// The key of the feature's name in the message catalogue.
    String term() {
        return term;
    }

    double weight(int column) {
        return weights[column];
    }
}
