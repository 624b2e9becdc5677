package lucca.towers.bot;

/// The factors of the step priors: the prior of a step is the product of its factors. Fitted to the
/// choices of a search.
final class PriorFactors {
    /// The owner of a colour or tower, relative to the seat: its own, another seat's, neutral.
    static final int OWN = 0;

    static final int RIVAL = 1;
    static final int NEUTRAL = 2;

    /// For towers only: the seat's own, but not its highest.
    static final int LESSER = 3;

    /// A floor under a tower, by its owner and by the result: an upcoming win, the goal without a
    /// win, one floor short, two, or more.
    static final double[][] FLOOR = {
        {430, 28, 28, 20, 26},
        {0.011, 0.03, 0.06, 0.08, 0.05},
        {0.23, 0.3, 0.75, 0.95, 1.9},
        {430, 28, 10, 5, 2.9},
    };

    /// If the floor prevents another seat's upcoming win.
    static final double DENIAL = 5;

    /// A floor under a house, if the seat has no tower yet: by the owners of the house's and of the
    /// floor's colour.
    static final double[][] FIRST_TOWER = {
        {60, 48, 40}, {0.21, 0.09, 0.4}, {0.7, 0.68, 0.78},
    };

    /// The same, if the seat has a tower.
    static final double[][] MORE_TOWERS = {
        {2.3, 2.5, 1.7}, {0.4, 0.15, 0.7}, {0.79, 0.7, 0.8},
    };

    /// A house that starts a struggle, by the change of the seat's greatest height and of its
    /// rivals': less, the same, one more, or more.
    static final double[][] STRUGGLE = {
        {0.72, 0.034, 0.1, 0.1},
        {7.4, 0.84, 0.066, 0.1},
        {19, 7.3, 1, 1},
        {19, 4.4, 1, 1},
    };

    /// If the struggle leads to a win, without and with a rival's win prevented.
    static final double STRUGGLE_WINS = 19;

    static final double STRUGGLE_SAVES = 6.8;

    /// The joining house, by the owner of its colour.
    static final double[] JOINING = {1.3, 0.88, 0.89};

    /// A house in the block of a tower, by the tower's owner and by the number of floors of that
    /// colour that the tower could still take: none, one, or more.
    static final double[][] BESIDE = {
        {2.2, 0.66, 0.054}, {0.22, 0.061, 0.055}, {0.62, 0.34, 0.21}, {1.2, 0.53, 0.55},
    };

    /// The same house, by the owners of the tower and of the house's colour.
    static final double[][] BESIDE_COLOUR = {
        {1.4, 1.1, 1.3}, {0.15, 0.17, 0.032}, {0.42, 0.27, 0.4}, {0.92, 0.7, 0.54},
    };

    /// Any other house, if the seat has no tower yet: by the number of lots it touches (none, one,
    /// more) and by the owner of its colour.
    static final double[][] EARLY_HOUSE = {
        {0.99, 1.2, 0.023}, {10.9, 3.4, 0.33}, {44, 10.2, 1.15},
    };

    /// The same, if the seat has a tower.
    static final double[][] LATE_HOUSE = {
        {0.26, 0.096, 0.045}, {1.08, 0.41, 0.35}, {1.7, 1.65, 1.7},
    };

    /// The same house, by the blocks with towers two steps away: the sum of 1 for an own tower, 2
    /// for a rival's, 4 for a neutral one.
    static final double[] NEARBY = {0.056, 0.071, 0.3, 0.56, 0.89, 0.91, 0.56, 0.9};

    private PriorFactors() {}
}
