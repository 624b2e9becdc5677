package lucca.server.stream;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import lucca.table.Table;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// All who look on at one table, each told what they may know. Whoever has the table to themselves
/// calls it; it is not safe for several threads.
public final class Audience {
    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);

    private final List<Stream> streams = new ArrayList<>();
    private final Map<Language, Board> boards = new EnumMap<>(Language.class);
    private boolean closed;

    /// Lets somebody look on.
    /// @param first all that they see of the table as it is now; `null` if that is not made yet
    /// @param seen the version up to which they have seen all; `null` if they have seen nothing
    public void join(Stream stream, Table table, @Nullable FirstView first, @Nullable Long seen) {
        Viewer viewer = Viewer.of(table, stream.person());
        Channel channel = channel(stream, viewer, table);
        if (first != null) {
            channel.show(first.whole());
        }
        Message missed = seen == null ? channel.whole() : channel.after(seen);
        stream.begin(viewer, table.version());
        if (missed != null) {
            stream.tell(viewer, missed);
        }
        streams.add(stream);
        if (closed) {
            stream.end();
        }
    }

    /// With the last one goes what was told of late: who comes again sees everything.
    public void leave(Stream stream) {
        streams.remove(stream);
        if (streams.isEmpty()) {
            boards.clear();
        }
    }

    /// Tells all what is new. Who has become another viewer sees everything anew.
    public void tell(Table table) {
        streams.removeIf(Stream::isEnded);
        List<Throwable> failures = new ArrayList<>();
        for (Stream stream : streams) {
            try {
                tell(stream, table);
            } catch (RuntimeException | Error e) {
                // What has happened has happened, whether it can be told to this one or not.
                failures.add(e);
                dismiss(stream);
            }
        }
        boards.values().forEach(Board::told);
        if (!failures.isEmpty()) {
            LOG.error("{} streams could not be notified", failures.size(), failures.getFirst());
        }
    }

    private void dismiss(Stream stream) {
        boards.remove(stream.language()); // it may know only a part of what has happened
        try {
            stream.end();
        } catch (RuntimeException | Error e) {
            LOG.error("A stream could not be closed", e);
        }
    }

    private void tell(Stream stream, Table table) {
        Viewer viewer = Viewer.of(table, stream.person());
        if (stream.knows(viewer, table.version())) {
            return;
        }
        Channel channel = channel(stream, viewer, table);
        Message news = channel.news();
        boolean follows = news != null && stream.knows(viewer, news.before());
        stream.tell(viewer, news != null && follows ? news : channel.whole());
    }

    /// Lets all see everything anew the next time: what they were told is no longer so.
    public void showAnew() {
        boards.clear();
        streams.forEach(Stream::forget);
    }

    /// Sends everybody away, also who comes later.
    public void close() {
        closed = true;
        streams.forEach(Stream::end);
        streams.clear();
    }

    private Channel channel(Stream stream, Viewer viewer, Table table) {
        return boards.computeIfAbsent(stream.language(), language -> new Board(table, language))
                .channel(viewer, table);
    }
}
