package lucca.bots;

import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A rollout that samples steps from the priors until the position is quiet enough to evaluate, or
/// the game is over. It updates the [ProgressiveHistory], if there is one.
final class HeuristicRollout<S extends State<S>> implements Rollout<S> {
    /// Bounds a rollout, whatever the length of a turn.
    private static final int MAX_STEPS = 10_000;

    private final ValueFunction<S> valueFunction;
    private final Evaluator<S> evaluator;
    private final PriorSampler sampler = new PriorSampler();
    private final MoveList moves = new MoveList();
    private final @Nullable ProgressiveHistory history;

    /// The steps that seats have taken, and the seats that took them.
    private final MoveList steps = new MoveList();

    private final MoveList actors = new MoveList();

    HeuristicRollout(Game<S, ?> game, @Nullable ProgressiveHistory progressiveHistory) {
        this.history = progressiveHistory;
        valueFunction = new ValueFunction<>(game);
        evaluator = valueFunction.evaluator();
    }

    @Override
    public void run(S state, Rng random) {
        int horizon = evaluator.horizon();
        steps.clear();
        actors.clear();
        for (int i = 0; i < MAX_STEPS && continues(state, i < horizon); i++) {
            int actor = state.actor();
            state.play(
                    actor == State.CHANCE
                            ? state.draw(moves, random)
                            : decide(state, actor, random));
        }
        valueFunction.evaluate(state);
        updateHistory();
    }

    private int decide(S state, int actor, Rng random) {
        int step = sampler.sample(evaluator, state, moves, random);
        if (history != null) {
            steps.add(step);
            actors.add(actor);
        }
        return step;
    }

    private void updateHistory() {
        for (int i = 0; history != null && i < steps.size(); i++) {
            history.update(actors.get(i), steps.get(i), share(actors.get(i)));
        }
    }

    private boolean continues(S state, boolean early) {
        return state.actor() != State.OVER && (early || !evaluator.isQuiet(state));
    }

    @Override
    public double share(int seat) {
        return valueFunction.share(seat);
    }

    @Override
    public double value(int seat) {
        return valueFunction.value(seat);
    }

    @Override
    public double points(int seat) {
        return valueFunction.points(seat);
    }
}
