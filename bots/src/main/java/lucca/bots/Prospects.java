package lucca.bots;

import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.State;

/// What a state promises each seat, as a share of the win: the payoff once it is over, the game's
/// own judgement before. Only arithmetic that is the same on every machine.
final class Prospects<S extends State<S>> {
    /// How much of the value of a finished game lies in the margin where points are counted, so
    /// that a bot that wins anyway wins high, and one that loses anyway fights on.
    private static final double MARGIN = 0.1;

    private final Judgement<S> judgement;
    private final double margin;
    private final double[] points;
    private final double[] shares;
    private final double[] values;

    Prospects(Game<S, ?> game) {
        judgement = game.judgement();
        margin = judgement.countsPoints() ? MARGIN : 0;
        points = new double[game.setup().seats()];
        shares = new double[points.length];
        values = new double[points.length];
    }

    Judgement<S> judgement() {
        return judgement;
    }

    /// Looks at a state; afterwards shares, values and points are of this one.
    void look(S state) {
        if (state.actor() == State.OVER) {
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] = state.score(seat);
            }
            weigh(judgement.doubt(state));
            for (int seat = 0; seat < points.length; seat++) {
                shares[seat] = state.payoff(seat);
                values[seat] = margin * values[seat] + (1 - margin) * shares[seat];
            }
        } else {
            judgement.forecast(state, points);
            weigh(judgement.doubt(state));
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
    private void weigh(double doubt) {
        double most = points[0];
        for (double each : points) {
            most = Math.max(most, each);
        }
        double sum = 0;
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] = Falloff.of((most - points[seat]) / (2 * doubt));
            sum += values[seat];
        }
        for (int seat = 0; seat < values.length; seat++) {
            values[seat] /= sum;
        }
    }
}
