package lucca.server.table;

import java.time.InstantSource;
import lucca.server.limit.AddressHasher;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.store.TableQueries;
import lucca.server.web.ProblemException;
import org.springframework.stereotype.Component;

/// Builds drafts of new tables within the limits of the host and the address.
@Component
final class TableDraftFactory {
    private final TableQueries store;
    private final UsageLimits usageLimits;
    private final InstantSource clock;
    private final ChanceSecretSource chanceSecretSource;
    private final AddressHasher sources;

    TableDraftFactory(
            TableQueries store,
            UsageLimits usageLimits,
            InstantSource clock,
            ChanceSecretSource chanceSecretSource,
            AddressHasher sources) {
        this.sources = sources;
        this.store = store;
        this.usageLimits = usageLimits;
        this.clock = clock;
        this.chanceSecretSource = chanceSecretSource;
    }

    /// Builds the draft of a table; nothing of it is stored yet.
    /// @param source the address of the request
    /// @throws LimitExceededException if the host or the address has opened too many tables
    /// @throws ProblemException if a first command is refused
    TableDraft draft(TableCreationRequest tableCreationRequest, String host, long source) {
        String hash = sources.of(source);
        usageLimits.acquire(RateLimitedAction.OPEN_TABLE, host);
        usageLimits.acquire(RateLimitedAction.OPEN_TABLE_FROM_ADDRESS, source);
        usageLimits.checkOpenTables(store.countWaitingByHost(host));
        usageLimits.checkOpenTablesOfAddress(store.countWaitingBySource(hash));
        return TableDraft.of(tableCreationRequest, host, chanceSecretSource.next(), clock.millis())
                .withSource(hash);
    }
}
