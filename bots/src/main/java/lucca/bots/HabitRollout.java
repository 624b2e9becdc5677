package lucca.bots;

import java.util.Arrays;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Plays to the end, and learns [Habits]. For so many rollouts it follows them too: of a few legal
/// steps drawn by lot it takes the one that has done best before. Then it takes any.
final class HabitRollout<S extends State<S>> implements Rollout<S> {
    private static final int FEW = 3;

    private final Habits habits;
    private final int faith;
    private final MoveList moves = new MoveList();
    private final Ending ending;

    /// The steps of this game, and who took them.
    private int[] steps = new int[256];

    private int[] actors = new int[256];
    private int length;

    /// How many rollouts there were.
    private int runs;

    /// @param faith how many rollouts follow the habits
    HabitRollout(int seats, Habits habits, int faith) {
        this.habits = habits;
        this.faith = faith;
        ending = new Ending(seats);
    }

    @Override
    public void begin() {
        habits.clear();
        runs = 0;
    }

    @Override
    public void run(S state, Rng random) {
        length = 0;
        int few = runs < faith ? FEW : 1;
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            state.play(
                    actor == State.CHANCE
                            ? state.draw(moves, random)
                            : step(state, actor, few, random));
        }
        runs++;
        ending.read(state);
        for (int i = 0; i < length; i++) {
            learn(actors[i], steps[i]);
        }
    }

    @Override
    public void learn(int seat, int step) {
        habits.note(seat, step, ending.share(seat));
    }

    private int step(S state, int actor, int few, Rng random) {
        state.legalMoves(moves);
        int step = moves.get(random.below(moves.size()));
        if (few > 1) {
            step = best(actor, step, few - 1, random);
        }
        record(actor, step);
        return step;
    }

    /// Of a step and so many others the best habit.
    private int best(int actor, int first, int others, Rng random) {
        int best = first;
        double most = habits.worth(actor, best);
        for (int i = 0; i < others; i++) {
            int other = moves.get(random.below(moves.size()));
            double worth = habits.worth(actor, other);
            if (worth > most) {
                most = worth;
                best = other;
            }
        }
        return best;
    }

    private void record(int actor, int step) {
        if (length == steps.length) {
            steps = Arrays.copyOf(steps, 2 * length);
            actors = Arrays.copyOf(actors, 2 * length);
        }
        steps[length] = step;
        actors[length] = actor;
        length++;
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
