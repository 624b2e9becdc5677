package lucca.server.limit;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import lucca.engine.Message;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/// Enforces the rate limits and quotas of people and addresses. Each node counts for itself.
@Component
public final class UsageLimits {
    private static final int MAX_STREAMS_OF_PERSON = 30;
    private static final int MAX_STREAMS_OF_ADDRESS = 500;
    private static final int MAX_OPEN_TABLES = 20;
    private static final int MAX_OPEN_TABLES_OF_ADDRESS = 40;
    private static final int MAX_BOT_TABLES = 5;
    private static final int MAX_BOT_TABLES_OF_ADDRESS = 20;
    private static final int RETRY_AFTER_SECONDS = 60;
    private static final long NANOS = 1_000_000_000;

    private final double factor;
    private final List<RateLimiter> rateLimiters;
    private final ConcurrentStreamLimiter personStreams;
    private final ConcurrentStreamLimiter addressStreams;

    /// @param factor the multiplier for all limits; 0 for no limits
    @Autowired
    public UsageLimits(@Value("${lucca.limits}") double factor) {
        this(factor, elapsedNanos());
    }

    /// @param clock nanoseconds since an arbitrary origin in the past
    public UsageLimits(double factor, LongSupplier clock) {
        this.factor = factor;
        rateLimiters =
                factor > 0
                        ? Arrays.stream(RateLimitedAction.values())
                                .map(action -> rateLimiter(action, clock))
                                .toList()
                        : List.of();
        personStreams = new ConcurrentStreamLimiter(scaled(MAX_STREAMS_OF_PERSON));
        addressStreams = new ConcurrentStreamLimiter(scaled(MAX_STREAMS_OF_ADDRESS));
    }

    private RateLimiter rateLimiter(RateLimitedAction action, LongSupplier clock) {
        long gap = Math.max(1, (long) (action.refillInterval().toNanos() / factor));
        return new RateLimiter(scaled(action.burst()), Duration.ofNanos(gap), clock);
    }

    private static LongSupplier elapsedNanos() {
        long start = System.nanoTime();
        return () -> System.nanoTime() - start;
    }

    private int scaled(int standard) {
        return Math.clamp((long) (standard * factor), 1, Integer.MAX_VALUE);
    }

    /// Whether there are any limits for people and addresses.
    public boolean isEnabled() {
        return factor > 0;
    }

    /// Counts an action of a key, such as an address.
    /// @throws LimitExceededException if the limit of the action is exceeded
    public void acquire(RateLimitedAction action, long key) {
        if (factor > 0) {
            long wait = rateLimiters.get(action.ordinal()).tryAcquire(key);
            if (wait > 0) {
                throw LimitExceededException.retryAfter(1 + wait / NANOS);
            }
        }
    }

    /// Counts an action of a person or a name. Names with colliding hashes share a limit; that
    /// gives an attacker nothing, because the name itself could be used as well.
    public void acquire(RateLimitedAction action, String key) {
        acquire(action, key.hashCode());
    }

    /// Counts an open stream until the permit is closed.
    /// @param person the reader; `null` if not signed in
    /// @throws LimitExceededException if too many streams are open
    public StreamPermit acquireStream(@Nullable String person, long address) {
        if (factor <= 0) {
            return () -> {};
        }
        addressStreams.acquire(address);
        if (person == null) {
            return () -> addressStreams.release(address);
        }
        try {
            personStreams.acquire(person.hashCode());
        } catch (LimitExceededException e) {
            addressStreams.release(address);
            throw e;
        }
        return () -> {
            personStreams.release(person.hashCode());
            addressStreams.release(address);
        };
    }

    /// A permit that is held until it is closed.
    public interface StreamPermit extends AutoCloseable {
        @Override
        void close();
    }

    /// Checks that a person may open one more table.
    /// @param count the number of tables of the person that have not started yet
    /// @throws LimitExceededException if the limit is reached
    public void checkOpenTables(int count) {
        checkTableCount("limit.tables", count, MAX_OPEN_TABLES);
    }

    /// Checks that one more table may be opened from an address.
    /// @param count the number of tables opened from the address that have not started yet
    /// @throws LimitExceededException if the limit is reached
    public void checkOpenTablesOfAddress(int count) {
        checkTableCount("limit.address", count, MAX_OPEN_TABLES_OF_ADDRESS);
    }

    /// Checks that a person may have one more table at which only bots play, also after leaving it.
    /// @param count the number of such tables of the person
    /// @throws LimitExceededException if the limit is reached
    public void checkBotTables(int count) {
        checkTableCount("limit.bots", count, MAX_BOT_TABLES);
    }

    /// Checks the same for all people of an address.
    /// @throws LimitExceededException if the limit is reached
    public void checkBotTablesOfAddress(int count) {
        checkTableCount("limit.bots.address", count, MAX_BOT_TABLES_OF_ADDRESS);
    }

    /// Whether bots may continue to play alone at a table.
    /// @param ofPerson the number of such tables that the same person opened before this one
    /// @param ofAddress the number of such tables of all people of the address
    public boolean mayBotsPlay(int ofPerson, int ofAddress) {
        return factor <= 0
                || ofPerson < scaled(MAX_BOT_TABLES)
                        && ofAddress < scaled(MAX_BOT_TABLES_OF_ADDRESS);
    }

    private void checkTableCount(String message, int count, int standard) {
        if (factor > 0 && count >= scaled(standard)) {
            throw new LimitExceededException(
                    Message.of(message, scaled(standard)), RETRY_AFTER_SECONDS);
        }
    }
}
