package lucca.carrara;

import lucca.engine.EvaluationTerms;

/// What each [Feature] is worth in a position.
final class FeatureWeights {
    private final double[] each = new double[Feature.COUNT];
    private double turns;

    /// Weighs for the end that this position has before it.
    void weigh(CarraraState state) {
        turns = TurnsLeft.turns(state);
        Feature.weigh(state.rules.seats(), turns, each);
    }

    /// How many turns each seat may expect.
    double turns() {
        return turns;
    }

    double of(Feature feature) {
        return each[feature.ordinal()];
    }

    double block(int colour) {
        return each[Feature.WHITE.ordinal() + colour];
    }

    /// A coin more or less for the seat in turn.
    double coin(CarraraState state) {
        boolean few = state.coins[state.seat] <= FeatureExtractor.ENOUGH_COINS;
        double rate = state.top().coinsForAPoint();
        double worth = of(Feature.COINS) + of(Feature.EXCHANGE) / rate;
        return Math.max(0, few ? worth + of(Feature.FEW_COINS) : worth);
    }

    /// What a scoring to come is worth.
    double toScore(double points, double coins, double objects) {
        return points * of(Feature.POINTS_TO_SCORE)
                + coins * of(Feature.COINS_TO_SCORE)
                + objects * of(Feature.OBJECTS_TO_SCORE);
    }

    /// What makes up [#sum].
    void explain(double[] aspects, EvaluationTerms evaluationTerms) {
        for (Feature feature : Feature.values()) {
            String merit = feature.term();
            if (merit != null) {
                evaluationTerms.add(merit, of(feature) * aspects[feature.ordinal()]);
            }
        }
    }

    /// The points that a seat with these aspects may expect.
    double sum(double[] aspects) {
        double sum = 0;
        for (int i = 0; i < Feature.COUNT; i++) {
            sum += each[i] * aspects[i];
        }
        return sum;
    }
}
