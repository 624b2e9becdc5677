package lucca.server.table;

import lucca.server.limit.AddressHasher;
import lucca.server.limit.UsageLimits;
import lucca.server.store.BotsOnlyTableCounter;
import org.springframework.stereotype.Component;

/// Limits the number of bots-only games per person and per address. Leaving a table to bots is
/// always allowed, so the number may exceed the limit; the games opened last then wait until others
/// are over.
@Component
public final class BotsOnlyTableLimiter {
    private final BotsOnlyTableCounter tables;
    private final UsageLimits usageLimits;
    private final AddressHasher addressHasher;

    BotsOnlyTableLimiter(
            BotsOnlyTableCounter tables, UsageLimits usageLimits, AddressHasher addressHasher) {
        this.tables = tables;
        this.usageLimits = usageLimits;
        this.addressHasher = addressHasher;
    }

    /// Checks that a person may start a table with only bots as opponents.
    /// @param address of the request
    /// @throws LimitExceededException if the person or the address already has too many such
    ///     tables
    void check(String person, long address) {
        if (usageLimits.isEnabled()) {
            usageLimits.checkBotTables(tables.countByHost(person));
            usageLimits.checkBotTablesOfAddress(tables.countBySource(addressHasher.hash(address)));
        }
    }

    /// Whether the bots of a bots-only table may move: the table must be among the oldest of its
    /// host and among the oldest of its address.
    public boolean mayBotsContinue(String table) {
        return !usageLimits.isEnabled()
                || tables.countsBefore(table)
                        .map(
                                earlierCounts ->
                                        usageLimits.mayBotsPlay(
                                                earlierCounts.byHost(), earlierCounts.bySource()))
                        .orElse(true);
    }
}
