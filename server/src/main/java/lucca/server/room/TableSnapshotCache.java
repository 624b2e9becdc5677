package lucca.server.room;

import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// Caches the latest snapshot of a table, so that it is taken once per version.
final class TableSnapshotCache {
    private @Nullable Table taken;
    private @Nullable Table of;

    /// A snapshot of the current table.
    Table of(Table table) {
        Table last = taken;
        if (last == null || of != table || last.version() != table.version()) {
            last = table.snapshot();
            taken = last;
            of = table;
        }
        return last;
    }

    void clear() {
        taken = null;
        of = null;
    }
}
