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

/// Publishes views of one table to its subscribers; each sees only what they may know. It is called
/// under the lock of the room and is not thread-safe.
public final class ViewPublisher {
    private static final Logger LOG = LoggerFactory.getLogger(ViewPublisher.class);

    private final List<StreamSubscription> subscriptions = new ArrayList<>();
    private final Map<Language, LocalizedViews> viewsByLanguage = new EnumMap<>(Language.class);
    private boolean closed;

    /// Adds a subscriber and sends what is missing.
    /// @param first the full view of the current table; `null` if it is not built yet
    /// @param seen the version that the subscriber already has; `null` if none
    public void subscribe(
            StreamSubscription subscription,
            Table table,
            @Nullable InitialView first,
            @Nullable Long seen) {
        Viewer viewer = Viewer.of(table, subscription.person());
        ViewerFeed viewerFeed = feed(subscription, viewer, table);
        if (first != null) {
            viewerFeed.cacheFullMessage(first.message());
        }
        StreamMessage missed =
                seen == null ? viewerFeed.fullMessage() : viewerFeed.messageSince(seen);
        subscription.markSent(viewer, table.version());
        if (missed != null) {
            subscription.send(viewer, missed);
        }
        subscriptions.add(subscription);
        if (closed) {
            subscription.end();
        }
    }

    /// Removes a subscriber. After the last one, recent updates are discarded, so the next
    /// subscriber gets the full view.
    public void unsubscribe(StreamSubscription subscription) {
        subscriptions.remove(subscription);
        if (subscriptions.isEmpty()) {
            viewsByLanguage.clear();
        }
    }

    /// Sends updates to all subscribers; those whose viewer has changed get the full view.
    public void publish(Table table) {
        subscriptions.removeIf(StreamSubscription::isEnded);
        List<Throwable> failures = new ArrayList<>();
        for (StreamSubscription subscription : subscriptions) {
            try {
                publish(subscription, table);
            } catch (RuntimeException | Error e) {
                // The change is durable, so a failure of one stream must not stop the others.
                failures.add(e);
                drop(subscription);
            }
        }
        viewsByLanguage.values().forEach(LocalizedViews::clearUpdates);
        if (!failures.isEmpty()) {
            LOG.error("{} streams could not be notified", failures.size(), failures.getFirst());
        }
    }

    private void drop(StreamSubscription subscription) {
        viewsByLanguage.remove(subscription.language()); // it may be only partly updated
        try {
            subscription.end();
        } catch (RuntimeException | Error e) {
            LOG.error("A stream could not be closed", e);
        }
    }

    private void publish(StreamSubscription subscription, Table table) {
        Viewer viewer = Viewer.of(table, subscription.person());
        if (subscription.isAt(viewer, table.version())) {
            return;
        }
        ViewerFeed viewerFeed = feed(subscription, viewer, table);
        StreamMessage news = viewerFeed.update();
        boolean follows = news != null && subscription.isAt(viewer, news.baseVersion());
        subscription.send(viewer, news != null && follows ? news : viewerFeed.fullMessage());
    }

    /// Sends the full view to all subscribers next time, because the log was rewritten.
    public void resendFullViews() {
        viewsByLanguage.clear();
        subscriptions.forEach(StreamSubscription::resetVersion);
    }

    /// Ends all streams, and those that are opened later.
    public void close() {
        closed = true;
        subscriptions.forEach(StreamSubscription::end);
        subscriptions.clear();
    }

    private ViewerFeed feed(StreamSubscription subscription, Viewer viewer, Table table) {
        return viewsByLanguage
                .computeIfAbsent(
                        subscription.language(), language -> new LocalizedViews(table, language))
                .feed(viewer, table);
    }
}
