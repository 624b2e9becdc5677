package lucca.bots;

import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;

/// Plays random legal steps to the end of the game.
final class RandomRollout<S extends State<S>> implements Rollout<S> {
    private final Playout playout = new Playout();
    private final double[] shares;
    private final double[] points;

    RandomRollout(int seats) {
        shares = new double[seats];
        points = new double[seats];
    }

    @Override
    public void run(S state, Rng random) {
        playout.run(state, random);
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] = state.payoff(seat);
            points[seat] = state.score(seat);
        }
    }

    @Override
    public double share(int seat) {
        return shares[seat];
    }

    @Override
    public double value(int seat) {
        return shares[seat];
    }

    @Override
    public double points(int seat) {
        return points[seat];
    }
}
