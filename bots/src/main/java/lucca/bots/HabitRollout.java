package lucca.bots;

import java.util.Arrays;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Plays to the end by [Habits]: of a few legal steps the one that has done best before, in
/// rollouts or in the tree. It costs hardly more than steps by lot.
final class HabitRollout<S extends State<S>> implements Rollout<S> {
    private static final int LOOKED_AT = 3;

    private final Habits habits;
    private final MoveList moves = new MoveList();
    private final Ending ending;

    /// The steps of this game, and who took them.
    private int[] steps = new int[256];

    private int[] actors = new int[256];
    private int length;

    HabitRollout(int seats, Habits habits) {
        this.habits = habits;
        ending = new Ending(seats);
    }

    @Override
    public void begin() {
        habits.clear();
    }

    @Override
    public void run(S state, Rng random) {
        length = 0;
        for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
            state.play(
                    actor == State.CHANCE ? state.draw(moves, random) : step(state, actor, random));
        }
        ending.read(state);
        for (int i = 0; i < length; i++) {
            learn(actors[i], steps[i]);
        }
    }

    @Override
    public void learn(int seat, int step) {
        habits.note(seat, step, ending.share(seat));
    }

    private int step(S state, int actor, Rng random) {
        state.legalMoves(moves);
        int best = moves.get(random.below(moves.size()));
        double most = habits.worth(actor, best);
        for (int i = 1; i < LOOKED_AT; i++) {
            int other = moves.get(random.below(moves.size()));
            double worth = habits.worth(actor, other);
            if (worth > most) {
                most = worth;
                best = other;
            }
        }
        record(actor, best);
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
