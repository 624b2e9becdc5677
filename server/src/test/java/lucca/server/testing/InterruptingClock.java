package lucca.server.testing;

import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/// A clock that lets a test act in the middle of a request, when a given method of the server reads
/// the time.
public final class InterruptingClock implements InstantSource {
    private record Plan(String method, Runnable action) {}

    private final InstantSource clock;
    private final AtomicReference<@Nullable Plan> plan = new AtomicReference<>();

    public InterruptingClock(InstantSource clock) {
        this.clock = clock;
    }

    /// Runs the action once, the next time a method of that name reads the clock.
    public void runWhenReadBy(String method, Runnable action) {
        plan.set(new Plan(method, action));
    }

    public boolean hasRun() {
        return plan.get() == null;
    }

    @Override
    public Instant instant() {
        Plan next = plan.get();
        if (next != null && isCalledBy(next.method()) && plan.compareAndSet(next, null)) {
            next.action().run();
        }
        return clock.instant();
    }

    private static boolean isCalledBy(String method) {
        return StackWalker.getInstance()
                .walk(frames -> frames.anyMatch(each -> each.getMethodName().equals(method)));
    }
}
