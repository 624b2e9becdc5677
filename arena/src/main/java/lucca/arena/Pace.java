package lucca.arena;

import java.time.Duration;
import java.util.List;
import lucca.bots.Bots;
import lucca.bots.Budget;

/// How long bots may think on each decision.
public sealed interface Pace {
    /// The budget of a decision that begins now. Interrupting the thread that thinks spends it.
    Budget begin();

    /// Whether these bots choose the same with the same random numbers, on any machine.
    default boolean repeats(List<Bots> bots) {
        return this instanceof Iterations || bots.stream().noneMatch(Bots::searches);
    }

    /// So long, whatever comes of it.
    record Time(Duration each) implements Pace {
        @Override
        public Budget begin() {
            long begun = System.nanoTime();
            double limit = each.toNanos();
            return unlessInterrupted(done -> (System.nanoTime() - begun) / limit);
        }
    }

    /// So many iterations: the same decisions on every machine.
    record Iterations(long each) implements Pace {
        @Override
        public Budget begin() {
            return unlessInterrupted(Budget.iterations(each));
        }
    }

    private static Budget unlessInterrupted(Budget budget) {
        return done -> Thread.currentThread().isInterrupted() ? 1 : budget.spent(done);
    }
}
