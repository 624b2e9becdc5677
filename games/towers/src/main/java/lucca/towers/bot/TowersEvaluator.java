package lucca.towers.bot;

import java.util.Arrays;
import lucca.engine.EvaluationTerms;
import lucca.engine.Evaluator;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.towers.City;
import lucca.towers.Steps;
import lucca.towers.TowersState;

/// Evaluates positions by the [features][Feature] of the colours. A lead of [#UNCERTAINTY] is a
/// good chance to win.
final class TowersEvaluator implements Evaluator<TowersState> {
    private static final double UNCERTAINTY = 1.6;

    /// For each ordered pair of seats: more seats need more search.
    private static final int ITERATIONS_PER_PAIR = 12;

    private final int seats;
    private final FeatureExtractor extractor;
    private final StepPriors priors;
    private final TowersPriorSampler priorSampler;
    private final double[][] weights = new double[Feature.COLUMNS][Feature.COUNT];

    TowersEvaluator(City city, int seats) {
        this.seats = seats;
        extractor = new FeatureExtractor(city);
        priors = new StepPriors(city);
        priorSampler = new TowersPriorSampler(city, priors);
        for (Feature feature : Feature.values()) {
            for (int column = 0; column < Feature.COLUMNS; column++) {
                weights[column][feature.ordinal()] = feature.weight(column);
            }
        }
    }

    @Override
    public boolean forecastsPoints() {
        return false;
    }

    @Override
    public void forecast(TowersState state, double[] points) {
        extractor.look(state);
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            points[seat] = worth(state, seat, state.stock.colourOf(seat), extractor.column(seat));
        }
    }

    @Override
    public void explain(TowersState state, int seat, EvaluationTerms evaluationTerms) {
        if (!isQuiet(state)) {
            return;
        }
        extractor.look(state);
        extractor.measure(state, seat, state.stock.colourOf(seat));
        for (Feature feature : Feature.values()) {
            double value = extractor.values()[feature.ordinal()];
            evaluationTerms.add(feature.term(), feature.weight(extractor.column(seat)) * value);
        }
    }

    private double worth(TowersState state, int seat, int colour, int column) {
        extractor.measure(state, seat, colour);
        double[] values = extractor.values();
        double[] factors = weights[column];
        double sum = 0;
        for (int i = 0; i < Feature.COUNT; i++) {
            sum += factors[i] * values[i];
        }
        return sum;
    }

    @Override
    public double uncertainty(TowersState state) {
        return UNCERTAINTY;
    }

    /// During a fight the blocks are not up to date.
    @Override
    public boolean isQuiet(TowersState state) {
        return state.phase != TowersState.Phase.PRISONER;
    }

    /// Games are short and change quickly, so full playouts are the most informative.
    @Override
    public int horizon() {
        return UNLIMITED;
    }

    @Override
    public int baseIterations() {
        return ITERATIONS_PER_PAIR * seats * seats;
    }

    @Override
    public void priors(TowersState state, MoveList steps, double[] out) {
        switch (state.phase) {
            case FIRST_BRICK, SECOND_BRICK -> priors.write(state, steps, out);
            case SWITCH -> weighColours(state, steps, out);
            case DRAW, PRISONER -> Arrays.fill(out, 0, steps.size(), 1);
        }
    }

    @Override
    public int samplePrior(TowersState state, Rng random) {
        return switch (state.phase) {
            case FIRST_BRICK, SECOND_BRICK -> priorSampler.draw(state, random);
            case DRAW, PRISONER, SWITCH -> NONE;
        };
    }

    /// The prior of a colour falls with its distance from the best one, in units of uncertainty.
    private void weighColours(TowersState state, MoveList steps, double[] out) {
        extractor.look(state);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < steps.size(); i++) {
            int code = steps.get(i);
            boolean stays = Steps.kind(code) == Steps.STAY;
            int colour = stays ? state.stock.colourOf(state.seat) : Steps.colour(code);
            out[i] = worth(state, state.seat, colour, Feature.WAITS);
            most = Math.max(most, out[i]);
        }
        for (int i = 0; i < steps.size(); i++) {
            double behind = 1 + (most - out[i]) / UNCERTAINTY;
            double square = behind * behind;
            out[i] = 1 / (square * square);
        }
    }
}
