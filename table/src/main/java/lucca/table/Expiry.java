package lucca.table;

import org.jspecify.annotations.Nullable;

/// When a table is closed that nobody starts. Tables on the public list for a game to be played at
/// once go after a day without any change; those by link and those with days per turn, whose people
/// may come back much later, after two weeks.
final class Expiry {
    private static final long DAY = 24L * 60 * 60 * 1000;
    private static final long LATER = 14 * DAY;

    private Expiry() {}

    /// The time in milliseconds; `null` if the table does not wait for its start.
    static @Nullable Long of(Table table) {
        return table.status() == Table.Status.OPEN
                ? Long.valueOf(table.time() + patience(table.terms()))
                : null;
    }

    private static long patience(Terms terms) {
        return terms.open() && !isSlow(terms.tempo()) ? DAY : LATER;
    }

    private static boolean isSlow(@Nullable Tempo tempo) {
        return tempo != null && tempo.bank() + tempo.turn() >= DAY;
    }
}
