package lucca.server.stream;

import lucca.table.PublicView;
import lucca.table.TableView;
import org.jspecify.annotations.Nullable;

/// What one seat, or the spectators, see in one language, and what they were told last. Nothing
/// older is kept: what lives for some moves at every table is what a garbage collector has to copy.
final class Channel {
    private TableView view;
    private Sight last;
    private @Nullable Message latest;

    /// Whether seats were still free before the latest news: who was a spectator then may have this
    /// seat now.
    private boolean wasOpen;

    Channel(int viewer, PublicView table, Members common) {
        view = new TableView(table, viewer);
        last = Sight.of(common, view);
    }

    /// Takes notice of the table as it is now.
    /// @param common what everybody sees of it alike
    void follow(PublicView table, Members common) {
        if (table.table().version() == last.version()) {
            return;
        }
        view = view.of(table);
        Sight now = last.then(common, view);
        latest = Message.news(last, now);
        wasOpen = last.isOpen();
        last = now;
    }

    /// The news that lead to the table as it is; `null` if there are none yet.
    @Nullable Message latest() {
        return latest;
    }

    /// What somebody has missed who has seen all up to a version: nothing, which is `null`, the
    /// latest news or, after a longer time, everything.
    @Nullable Message after(long version) {
        if (version == last.version() && !last.isOpen()) {
            return null;
        }
        return latest != null && latest.before() == version && !wasOpen ? latest : whole();
    }

    Message whole() {
        return Message.whole(last);
    }
}
