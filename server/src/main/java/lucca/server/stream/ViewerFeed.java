package lucca.server.stream;

import java.lang.ref.WeakReference;
import lucca.table.PublicView;
import lucca.table.TableView;
import lucca.table.Viewer;
import org.jspecify.annotations.Nullable;

/// What one seat, or the spectators, see in one language.
final class ViewerFeed {
    private TableView view;
    private ViewSnapshot last;
    private @Nullable StreamMessage update;

    /// Shared by all readers that still have to take it, and kept for no others.
    private WeakReference<@Nullable StreamMessage> fullMessage = new WeakReference<>(null);

    ViewerFeed(Viewer viewer, PublicView table, EncodedJsonMembers common) {
        view = new TableView(table, viewer);
        last = ViewSnapshot.of(common, view);
    }

    /// Takes notice of the table as it is now.
    /// @param common what everybody sees of it alike
    void refresh(PublicView table, EncodedJsonMembers common) {
        if (table.table().version() == last.version()) {
            return;
        }
        view = view.of(table);
        ViewSnapshot now = last.next(common, view);
        update = now.canUpdateFrom(last) ? StreamMessage.update(last, now) : null;
        last = now;
        fullMessage = new WeakReference<>(null);
    }

    /// What has led to the table as it is; `null` if there is nothing new, or too much.
    @Nullable StreamMessage update() {
        return update;
    }

    /// Forgets what all have been told now. What lives for a while at every table is what a garbage
    /// collector has to copy, and everybody waits for it.
    void clearUpdate() {
        update = null;
    }

    /// What somebody needs who has seen all up to a version: everything, or nothing, which is
    /// `null`, if that is how it is. While seats are free they may have become another viewer.
    @Nullable StreamMessage messageSince(long version) {
        return version == last.version() && !last.isOpen() ? null : fullMessage();
    }

    /// Takes over all that there is to see now, unless it is known already.
    void cacheFullMessage(StreamMessage all) {
        if (fullMessage.get() == null) {
            fullMessage = new WeakReference<>(all);
        }
    }

    StreamMessage fullMessage() {
        StreamMessage known = fullMessage.get();
        if (known == null) {
            known = StreamMessage.full(last);
            fullMessage = new WeakReference<>(known);
        }
        return known;
    }
}
