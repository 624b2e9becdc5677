package lucca.carrara.bot;

import java.util.Arrays;
import lucca.carrara.CarraraState;
import lucca.carrara.Phase;
import lucca.carrara.Steps;
import lucca.engine.EvaluationTerms;
import lucca.engine.Evaluator;
import lucca.engine.MoveList;

/// Evaluates positions of The Palaces of Carrara by the [features][Feature] of the seats. An
/// unfinished action counts as completed in the likeliest way.
final class CarraraEvaluator implements Evaluator<CarraraState> {
    /// The uncertainty in the last round, its increase for each turn before it, and its factor with
    /// a bonus card, which spreads the scores.
    private static final double UNCERTAINTY = 3;

    private static final double UNCERTAINTY_PER_TURN = 0.6;
    private static final double UNCERTAINTY_WITH_BONUS = 1.8;

    /// The value of an upgrade tile still to be chosen.
    private static final double TILE = 4;

    private static final int HORIZON = 24;

    private final CarraraState scratch;
    private final FeatureExtractor extractor = new FeatureExtractor();
    private final FeatureWeights weights = new FeatureWeights();
    private final TradeGain tradeGain = new TradeGain(weights);
    private final StepPriors priors = new StepPriors(weights);

    /// @param scratch a state of the same game that nothing else uses
    CarraraEvaluator(CarraraState scratch) {
        this.scratch = scratch;
    }

    @Override
    public void forecast(CarraraState state, double[] points) {
        if (!state.isDealt()) {
            Arrays.fill(points, 0);
            return;
        }
        CarraraState shown = built(state);
        weights.weigh(shown);
        for (int seat = 0; seat < points.length; seat++) {
            extractor.look(shown, seat, weights.turns());
            points[seat] = weights.sum(extractor.features);
        }
        points[state.seat] += pending(shown);
    }

    @Override
    public void explain(CarraraState state, int seat, EvaluationTerms evaluationTerms) {
        if (!state.isDealt()) {
            return;
        }
        CarraraState shown = built(state);
        weights.weigh(shown);
        extractor.look(shown, seat, weights.turns());
        weights.explain(extractor.features, evaluationTerms);
        if (seat == state.seat) {
            evaluationTerms.add("merit.action", pending(shown));
        }
    }

    /// The state; if a building is to be paid, a copy after the payment.
    private CarraraState built(CarraraState state) {
        if (state.phase != Phase.PAY) {
            return state;
        }
        scratch.copyFrom(state);
        scratch.play(Steps.pay(TradeGain.plainest(state)));
        return scratch;
    }

    /// The points that the seat in turn may still expect of its action.
    private double pending(CarraraState state) {
        return switch (state.phase) {
            case REFILL -> Math.max(TradeGain.UNKNOWN, tradeGain.best(state, 0));
            case TAKE -> tradeGain.best(state, 0);
            case UPGRADE -> TILE;
            default -> 0;
        };
    }

    @Override
    public double uncertainty(CarraraState state) {
        double turns = state.isDealt() ? TurnsLeft.turns(state) : 0;
        double base = UNCERTAINTY + UNCERTAINTY_PER_TURN * turns;
        return state.cards.bonus() > 0 ? base * UNCERTAINTY_WITH_BONUS : base;
    }

    @Override
    public boolean isQuiet(CarraraState state) {
        return switch (state.phase) {
            case REFILL, TAKE, PAY, UPGRADE -> false;
            default -> true;
        };
    }

    @Override
    public void priors(CarraraState state, MoveList steps, double[] out) {
        weights.weigh(state);
        priors.write(state, steps, out);
    }

    @Override
    public int horizon() {
        return HORIZON;
    }
}
