package lucca.carrara.bot;

import lucca.carrara.CarraraState;
import lucca.engine.EvaluationTerms;

/// The weights of each [Feature] in a position.
final class FeatureWeights {
    private final double[] each = new double[Feature.COUNT];
    private double turns;

    /// Computes the weights for the number of turns left in this position.
    void weigh(CarraraState state) {
        turns = TurnsLeft.turns(state);
        Feature.weigh(state.rules.seats(), turns, each);
    }

    /// The number of turns that each seat may expect.
    double turns() {
        return turns;
    }

    double of(Feature feature) {
        return each[feature.ordinal()];
    }

    double block(int colour) {
        return each[Feature.WHITE.ordinal() + colour];
    }

    /// The value of a coin more or less for the seat in turn.
    double coin(CarraraState state) {
        boolean few = state.coins[state.seat] <= FeatureExtractor.ENOUGH_COINS;
        double rate = state.top().coinsForAPoint();
        double worth = of(Feature.COINS) + of(Feature.EXCHANGE) / rate;
        return Math.max(0, few ? worth + of(Feature.FEW_COINS) : worth);
    }

    /// The value of a future scoring.
    double toScore(double points, double coins, double objects) {
        return points * of(Feature.POINTS_TO_SCORE)
                + coins * of(Feature.COINS_TO_SCORE)
                + objects * of(Feature.OBJECTS_TO_SCORE);
    }

    /// Adds the terms of [#sum].
    void explain(double[] features, EvaluationTerms evaluationTerms) {
        for (Feature feature : Feature.values()) {
            String merit = feature.term();
            if (merit != null) {
                evaluationTerms.add(merit, of(feature) * features[feature.ordinal()]);
            }
        }
    }

    /// The expected points of a seat with these features.
    double sum(double[] features) {
        double sum = 0;
        for (int i = 0; i < Feature.COUNT; i++) {
            sum += each[i] * features[i];
        }
        return sum;
    }
}
