package lucca.server.table;

import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// The last snapshot of a table: however many look at it, it is taken once for each version.
final class TableSnapshotCache {
    private @Nullable Table taken;
    private @Nullable Table of;

    /// A snapshot of a table as it is now.
    Table of(Table table) {
        Table last = taken;
        if (last == null || of != table || last.version() != table.version()) {
            last = table.snapshot();
            taken = last;
            of = table;
        }
        return last;
    }

    /// Lets go of it.
    void clear() {
        taken = null;
        of = null;
    }
}
