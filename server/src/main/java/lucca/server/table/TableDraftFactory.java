package lucca.server.table;

import java.time.InstantSource;
import lucca.server.limit.AddressHasher;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.room.TableDraft;
import lucca.server.store.TableQueries;
import lucca.server.web.ProblemException;
import org.springframework.stereotype.Component;

/// Builds drafts of new tables within the limits of the host and the address.
@Component
final class TableDraftFactory {
    private final TableQueries queries;
    private final UsageLimits usageLimits;
    private final InstantSource clock;
    private final ChanceSecretSource chanceSecretSource;
    private final AddressHasher addressHasher;

    TableDraftFactory(
            TableQueries queries,
            UsageLimits usageLimits,
            InstantSource clock,
            ChanceSecretSource chanceSecretSource,
            AddressHasher addressHasher) {
        this.addressHasher = addressHasher;
        this.queries = queries;
        this.usageLimits = usageLimits;
        this.clock = clock;
        this.chanceSecretSource = chanceSecretSource;
    }

    /// Builds the draft of a table; nothing of it is stored yet.
    /// @param address the address of the request
    /// @throws LimitExceededException if the host or the address has opened too many tables
    /// @throws ProblemException if a first command is refused
    TableDraft draft(TableCreationRequest request, String host, long address) {
        String hash = addressHasher.hash(address);
        usageLimits.acquire(RateLimitedAction.OPEN_TABLE, host);
        usageLimits.acquire(RateLimitedAction.OPEN_TABLE_FROM_ADDRESS, address);
        usageLimits.checkOpenTables(queries.countWaitingByHost(host));
        usageLimits.checkOpenTablesOfAddress(queries.countWaitingBySource(hash));
        return TableDraft.of(
                        request.settings(),
                        request.firstCommands(),
                        host,
                        chanceSecretSource.next(),
                        clock.millis())
                .withSource(hash);
    }
}
