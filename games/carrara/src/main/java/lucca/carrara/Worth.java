package lucca.carrara;

import lucca.engine.Merits;

/// What each [Aspect] is worth in a position.
final class Worth {
    private final double[] each = new double[Aspect.COUNT];
    private double turns;

    /// Weighs for the end that this position has before it.
    void weigh(CarraraState state) {
        turns = Pace.turns(state);
        Aspect.weigh(state.rules.seats(), turns, each);
    }

    /// How many turns each seat may expect.
    double turns() {
        return turns;
    }

    double of(Aspect aspect) {
        return each[aspect.ordinal()];
    }

    double block(int colour) {
        return each[Aspect.WHITE.ordinal() + colour];
    }

    /// A coin more or less for the seat in turn.
    double coin(CarraraState state) {
        boolean few = state.coins[state.seat] <= Prospect.ENOUGH_COINS;
        double rate = state.top().coinsForAPoint();
        double worth = of(Aspect.COINS) + of(Aspect.EXCHANGE) / rate;
        return Math.max(0, few ? worth + of(Aspect.FEW_COINS) : worth);
    }

    /// What a scoring to come is worth.
    double toScore(double points, double coins, double objects) {
        return points * of(Aspect.POINTS_TO_SCORE)
                + coins * of(Aspect.COINS_TO_SCORE)
                + objects * of(Aspect.OBJECTS_TO_SCORE);
    }

    /// What makes up [#sum].
    void tell(double[] aspects, Merits merits) {
        for (Aspect aspect : Aspect.values()) {
            String merit = aspect.merit();
            if (merit != null) {
                merits.add(merit, of(aspect) * aspects[aspect.ordinal()]);
            }
        }
    }

    /// The points that a seat with these aspects may expect.
    double sum(double[] aspects) {
        double sum = 0;
        for (int i = 0; i < Aspect.COUNT; i++) {
            sum += each[i] * aspects[i];
        }
        return sum;
    }
}
