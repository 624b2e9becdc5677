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
public final class ViewPublisher {
    private static final Logger LOG = LoggerFactory.getLogger(ViewPublisher.class);

    private final List<StreamSubscription> subscriptions = new ArrayList<>();
    private final Map<Language, LocalizedViews> viewsByLanguage = new EnumMap<>(Language.class);
    private boolean closed;

    /// Lets somebody look on.
    /// @param first all that they see of the table as it is now; `null` if that is not made yet
    /// @param seen the version up to which they have seen all; `null` if they have seen nothing
    public void subscribe(
            StreamSubscription streamSubscription,
            Table table,
            @Nullable InitialView first,
            @Nullable Long seen) {
        Viewer viewer = Viewer.of(table, streamSubscription.person());
        ViewerFeed viewerFeed = feed(streamSubscription, viewer, table);
        if (first != null) {
            viewerFeed.cacheFullMessage(first.message());
        }
        StreamMessage missed =
                seen == null ? viewerFeed.fullMessage() : viewerFeed.messageSince(seen);
        streamSubscription.markSent(viewer, table.version());
        if (missed != null) {
            streamSubscription.send(viewer, missed);
        }
        subscriptions.add(streamSubscription);
        if (closed) {
            streamSubscription.end();
        }
    }

    /// With the last one goes what was told of late: who comes again sees everything.
    public void unsubscribe(StreamSubscription streamSubscription) {
        subscriptions.remove(streamSubscription);
        if (subscriptions.isEmpty()) {
            viewsByLanguage.clear();
        }
    }

    /// Tells all what is new. Who has become another viewer sees everything anew.
    public void publish(Table table) {
        subscriptions.removeIf(StreamSubscription::isEnded);
        List<Throwable> failures = new ArrayList<>();
        for (StreamSubscription streamSubscription : subscriptions) {
            try {
                publish(streamSubscription, table);
            } catch (RuntimeException | Error e) {
                // What has happened has happened, whether it can be told to this one or not.
                failures.add(e);
                drop(streamSubscription);
            }
        }
        viewsByLanguage.values().forEach(LocalizedViews::clearUpdates);
        if (!failures.isEmpty()) {
            LOG.error("{} streams could not be notified", failures.size(), failures.getFirst());
        }
    }

    private void drop(StreamSubscription streamSubscription) {
        viewsByLanguage.remove(
                streamSubscription.language()); // it may know only a part of what has happened
        try {
            streamSubscription.end();
        } catch (RuntimeException | Error e) {
            LOG.error("A stream could not be closed", e);
        }
    }

    private void publish(StreamSubscription streamSubscription, Table table) {
        Viewer viewer = Viewer.of(table, streamSubscription.person());
        if (streamSubscription.isAt(viewer, table.version())) {
            return;
        }
        ViewerFeed viewerFeed = feed(streamSubscription, viewer, table);
        StreamMessage news = viewerFeed.update();
        boolean follows = news != null && streamSubscription.isAt(viewer, news.baseVersion());
        streamSubscription.send(viewer, news != null && follows ? news : viewerFeed.fullMessage());
    }

    /// Lets all see everything anew the next time: what they were told is no longer so.
    public void resendFullViews() {
        viewsByLanguage.clear();
        subscriptions.forEach(StreamSubscription::resetVersion);
    }

    /// Sends everybody away, also who comes later.
    public void close() {
        closed = true;
        subscriptions.forEach(StreamSubscription::end);
        subscriptions.clear();
    }

    private ViewerFeed feed(StreamSubscription streamSubscription, Viewer viewer, Table table) {
        return viewsByLanguage
                .computeIfAbsent(
                        streamSubscription.language(),
                        language -> new LocalizedViews(table, language))
                .feed(viewer, table);
    }
}
