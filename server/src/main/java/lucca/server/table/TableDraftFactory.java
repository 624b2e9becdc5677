package lucca.server.table;

import java.time.InstantSource;
import lucca.server.limit.AddressHasher;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import org.springframework.stereotype.Component;

/// Decides whether somebody may open one more table, for whatever reason they do.
@Component
final class TableDraftFactory {
    private final TableStore store;
    private final UsageLimits usageLimits;
    private final InstantSource clock;
    private final SecretSource secretSource;
    private final AddressHasher sources;

    TableDraftFactory(
            TableStore store,
            UsageLimits usageLimits,
            InstantSource clock,
            SecretSource secretSource,
            AddressHasher sources) {
        this.sources = sources;
        this.store = store;
        this.usageLimits = usageLimits;
        this.clock = clock;
        this.secretSource = secretSource;
    }

    /// The table that a person wants, of which nothing is kept as yet.
    /// @param source the address from which they ask
    /// @throws TooMuchException if they have opened too many
    /// @throws ProblemException if they may not do what they want to do first
    TableDraft draft(OpenTableRequest openTableRequest, String host, long source) {
        String hash = sources.of(source);
        usageLimits.acquire(RateLimitedAction.OPEN_TABLE, host);
        usageLimits.acquire(RateLimitedAction.OPEN_TABLE_FROM_ADDRESS, source);
        usageLimits.checkOpenTables(store.countWaitingByHost(host));
        usageLimits.checkOpenTablesOfAddress(store.countWaitingBySource(hash));
        return TableDraft.of(openTableRequest, host, secretSource.next(), clock.millis())
                .withSource(hash);
    }
}
