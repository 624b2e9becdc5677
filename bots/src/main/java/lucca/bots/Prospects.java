package lucca.bots;

import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.State;

/// What a state promises each seat, as a share of the win: the payoff once it is over, the game's
/// own judgement before. Only arithmetic that is the same on every machine.
final class Prospects<S extends State<S>> {
    /// How much of what a finished game is worth lies in the margin, so that a bot that wins anyway
    /// wins high, and one that loses anyway fights on.
    private static final double MARGIN = 0.1;

    private final Judgement<S> judgement;
    private final double[] points;
    private final double[] shares;

    Prospects(Game<S, ?> game) {
        judgement = game.judgement();
        points = new double[game.setup().seats()];
        shares = new double[points.length];
    }

    Judgement<S> judgement() {
        return judgement;
    }

    /// Looks at a state; afterwards the shares and points are of this one.
    void look(S state) {
        boolean over = state.actor() == State.OVER;
        if (over) {
            for (int seat = 0; seat < points.length; seat++) {
                points[seat] = state.score(seat);
            }
        } else {
            judgement.forecast(state, points);
        }
        share(judgement.doubt(state));
        for (int seat = 0; over && seat < shares.length; seat++) {
            shares[seat] = MARGIN * shares[seat] + (1 - MARGIN) * state.payoff(seat);
        }
    }

    /// The share of the win that a seat may expect, from 0 to 1.
    double share(int seat) {
        return shares[seat];
    }

    /// The points that a seat may expect at the end.
    double points(int seat) {
        return points[seat];
    }

    /// A seat's weight falls with the fourth power of how far it is behind.
    private void share(double doubt) {
        double most = points[0];
        for (double each : points) {
            most = Math.max(most, each);
        }
        double sum = 0;
        for (int seat = 0; seat < shares.length; seat++) {
            double behind = 1 + (most - points[seat]) / (2 * doubt);
            double square = behind * behind;
            shares[seat] = 1 / (square * square);
            sum += shares[seat];
        }
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] /= sum;
        }
    }
}
