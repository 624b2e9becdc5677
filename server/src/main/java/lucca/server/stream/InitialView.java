package lucca.server.stream;

import lucca.table.Table;
import lucca.table.Viewer;

/// All that somebody sees of a table who begins to look on, made before they do: it takes long, and
/// nobody at the table should wait for it.
public final class InitialView {
    private final Table table;
    private final StreamMessage message;

    private InitialView(Table table, StreamMessage whole) {
        this.table = table;
        this.message = whole;
    }

    /// Writes all that a stream may show of a table.
    /// @param table a snapshot
    public static InitialView of(Table table, StreamSubscription streamSubscription) {
        Viewer viewer = Viewer.of(table, streamSubscription.person());
        return new InitialView(
                table,
                StreamMessage.full(ViewSnapshot.of(table, viewer, streamSubscription.language())));
    }

    /// Whether it was made of this very snapshot.
    public boolean isOfSnapshot(Table snapshot) {
        return table == snapshot;
    }

    StreamMessage message() {
        return message;
    }
}
