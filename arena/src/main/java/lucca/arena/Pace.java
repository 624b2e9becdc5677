package lucca.arena;

import java.time.Duration;
import lucca.bots.Budget;

/// How long bots may think on each decision.
public sealed interface Pace {
    /// The budget of a decision that begins now. Interrupting the thread that thinks spends it.
    Budget begin();

    /// So long, whatever comes of it.
    record Time(Duration each) implements Pace {
        @Override
        public Budget begin() {
            long deadline = System.nanoTime() + each.toNanos();
            return done ->
                    System.nanoTime() - deadline >= 0 || Thread.currentThread().isInterrupted();
        }
    }

    /// So many iterations: the same decisions on every machine.
    record Iterations(long each) implements Pace {
        @Override
        public Budget begin() {
            return Budget.iterations(each);
        }
    }
}
