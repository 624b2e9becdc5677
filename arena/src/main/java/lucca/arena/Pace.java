package lucca.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
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

    /// So long on a processor: waiting for one does not count, so bots may be compared beside other
    /// work. For bots that think on the thread that begins.
    record Work(Duration each) implements Pace {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        @Override
        public Budget begin() {
            return unlessInterrupted(new Watch(each.toNanos()));
        }

        /// How long this thread has been on a processor, in nanoseconds.
        static long worked() {
            return THREADS.getCurrentThreadCpuTime();
        }

        /// Reading the clock of a thread takes as long as a fifth of a short playout, so the other
        /// clock says when it is worth while: a thousand times in a budget at most.
        private static final class Watch implements Budget {
            private static final int READINGS = 1000;

            private final long begun = worked();
            private final long limit;
            private long read = System.nanoTime();
            private double spent;

            Watch(long limit) {
                this.limit = limit;
            }

            @Override
            public double spent(long iterations) {
                long now = System.nanoTime();
                if (now - read >= limit / READINGS) {
                    read = now;
                    spent = (double) (worked() - begun) / limit;
                }
                return spent;
            }
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
