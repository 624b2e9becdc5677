package lucca.server.stream;

import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// Somebody who looks on at a table, and how far they have been told. It never keeps those waiting
/// who tell: who reads too slowly is cut off, and may come again.
public final class StreamSubscription {
    private static final long NOTHING = -1;

    private final @Nullable String person;
    private final Language language;
    private final MessageSink sink;
    private boolean ended;
    private @Nullable Viewer viewer;
    private long version;

    /// @param person who looks; `null` if nobody knows them
    /// @param language in which they are told
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

    /// Whether they have been told all up to a version, as this viewer.
    boolean isAt(Viewer as, long upTo) {
        return as.equals(viewer) && version == upTo;
    }

    /// Notes what they know without being told.
    void markSent(Viewer as, long upTo) {
        viewer = as;
        version = upTo;
    }

    /// Takes it that they know nothing.
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

    /// Tells them to come again.
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
