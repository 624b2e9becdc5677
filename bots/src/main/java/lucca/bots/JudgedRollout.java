package lucca.bots;

import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// A few steps that suggest themselves, until the game's own judgement is worth something.
final class JudgedRollout<S extends State<S>> implements Rollout<S> {
    /// However long a turn may last, a rollout comes to an end.
    private static final int LONGEST = 10_000;

    private final Prospects<S> prospects;
    private final Judgement<S> judgement;
    private final Draw draw = new Draw();
    private final MoveList moves = new MoveList();

    JudgedRollout(Game<S, ?> game) {
        prospects = new Prospects<>(game);
        judgement = prospects.judgement();
    }

    @Override
    public void run(S state, Rng random) {
        int horizon = judgement.horizon();
        for (int i = 0; i < LONGEST && goesOn(state, i < horizon); i++) {
            state.play(
                    state.actor() == State.CHANCE
                            ? state.draw(moves, random)
                            : draw.step(judgement, state, moves, random));
        }
        prospects.look(state);
    }

    private boolean goesOn(S state, boolean early) {
        return state.actor() != State.OVER && (early || !judgement.isQuiet(state));
    }

    @Override
    public double share(int seat) {
        return prospects.share(seat);
    }

    @Override
    public double value(int seat) {
        return prospects.value(seat);
    }

    @Override
    public double points(int seat) {
        return prospects.points(seat);
    }
}
