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
public final class Limits {
    private static final int MOST_STREAMS_OF_PERSON = 30;
    private static final int MOST_STREAMS_OF_ADDRESS = 500;
    private static final int MOST_OPEN_TABLES = 20;
    private static final int MOST_OPEN_TABLES_OF_ADDRESS = 40;
    private static final int MOST_BOT_TABLES = 5;
    private static final int MOST_BOT_TABLES_OF_ADDRESS = 20;
    private static final int SECONDS = 60;
    private static final long NANOS = 1_000_000_000;

    private final double factor;
    private final List<Budget> budgets;
    private final Places ofPersons;
    private final Places ofAddresses;

    /// @param factor by which all limits are higher than usual; 0 for none at all
    @Autowired
    public Limits(@Value("${lucca.limits}") double factor) {
        this(factor, sinceNow());
    }

    /// @param clock nanoseconds since some time before
    public Limits(double factor, LongSupplier clock) {
        this.factor = factor;
        budgets =
                factor > 0
                        ? Arrays.stream(Act.values()).map(act -> budget(act, clock)).toList()
                        : List.of();
        ofPersons = new Places(most(MOST_STREAMS_OF_PERSON));
        ofAddresses = new Places(most(MOST_STREAMS_OF_ADDRESS));
    }

    private Budget budget(Act act, LongSupplier clock) {
        long gap = Math.max(1, (long) (act.gap().toNanos() / factor));
        return new Budget(most(act.atOnce()), Duration.ofNanos(gap), clock);
    }

    private static LongSupplier sinceNow() {
        long start = System.nanoTime();
        return () -> System.nanoTime() - start;
    }

    private int most(int usually) {
        return Math.clamp((long) (usually * factor), 1, Integer.MAX_VALUE);
    }

    /// Whether there are limits for persons and addresses at all.
    public boolean areOn() {
        return factor > 0;
    }

    /// Takes notice of something that is done.
    /// @throws TooMuchException if it was done too often of late
    public void take(Act act, long key) {
        if (factor > 0) {
            long wait = budgets.get(act.ordinal()).take(key);
            if (wait > 0) {
                throw TooMuchException.until(1 + wait / NANOS);
            }
        }
    }

    /// The same of a person or a name. Names may be made that have the same number as another; who
    /// wants to use up what that one has can as well use the name itself.
    public void take(Act act, String key) {
        take(act, key.hashCode());
    }

    /// Takes notice of a stream, until what is given back is closed.
    /// @param person who reads it; `null` if nobody knows them
    /// @throws TooMuchException if there are too many already
    public Place stream(@Nullable String person, long address) {
        if (factor <= 0) {
            return () -> {};
        }
        ofAddresses.take(address);
        if (person == null) {
            return () -> ofAddresses.free(address);
        }
        try {
            ofPersons.take(person.hashCode());
        } catch (TooMuchException e) {
            ofAddresses.free(address);
            throw e;
        }
        return () -> {
            ofPersons.free(person.hashCode());
            ofAddresses.free(address);
        };
    }

    /// What is taken until it is closed.
    public interface Place extends AutoCloseable {
        @Override
        void close();
    }

    /// Makes sure that a person may open one more table.
    /// @param count how many tables a person has that wait for their start
    /// @throws TooMuchException if there may be no more of them
    public void openTables(int count) {
        tables("limit.tables", count, MOST_OPEN_TABLES);
    }

    /// Makes sure that one more table may be opened from an address.
    /// @param count how many tables that were opened from there wait for their start
    /// @throws TooMuchException if there may be no more of them
    public void openTablesOfAddress(int count) {
        tables("limit.address", count, MOST_OPEN_TABLES_OF_ADDRESS);
    }

    /// Makes sure that a person may let bots play alone at one more table, or leave it to them.
    /// @param count at how many of their tables they do already
    /// @throws TooMuchException if there may be no more of them
    public void botTables(int count) {
        tables("limit.bots", count, MOST_BOT_TABLES);
    }

    /// The same for all persons of an address.
    /// @throws TooMuchException if there may be no more of them
    public void botTablesOfAddress(int count) {
        tables("limit.bots.address", count, MOST_BOT_TABLES_OF_ADDRESS);
    }

    /// Whether bots may play on alone at a table.
    /// @param ofPerson at how many tables they do that the same person has opened before
    /// @param ofAddress the same of all persons of the address
    public boolean mayBotsPlay(int ofPerson, int ofAddress) {
        return factor <= 0
                || ofPerson < most(MOST_BOT_TABLES) && ofAddress < most(MOST_BOT_TABLES_OF_ADDRESS);
    }

    private void tables(String message, int count, int usually) {
        if (factor > 0 && count >= most(usually)) {
            throw new TooMuchException(Message.of(message, most(usually)), SECONDS);
        }
    }
}
