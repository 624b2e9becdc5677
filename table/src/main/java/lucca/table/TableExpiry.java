package lucca.table;

import org.jspecify.annotations.Nullable;

/// When a table is closed that nobody starts. Tables on the public list for a game to be played at
/// once go after a day without any change; those by link and those with days per turn, whose people
/// may come back much later, after two weeks.
final class TableExpiry {
    private static final long DAY = 24L * 60 * 60 * 1000;
    private static final long LONG_TIMEOUT = 14 * DAY;

    private TableExpiry() {}

    /// The time in milliseconds; `null` if the table does not wait for its start.
    static @Nullable Long of(Table table) {
        return table.status() == Table.Status.OPEN
                ? Long.valueOf(table.time() + timeout(table.settings()))
                : null;
    }

    private static long timeout(TableSettings tableSettings) {
        return tableSettings.open() && !isSlow(tableSettings.timeControl()) ? DAY : LONG_TIMEOUT;
    }

    private static boolean isSlow(@Nullable TimeControl timeControl) {
        return timeControl != null && timeControl.bankMillis() + timeControl.turnMillis() >= DAY;
    }
}
