package lucca.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;

/// How long bots may think on each decision.
public sealed interface ThinkingLimit {
    /// The budget of a decision that begins now. Interrupting the thread that thinks spends it.
    SearchBudget startBudget();

    /// Whether these bots choose the same with the same random numbers, on any machine.
    default boolean isDeterministic(List<BotKind> bots) {
        return this instanceof Iterations || bots.stream().noneMatch(BotKind::searches);
    }

    /// So long, whatever comes of it.
    record WallClock(Duration each) implements ThinkingLimit {
        @Override
        public SearchBudget startBudget() {
            long begun = System.nanoTime();
            double limit = each.toNanos();
            return unlessInterrupted(done -> (System.nanoTime() - begun) / limit);
        }
    }

    /// So long on a processor: waiting for one does not count, so bots may be compared beside other
    /// work. For bots that think on the thread that begins.
    record CpuTime(Duration each) implements ThinkingLimit {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        @Override
        public SearchBudget startBudget() {
            return unlessInterrupted(new CpuTimeBudget(each.toNanos()));
        }

        /// How long this thread has been on a processor, in nanoseconds.
        static long cpuNanos() {
            return THREADS.getCurrentThreadCpuTime();
        }

        /// Reading the clock of a thread takes as long as a fifth of a short playout, so the other
        /// clock says when it is worth while: a thousand times in a budget at most.
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

    /// So many iterations: the same decisions on every machine.
    record Iterations(long each) implements ThinkingLimit {
        @Override
        public SearchBudget startBudget() {
            return unlessInterrupted(SearchBudget.iterations(each));
        }
    }

    private static SearchBudget unlessInterrupted(SearchBudget searchBudget) {
        return done ->
                Thread.currentThread().isInterrupted() ? 1 : searchBudget.fractionSpent(done);
    }
}
