package lucca.server.stream;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import lucca.table.PublicView;
import lucca.table.TableView;
import org.jspecify.annotations.Nullable;

/// What one seat, or the spectators, have been told of late in one language.
final class Channel {
    private static final int MOST = 8;

    private final Deque<Message> told = new ArrayDeque<>();
    private TableView view;
    private Sight last;
    private @Nullable Message latest;

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
        if (last.isOpen()) {
            told.clear(); // who was a spectator then may have this seat now
        } else {
            told.addLast(latest);
        }
        if (told.size() > MOST) {
            told.removeFirst();
        }
        last = now;
    }

    /// The news that lead to the table as it is; `null` if there are none yet.
    @Nullable Message latest() {
        return latest;
    }

    /// What somebody has missed who has seen all up to a version; everything if that is too long
    /// ago.
    List<Message> after(long version) {
        if (version == last.version() && !last.isOpen()) {
            return List.of();
        }
        List<Message> missed = told.stream().filter(news -> news.before() >= version).toList();
        return !missed.isEmpty() && missed.getFirst().before() == version
                ? missed
                : List.of(whole());
    }

    Message whole() {
        return Message.whole(last);
    }
}
