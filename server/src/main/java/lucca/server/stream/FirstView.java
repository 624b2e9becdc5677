package lucca.server.stream;

import lucca.table.Table;
import lucca.table.Viewer;

/// All that somebody sees of a table who begins to look on, made before they do: it takes long, and
/// nobody at the table should wait for it.
public final class FirstView {
    private final Table table;
    private final Message whole;

    private FirstView(Table table, Message whole) {
        this.table = table;
        this.whole = whole;
    }

    /// Writes all that a stream may show of a table.
    /// @param table a snapshot
    public static FirstView of(Table table, Stream stream) {
        Viewer viewer = Viewer.of(table, stream.person());
        return new FirstView(table, Message.whole(Sight.of(table, viewer, stream.language())));
    }

    /// Whether it was made of this very snapshot.
    public boolean isOf(Table snapshot) {
        return table == snapshot;
    }

    Message whole() {
        return whole;
    }
}
