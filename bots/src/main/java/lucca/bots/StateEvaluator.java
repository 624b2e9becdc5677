package lucca.bots;

import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.State;

/// What a state promises each seat, as a share of the win: the payoff once it is over, the game's
/// own judgement before. Only arithmetic that is the same on every machine.
final class StateEvaluator<S extends State<S>> {
    /// How much of the value of a finished game lies in the margin where points are counted, so
    /// that a bot that wins anyway wins high, and one that loses anyway fights on.
    private static final double MARGIN = 0.1;

    private final Evaluator<S> evaluator;
    private final double margin;
    private final double[] points;
    private final double[] shares;
    private final double[] values;

    StateEvaluator(Game<S, ?> game) {
        evaluator = game.evaluator();
        margin = evaluator.forecastsPoints() ? MARGIN : 0;
        points = new double[game.setup().seats()];
        shares = new double[points.length];
        values = new double[points.length];
    }

    Evaluator<S> judgement() {
        return evaluator;
    }

    /// Looks at a state; afterwards shares, values and points are of this one.
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

    /// The share of the win that a seat may expect, from 0 to 1.
    double share(int seat) {
        return shares[seat];
    }

    /// The share, with the margin of a game that is over reckoned in.
    double value(int seat) {
        return values[seat];
    }

    /// The points that a seat may expect at the end.
    double points(int seat) {
        return points[seat];
    }

    /// Values by the points: they fall with the fourth power of how far a seat is behind.
    private void valuesFromPoints(double doubt) {
        double most = points[0];
        for (double each : points) {
            most = Math.max(most, each);
        }
        double sum = 0;
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = QuarticDecay.weight((most - points[seat]) / (2 * doubt));
            sum += values[seat];
        }
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] /= sum;
        }
    }
}
