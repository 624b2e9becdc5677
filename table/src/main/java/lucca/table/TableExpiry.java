package lucca.table;

import org.jspecify.annotations.Nullable;

/// Computes when a table that nobody starts expires.
///
/// Public tables for a live game expire a day after the last change. Private tables and those with
/// days per turn expire after two weeks, as their persons may return much later.
final class TableExpiry {
    private static final long DAY = 24L * 60 * 60 * 1000;
    private static final long LONG_TIMEOUT = 14 * DAY;

    private TableExpiry() {}

    /// The time in milliseconds; `null` if the table is not waiting for its start.
    static @Nullable Long of(Table table) {
        return table.status() == Table.Status.OPEN
                ? Long.valueOf(table.time() + timeout(table.settings()))
                : null;
    }

    private static long timeout(TableSettings tableSettings) {
        return switch (tableSettings.tempo()) {
            case Tempo.ByDays _ -> LONG_TIMEOUT;
            case Tempo.Untimed _, Tempo.Live _ -> tableSettings.open() ? DAY : LONG_TIMEOUT;
        };
    }
}
