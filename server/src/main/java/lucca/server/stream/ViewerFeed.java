package lucca.server.stream;

import java.lang.ref.WeakReference;
import lucca.table.CommonView;
import lucca.table.PersonalView;
import lucca.table.Viewer;
import org.jspecify.annotations.Nullable;

/// The view of one viewer in one language, with its latest update.
final class ViewerFeed {
    private PersonalView view;
    private ViewSnapshot last;
    private @Nullable StreamMessage update;

    /// Shared by all streams in which it is queued, and not retained beyond that.
    private WeakReference<@Nullable StreamMessage> fullMessage = new WeakReference<>(null);

    ViewerFeed(Viewer viewer, CommonView table, EncodedJsonMembers common) {
        view = new PersonalView(table, viewer);
        last = ViewSnapshot.of(common, view);
    }

    /// Updates the feed to the current table.
    /// @param common the members that all viewers share
    void refresh(CommonView table, EncodedJsonMembers common) {
        if (table.table().version() == last.version()) {
            return;
        }
        view = view.of(table);
        ViewSnapshot now = last.next(common, view);
        update = now.canUpdateFrom(last) ? StreamMessage.update(last, now) : null;
        last = now;
        fullMessage = new WeakReference<>(null);
    }

    /// The latest update; `null` if nothing is new, or if too much is new for an update.
    @Nullable StreamMessage update() {
        return update;
    }

    /// Discards the update after it was sent to all viewers. Objects that survive a while at every
    /// table must be copied by the garbage collector, which delays everybody.
    void clearUpdate() {
        update = null;
    }

    /// The message for a subscriber that already has a version: the full view, or `null` if the
    /// version is current. At an open table the full view is always sent, because the viewer may
    /// have changed.
    @Nullable StreamMessage messageSince(long version) {
        return version == last.version() && !last.isOpen() ? null : fullMessage();
    }

    /// Caches the full view unless it is already known.
    void cacheFullMessage(StreamMessage message) {
        if (fullMessage.get() == null) {
            fullMessage = new WeakReference<>(message);
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
