package lucca.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;

/// How long bots may think on each decision.
public sealed interface ThinkingLimit {
    /// The budget of a decision that begins now. Interrupting the thinking thread spends it.
    SearchBudget startBudget();

    /// Whether these bots choose the same step on any machine, given the same random numbers.
    default boolean isDeterministic(List<BotKind> bots) {
        return this instanceof Iterations || bots.stream().noneMatch(BotKind::searches);
    }

    /// Elapsed time.
    record WallClock(Duration each) implements ThinkingLimit {
        @Override
        public SearchBudget startBudget() {
            long begun = System.nanoTime();
            double limit = each.toNanos();
            return unlessInterrupted(done -> (System.nanoTime() - begun) / limit);
        }
    }

    /// Time on a processor. Waiting for a processor does not count, so bots can be compared beside
    /// other work. Only for bots that search on the thread that starts the budget.
    record CpuTime(Duration each) implements ThinkingLimit {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        @Override
        public SearchBudget startBudget() {
            return unlessInterrupted(new CpuTimeBudget(each.toNanos()));
        }

        /// The time that this thread has spent on a processor, in nanoseconds.
        static long cpuNanos() {
            return THREADS.getCurrentThreadCpuTime();
        }

        /// Reads the CPU clock of a thread at most a thousand times per budget, because each
        /// reading takes as long as a fifth of a short playout. The wall clock decides when it is
        /// due.
        private static final class CpuTimeBudget implements SearchBudget {
            private static final int READINGS = 1000;

            private final long begun = cpuNanos();
            private final long limit;
            private long read = System.nanoTime();
            private double spent;

            CpuTimeBudget(long limit) {
                this.limit = limit;
            }

            @Override
            public double fractionSpent(long iterations) {
                long now = System.nanoTime();
                if (now - read >= limit / READINGS) {
                    read = now;
                    spent = (double) (cpuNanos() - begun) / limit;
                }
                return spent;
            }
        }
    }

    /// A number of iterations: the same decisions on every machine.
    record Iterations(long each) implements ThinkingLimit {
        @Override
        public SearchBudget startBudget() {
            return unlessInterrupted(SearchBudget.iterations(each));
        }
    }

    private static SearchBudget unlessInterrupted(SearchBudget budget) {
        return done -> Thread.currentThread().isInterrupted() ? 1 : budget.fractionSpent(done);
    }
}
