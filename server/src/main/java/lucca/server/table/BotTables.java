package lucca.server.table;

import lucca.server.limit.Limits;
import lucca.server.limit.SourceHash;
import lucca.server.limit.TooMuchException;
import lucca.server.store.BotsAlone;
import org.springframework.stereotype.Component;

/// Bounds the tables at which bots play alone, of each person and of each address. Nobody can be
/// kept from leaving a table to bots, so there may be more of them than that; then those that were
/// opened last wait until others are over.
@Component
public final class BotTables {
    private final BotsAlone tables;
    private final Limits limits;
    private final SourceHash sources;

    BotTables(BotsAlone tables, Limits limits, SourceHash sources) {
        this.tables = tables;
        this.limits = limits;
        this.sources = sources;
    }

    /// Makes sure that a person may start a table with nobody but bots to play against.
    /// @param address from which they ask
    /// @throws TooMuchException if bots play alone at too many already
    void check(String person, long address) {
        if (limits.areOn()) {
            limits.botTables(tables.ofHost(person));
            limits.botTablesOfAddress(tables.ofSource(sources.of(address)));
        }
    }

    /// Whether it is the turn of a table at which bots play alone. That is so for the first of a
    /// person that are also among the first of an address.
    public boolean mayPlayOn(String table) {
        return !limits.areOn()
                || tables.before(table)
                        .map(earlier -> limits.mayBotsPlay(earlier.ofHost(), earlier.ofSource()))
                        .orElse(true);
    }
}
