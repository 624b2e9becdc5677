package lucca.server.stream;

import lucca.table.Table;
import lucca.table.Viewer;

/// The full view for a new subscriber, built outside the lock of the room because it takes long.
public final class InitialView {
    private final Table table;
    private final StreamMessage message;

    private InitialView(Table table, StreamMessage message) {
        this.table = table;
        this.message = message;
    }

    /// Builds the full view of a table.
    /// @param table a snapshot
    public static InitialView of(Table table, StreamSubscription subscription) {
        Viewer viewer = Viewer.of(table, subscription.person());
        return new InitialView(
                table, StreamMessage.full(ViewSnapshot.of(table, viewer, subscription.language())));
    }

    /// Whether the view was built from this snapshot.
    public boolean isOfSnapshot(Table snapshot) {
        return table == snapshot;
    }

    StreamMessage message() {
        return message;
    }
}
