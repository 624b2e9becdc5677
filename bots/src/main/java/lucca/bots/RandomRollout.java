package lucca.bots;

import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;

/// Any legal steps up to the end of the game.
final class RandomRollout<S extends State<S>> implements Rollout<S> {
    private final Playout playout = new Playout();
    private final Ending ending;

    RandomRollout(int seats) {
        ending = new Ending(seats);
    }

    @Override
    public void run(S state, Rng random) {
        playout.run(state, random);
        ending.read(state);
    }

    @Override
    public double share(int seat) {
        return ending.share(seat);
    }

    @Override
    public double value(int seat) {
        return ending.share(seat);
    }

    @Override
    public double points(int seat) {
        return ending.points(seat);
    }
}
