package lucca.citta.bot;

import lucca.citta.CittaRules;

/// The value of a thing in points when positions are evaluated, fitted to played games. It depends
/// on the number of seats and changes linearly from the first round to the last. Each row has, for
/// two to five seats, the values before the first turn and after the last.
enum Weight {
    /// Any seat.
    CONSTANT(-1.78, -1.65, -2.81, -2.27, -4.02, -1.35, -1.91, -1.10),
    /// A palace that will be completed.
    COMPLETION(-11.91, -1.97, -11.28, -1.59, -14.76, -2.17, -18.25, -4.00),
    /// A window of a palace that will be completed.
    WINDOW(2.43, 1.25, 2.09, 1.28, 2.60, 1.45, 3.43, 1.67),
    /// A missing card of a palace that will be completed.
    MISSING(4.48, 0.76, 4.30, 1.38, 6.06, 2.06, 9.16, 3.98),
    /// A surplus of its colour among the cards to come, for a palace that may be completed.
    SUPPLY(26.77, 8.95, 33.65, 3.09, 17.62, -2.04, 3.51, 0),
    /// A card of another seat under construction, for a palace that will be completed.
    LATER_GROWING(-0.83, 0.32, -0.32, 0.13, -0.22, 0.32, -0.03, 0.38),
    /// A palace that another seat has completed, for a palace that will be completed.
    LATER_WAITING(-4.77, -0.83, -1.67, -1.21, -1.35, -0.48, -0.50, -0.24),
    /// A point that the City pays, for a palace that will be completed.
    LATER_LASTING(0.25, 0.78, 1, 1, 1, 1, 1, 1),
    /// A palace to be opened.
    PARTY(3.98, 0.86, 0.63, 1.12, -0.34, 0.90, 1.54, 0.65),
    /// A card of another seat under construction, for a palace to be opened.
    GROWING(-0.03, 0.87, 0.69, 0.72, 0.92, 0.80, 0.80, 0.89),
    /// A palace that another seat has completed, for a palace to be opened.
    WAITING(-0.25, 0.60, 2.25, 0.21, 1.61, 0.61, 0.92, 0.74),
    /// A point that the City pays, for a palace to be opened.
    LASTING(0.41, 0.88, 1, 1, 1, 1, 1, 1),
    /// A wall or tower, times the palaces that will be opened, if the walls are supported.
    WALL(-0.45, 0.91, -0.41, 0.86, 0.03, 0.85, -0.08, 0.79),
    /// A future card that no palace needs, times the palaces that will be opened, if the walls are
    /// supported.
    SPARE(0.78, 0.76, 0.72, 0.81, 0.81, 0.69, 0.53, 0.61),
    /// A tower, times the palaces that will be opened.
    TOWER(1.50, 0.10, 1.52, 0.10, 1.03, 0.17, 0.93, 0.19),
    /// A shield under construction.
    SHIELD(1.21, 0.18, 1.09, 0.22, 1.73, 0.20, 2.50, 0.29),
    /// A shield above the average of the other seats.
    LEAD(0.17, 0.06, 0.22, 0.11, 0.08, 0.25, 0.06, 0.44),
    /// Showing the street number that gets points; the negative for the one that pays.
    STREET_NUMBER(-0.35, 1.95, -0.21, 2.21, -0.06, 2.33, 0, 2.45);

    static final int COUNT = values().length;

    private final double[] rows;

    Weight(double... rows) {
        this.rows = rows;
    }

    double first(CittaRules rules) {
        return rows[2 * (rules.seats() - 2)];
    }

    double last(CittaRules rules) {
        return rows[2 * (rules.seats() - 2) + 1];
    }
}
