package lucca.server.stream;

import java.lang.ref.WeakReference;
import lucca.table.PublicView;
import lucca.table.TableView;
import lucca.table.Viewer;
import org.jspecify.annotations.Nullable;

/// What one seat, or the spectators, see in one language.
final class Channel {
    private TableView view;
    private Sight last;
    private @Nullable Message news;

    /// Shared by all readers that still have to take it, and kept for no others.
    private WeakReference<@Nullable Message> whole = new WeakReference<>(null);

    Channel(Viewer viewer, PublicView table, Members common) {
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
        news = now.follows(last) ? Message.news(last, now) : null;
        last = now;
        whole = new WeakReference<>(null);
    }

    /// What has led to the table as it is; `null` if there is nothing new, or too much.
    @Nullable Message news() {
        return news;
    }

    /// Forgets what all have been told now. What lives for a while at every table is what a garbage
    /// collector has to copy, and everybody waits for it.
    void told() {
        news = null;
    }

    /// What somebody needs who has seen all up to a version: everything, or nothing, which is
    /// `null`, if that is how it is. While seats are free they may have become another viewer.
    @Nullable Message after(long version) {
        return version == last.version() && !last.isOpen() ? null : whole();
    }

    /// Takes over all that there is to see now, unless it is known already.
    void show(Message all) {
        if (whole.get() == null) {
            whole = new WeakReference<>(all);
        }
    }

    Message whole() {
        Message known = whole.get();
        if (known == null) {
            known = Message.whole(last);
            whole = new WeakReference<>(known);
        }
        return known;
    }
}
