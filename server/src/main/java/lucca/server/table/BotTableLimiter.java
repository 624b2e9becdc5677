package lucca.server.table;

import lucca.server.limit.AddressHasher;
import lucca.server.limit.UsageLimits;
import lucca.server.store.BotOnlyTableCounter;
import org.springframework.stereotype.Component;

/// Bounds the tables at which bots play alone, of each person and of each address. Nobody can be
/// kept from leaving a table to bots, so there may be more of them than that; then those that were
/// opened last wait until others are over.
@Component
public final class BotTableLimiter {
    private final BotOnlyTableCounter tables;
    private final UsageLimits usageLimits;
    private final AddressHasher sources;

    BotTableLimiter(BotOnlyTableCounter tables, UsageLimits usageLimits, AddressHasher sources) {
        this.tables = tables;
        this.usageLimits = usageLimits;
        this.sources = sources;
    }

    /// Makes sure that a person may start a table with nobody but bots to play against.
    /// @param address from which they ask
    /// @throws TooMuchException if bots play alone at too many already
    void check(String person, long address) {
        if (usageLimits.isEnabled()) {
            usageLimits.checkBotTables(tables.countByHost(person));
            usageLimits.checkBotTablesOfAddress(tables.countBySource(sources.of(address)));
        }
    }

    /// Whether it is the turn of a table at which bots play alone. That is so for the first of a
    /// person that are also among the first of an address.
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
