package lucca.server.stream;

import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// Somebody who looks on at a table, and how far they have been told. It never keeps those waiting
/// who tell: who reads too slowly is cut off, and may come again.
public final class Stream {
    private static final long NOTHING = -1;

    private final @Nullable String person;
    private final Language language;
    private final Outlet outlet;
    private boolean ended;
    private @Nullable Viewer viewer;
    private long version;

    /// @param person who looks; `null` if nobody knows them
    /// @param language in which they are told
    public Stream(@Nullable String person, Language language, Outlet outlet) {
        this.person = person;
        this.language = language;
        this.outlet = outlet;
    }

    @Nullable String person() {
        return person;
    }

    Language language() {
        return language;
    }

    /// Whether they have been told all up to a version, as this viewer.
    boolean knows(Viewer as, long upTo) {
        return as.equals(viewer) && version == upTo;
    }

    /// Notes what they know without being told.
    void begin(Viewer as, long upTo) {
        viewer = as;
        version = upTo;
    }

    /// Takes it that they know nothing.
    void forget() {
        version = NOTHING;
    }

    void tell(Viewer as, Message message) {
        begin(as, message.version());
        if (!ended && !outlet.send(message)) {
            ended = true;
            outlet.end();
        }
    }

    /// Tells them to come again.
    void end() {
        if (!ended) {
            ended = true;
            outlet.send(Message.END);
            outlet.end();
        }
    }

    boolean isEnded() {
        return ended;
    }
}
