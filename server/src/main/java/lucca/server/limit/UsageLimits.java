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

/// Keeps one from taking what is there for all. Each node counts for itself.
@Component
public final class UsageLimits {
    private static final int MOST_STREAMS_OF_PERSON = 30;
    private static final int MOST_STREAMS_OF_ADDRESS = 500;
    private static final int MOST_OPEN_TABLES = 20;
    private static final int MOST_OPEN_TABLES_OF_ADDRESS = 40;
    private static final int MOST_BOT_TABLES = 5;
    private static final int MOST_BOT_TABLES_OF_ADDRESS = 20;
    private static final int SECONDS = 60;
    private static final long NANOS = 1_000_000_000;

    private final double factor;
    private final List<RateLimiter> rateLimiters;
    private final ConcurrentStreamLimiter personStreams;
    private final ConcurrentStreamLimiter addressStreams;

    /// @param factor by which all limits are higher than usual; 0 for none at all
    @Autowired
    public UsageLimits(@Value("${lucca.limits}") double factor) {
        this(factor, elapsedNanos());
    }

    /// @param clock nanoseconds since some time before
    public UsageLimits(double factor, LongSupplier clock) {
        this.factor = factor;
        rateLimiters =
                factor > 0
                        ? Arrays.stream(RateLimitedAction.values())
                                .map(rateLimitedAction -> rateLimiter(rateLimitedAction, clock))
                                .toList()
                        : List.of();
        personStreams = new ConcurrentStreamLimiter(scaled(MOST_STREAMS_OF_PERSON));
        addressStreams = new ConcurrentStreamLimiter(scaled(MOST_STREAMS_OF_ADDRESS));
    }

    private RateLimiter rateLimiter(RateLimitedAction rateLimitedAction, LongSupplier clock) {
        long gap = Math.max(1, (long) (rateLimitedAction.refillInterval().toNanos() / factor));
        return new RateLimiter(scaled(rateLimitedAction.burst()), Duration.ofNanos(gap), clock);
    }

    private static LongSupplier elapsedNanos() {
        long start = System.nanoTime();
        return () -> System.nanoTime() - start;
    }

    private int scaled(int usually) {
        return Math.clamp((long) (usually * factor), 1, Integer.MAX_VALUE);
    }

    /// Whether there are limits for persons and addresses at all.
    public boolean isEnabled() {
        return factor > 0;
    }

    /// Takes notice of something that is done.
    /// @throws TooMuchException if it was done too often of late
    public void acquire(RateLimitedAction rateLimitedAction, long key) {
        if (factor > 0) {
            long wait = rateLimiters.get(rateLimitedAction.ordinal()).tryAcquire(key);
            if (wait > 0) {
                throw LimitExceededException.retryAfter(1 + wait / NANOS);
            }
        }
    }

    /// The same of a person or a name. Names may be made that have the same number as another; who
    /// wants to use up what that one has can as well use the name itself.
    public void acquire(RateLimitedAction rateLimitedAction, String key) {
        acquire(rateLimitedAction, key.hashCode());
    }

    /// Takes notice of a stream, until what is given back is closed.
    /// @param person who reads it; `null` if nobody knows them
    /// @throws TooMuchException if there are too many already
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

    /// What is taken until it is closed.
    public interface StreamPermit extends AutoCloseable {
        @Override
        void close();
    }

    /// Makes sure that a person may open one more table.
    /// @param count how many tables a person has that wait for their start
    /// @throws TooMuchException if there may be no more of them
    public void checkOpenTables(int count) {
        checkTableCount("limit.tables", count, MOST_OPEN_TABLES);
    }

    /// Makes sure that one more table may be opened from an address.
    /// @param count how many tables that were opened from there wait for their start
    /// @throws TooMuchException if there may be no more of them
    public void checkOpenTablesOfAddress(int count) {
        checkTableCount("limit.address", count, MOST_OPEN_TABLES_OF_ADDRESS);
    }

    /// Makes sure that a person may let bots play alone at one more table, or leave it to them.
    /// @param count at how many of their tables they do already
    /// @throws TooMuchException if there may be no more of them
    public void checkBotTables(int count) {
        checkTableCount("limit.bots", count, MOST_BOT_TABLES);
    }

    /// The same for all persons of an address.
    /// @throws TooMuchException if there may be no more of them
    public void checkBotTablesOfAddress(int count) {
        checkTableCount("limit.bots.address", count, MOST_BOT_TABLES_OF_ADDRESS);
    }

    /// Whether bots may play on alone at a table.
    /// @param ofPerson at how many tables they do that the same person has opened before
    /// @param ofAddress the same of all persons of the address
    public boolean mayBotsPlay(int ofPerson, int ofAddress) {
        return factor <= 0
                || ofPerson < scaled(MOST_BOT_TABLES)
                        && ofAddress < scaled(MOST_BOT_TABLES_OF_ADDRESS);
    }

    private void checkTableCount(String message, int count, int usually) {
        if (factor > 0 && count >= scaled(usually)) {
            throw new LimitExceededException(Message.of(message, scaled(usually)), SECONDS);
        }
    }
}
