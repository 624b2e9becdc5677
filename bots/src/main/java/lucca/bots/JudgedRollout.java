package lucca.bots;

import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// Steps that suggest themselves, until the game's own judgement is worth something or the game is
/// over. If there are [Habits], they learn from these steps.
final class JudgedRollout<S extends State<S>> implements Rollout<S> {
    /// However long a turn may last, a rollout comes to an end.
    private static final int LONGEST = 10_000;

    private final Prospects<S> prospects;
    private final Judgement<S> judgement;
    private final Draw draw = new Draw();
    private final MoveList moves = new MoveList();
    private final @Nullable Habits habits;

    /// The steps that seats have taken, and who took them.
    private final MoveList steps = new MoveList();

    private final MoveList actors = new MoveList();

    JudgedRollout(Game<S, ?> game, @Nullable Habits habits) {
        this.habits = habits;
        prospects = new Prospects<>(game);
        judgement = prospects.judgement();
    }

    @Override
    public void run(S state, Rng random) {
        int horizon = judgement.horizon();
        steps.clear();
        actors.clear();
        for (int i = 0; i < LONGEST && goesOn(state, i < horizon); i++) {
            int actor = state.actor();
            state.play(
                    actor == State.CHANCE
                            ? state.draw(moves, random)
                            : decide(state, actor, random));
        }
        prospects.look(state);
        learn();
    }

    private int decide(S state, int actor, Rng random) {
        int step = draw.step(judgement, state, moves, random);
        if (habits != null) {
            steps.add(step);
            actors.add(actor);
        }
        return step;
    }

    private void learn() {
        for (int i = 0; habits != null && i < steps.size(); i++) {
            habits.note(actors.get(i), steps.get(i), share(actors.get(i)));
        }
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
