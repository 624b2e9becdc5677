package lucca.carrara.bot;

import lucca.carrara.CarraraRules;
import lucca.carrara.CarraraState;
import lucca.carrara.City;
import lucca.carrara.Counts;
import lucca.carrara.Steps;
import lucca.carrara.Type;
import lucca.engine.MoveList;

/// Computes the priors of steps: the estimated points of each step, relative to the best one.
final class StepPriors {
    /// The deficits in points that reduce a prior to a sixteenth, by decision.
    private static final double ACTION = 1.2;

    private static final double TAKE = 0.7;
    private static final double PAY = 0.5;
    private static final double UPGRADE = 2;
    private static final double AFTER = 1.5;

    /// The value of doing nothing in a turn.
    private static final double IDLE = -50;

    private final FeatureWeights weights;
    private final FeatureExtractor extractor = new FeatureExtractor();
    private final TradeGain tradeGain;
    private final ObjectGain objectGain;
    private final BuildGain buildGain;
    private final TileGain tileGain;

    StepPriors(FeatureWeights featureWeights) {
        this.weights = featureWeights;
        tradeGain = new TradeGain(featureWeights);
        objectGain = new ObjectGain(featureWeights);
        buildGain = new BuildGain(featureWeights, extractor);
        tileGain = new TileGain(featureWeights, extractor);
    }

    void write(CarraraState state, MoveList steps, double[] out) {
        switch (state.phase) {
            case TAKE -> {
                takes(state, steps, out);
                compare(out, steps.size(), TAKE);
            }
            case PAY -> {
                payments(steps, out);
                compare(out, steps.size(), PAY);
            }
            case UPGRADE -> {
                tileGain.write(state, steps, out);
                compare(out, steps.size(), UPGRADE);
            }
            case AFTER -> {
                afterwards(state, steps, out);
                compare(out, steps.size(), AFTER);
            }
            default -> {
                actions(state, steps, out);
                compare(out, steps.size(), ACTION);
            }
        }
    }

    /// Turns points into priors: 1 for the best; the fourth power of the deficit reduces the
    /// others.
    private static void compare(double[] out, int size, double scale) {
        double most = out[0];
        for (int i = 1; i < size; i++) {
            most = Math.max(most, out[i]);
        }
        for (int i = 0; i < size; i++) {
            double behind = 1 + (most - out[i]) / scale;
            double square = behind * behind;
            out[i] = 1 / (square * square);
        }
    }

    private void actions(CarraraState state, MoveList steps, double[] out) {
        extractor.look(state, state.seat, weights.turns());
        objectGain.prepare(state);
        buildGain.prepare(state);
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            out[i] =
                    switch (code) {
                        case Steps.ANNOUNCE -> objectGain.announcing(state);
                        case Steps.DECLINE, Steps.PASS -> IDLE;
                        case Steps.BUY -> Math.max(TradeGain.UNKNOWN, tradeGain.best(state, 1));
                        case Steps.BUY_UNTURNED -> tradeGain.best(state, 0);
                        default ->
                                code >= Steps.BUILD
                                        ? buildGain.gain(state, code)
                                        : scoring(state, code - Steps.SCORE);
                    };
        }
    }

    /// The gain of a scoring now, minus the later gain that its marker is worth.
    private double scoring(CarraraState state, int what) {
        double gain = extractor.points[what] * weights.of(Feature.POINTS);
        gain += extractor.coins[what] * weights.coin(state);
        if (what < Type.COUNT) {
            int given = Math.min(extractor.count[what], Counts.get(state.supply, what));
            gain += given * objectGain.more(what);
        } else if (FeatureExtractor.isCity(what)) {
            gain += extractor.count[what] * objectGain.more();
        }
        int instead = extractor.open[what] >= extractor.least ? what : extractor.last;
        return gain - later(instead) - weights.of(Feature.MARKERS);
    }

    /// The value of a scoring that is not made yet.
    private double later(int what) {
        if (what < 0) {
            return 0;
        }
        int objects = what < Type.COUNT + City.COUNT ? extractor.count[what] : 0;
        return weights.toScore(extractor.points[what], extractor.coins[what], objects);
    }

    private void takes(CarraraState state, MoveList steps, double[] out) {
        tradeGain.prepare(state);
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            out[i] = tradeGain.of(Steps.counts(code), Steps.section(code));
        }
    }

    private void payments(MoveList steps, double[] out) {
        for (int i = 0; i < steps.size(); i++) {
            out[i] = -tradeGain.missed(Steps.counts(steps.get(i)));
        }
    }

    private void afterwards(CarraraState state, MoveList steps, double[] out) {
        if (steps.size() > 1) {
            objectGain.prepare(state);
        }
        double price = CarraraRules.OBJECT_PRICE * weights.coin(state);
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            out[i] =
                    switch (code) {
                        case Steps.END -> 0;
                        case Steps.ANNOUNCE -> objectGain.announcing(state);
                        default -> objectGain.more(code - Steps.OBJECT) - price;
                    };
        }
    }
}
