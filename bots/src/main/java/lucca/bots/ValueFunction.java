package lucca.bots;

import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.State;

/// The value of a state for every seat, as a share of the win: the payoff once the game is over,
/// the game's heuristic before. Uses only arithmetic that is the same on every machine.
final class ValueFunction<S extends State<S>> {
    /// The part of the value of a finished game that depends on the margin, in games with points.
    /// It makes a winning bot win high and a losing bot fight on.
    private static final double MARGIN = 0.1;

    private final Evaluator<S> evaluator;
    private final double margin;
    private final double[] points;
    private final double[] shares;
    private final double[] values;

    ValueFunction(Game<S, ?> game) {
        evaluator = game.evaluator();
        margin = evaluator.forecastsPoints() ? MARGIN : 0;
        points = new double[game.setup().seats()];
        shares = new double[points.length];
        values = new double[points.length];
    }

    Evaluator<S> evaluator() {
        return evaluator;
    }

    /// Evaluates a state. Afterwards shares, values and points refer to this state.
    void evaluate(S state) {
        if (state.actor() == State.OVER) {
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] = state.score(seat);
            }
            valuesFromPoints(evaluator.uncertainty(state));
            for (int seat = 0; seat < points.length; seat++) {
                shares[seat] = state.payoff(seat);
                values[seat] = margin * values[seat] + (1 - margin) * shares[seat];
            }
        } else {
            evaluator.forecast(state, points);
            valuesFromPoints(evaluator.uncertainty(state));
            System.arraycopy(values, 0, shares, 0, shares.length);
        }
    }

    /// The expected share of the win of a seat, from 0 to 1.
    double share(int seat) {
        return shares[seat];
    }

    /// The share, adjusted by the margin once the game is over.
    double value(int seat) {
        return values[seat];
    }

    /// The expected points of a seat at the end.
    double points(int seat) {
        return points[seat];
    }

    /// Derives values from points. They fall with the fourth power of the distance to the leader.
    private void valuesFromPoints(double pointUncertainty) {
        double most = points[0];
        for (double each : points) {
            most = Math.max(most, each);
        }
        double sum = 0;
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = QuarticDecay.weight((most - points[seat]) / (2 * pointUncertainty));
            sum += values[seat];
        }
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] /= sum;
        }
    }
}
