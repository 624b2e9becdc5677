package lucca.bots;

import lucca.engine.State;

/// What a game that is over came to.
final class Ending {
    private final double[] shares;
    private final double[] points;

    Ending(int seats) {
        shares = new double[seats];
        points = new double[seats];
    }

    void read(State<?> state) {
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] = state.payoff(seat);
            points[seat] = state.score(seat);
        }
    }

    double share(int seat) {
        return shares[seat];
    }

    double points(int seat) {
        return points[seat];
    }
}
