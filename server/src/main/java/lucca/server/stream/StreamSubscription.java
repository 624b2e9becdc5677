package lucca.server.stream;

import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// A subscription to a table, with the version that was sent last. Sending never blocks: the stream
/// of a slow client is closed, and the client may reconnect.
public final class StreamSubscription {
    private static final long NOTHING = -1;

    private final @Nullable String person;
    private final Language language;
    private final MessageSink sink;
    private boolean ended;
    private @Nullable Viewer viewer;
    private long version;

    /// @param person the id of the subscriber; `null` if not signed in
    /// @param language the language of the messages
    public StreamSubscription(@Nullable String person, Language language, MessageSink messageSink) {
        this.person = person;
        this.language = language;
        this.sink = messageSink;
    }

    @Nullable String person() {
        return person;
    }

    Language language() {
        return language;
    }

    /// Whether the subscriber is this viewer and has everything up to a version.
    boolean isAt(Viewer as, long upTo) {
        return as.equals(viewer) && version == upTo;
    }

    /// Records what the subscriber has without sending it.
    void markSent(Viewer as, long upTo) {
        viewer = as;
        version = upTo;
    }

    /// Forgets what was sent, so that the full view is sent next.
    void resetVersion() {
        version = NOTHING;
    }

    void send(Viewer as, StreamMessage streamMessage) {
        markSent(as, streamMessage.version());
        if (!ended && !sink.send(streamMessage)) {
            ended = true;
            sink.end();
        }
    }

    /// Asks the client to reconnect, and ends the stream.
    void end() {
        if (!ended) {
            ended = true;
            sink.send(StreamMessage.END);
            sink.end();
        }
    }

    boolean isEnded() {
        return ended;
    }
}
