package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import lucca.server.api.StreamMessageView;
import lucca.server.web.JsonBinder;
import org.jspecify.annotations.Nullable;

/// An encoded stream message.
public final class StreamMessage {
    /// Asks the client to reconnect.
    static final StreamMessage END =
            new StreamMessage(0, 0, new JsonBuffer().append("event: end\ndata: {}\n\n"));

    private final long baseVersion;
    private final long version;
    private final SharedFrame serverSentEvent;
    private volatile @Nullable SharedFrame jsonLine;

    private StreamMessage(long baseVersion, long version, JsonBuffer frame) {
        this.baseVersion = baseVersion;
        this.version = version;
        serverSentEvent = new SharedFrame(frame.bytes());
    }

    /// A message with the full view.
    static StreamMessage full(ViewSnapshot viewSnapshot) {
        return new StreamMessage(
                0,
                viewSnapshot.version(),
                viewSnapshot
                        .fullJson(head(StreamMessageView.View.class, viewSnapshot))
                        .append("\n\n"));
    }

    /// A message with the changes since a previous view.
    static StreamMessage update(ViewSnapshot before, ViewSnapshot viewSnapshot) {
        return new StreamMessage(
                before.version(),
                viewSnapshot.version(),
                viewSnapshot
                        .jsonSince(before, head(StreamMessageView.News.class, viewSnapshot))
                        .append("\n\n"));
    }

    private static JsonBuffer head(
            Class<? extends StreamMessageView> type, ViewSnapshot viewSnapshot) {
        return new JsonBuffer()
                .append(
                        "event: "
                                + JsonBinder.caseName(type)
                                + "\nid: "
                                + viewSnapshot.version()
                                + "\ndata: ");
    }

    /// The version that the client must already have; 0 for a full view.
    long baseVersion() {
        return baseVersion;
    }

    /// The version that the client has after this message.
    long version() {
        return version;
    }

    /// The message as a server-sent event, shared by all clients.
    public SharedFrame serverSentEvent() {
        return serverSentEvent;
    }

    /// The message as one line of JSON with the parts of the event as its members, shared by all
    /// clients.
    public SharedFrame jsonLine() {
        SharedFrame known = jsonLine;
        if (known == null) {
            known = new SharedFrame(line().getBytes(StandardCharsets.UTF_8));
            jsonLine = known;
        }
        return known;
    }

    private String line() {
        StringBuilder line = new StringBuilder();
        eventText()
                .lines()
                .filter(part -> !part.isEmpty())
                .forEach(part -> line.append(line.isEmpty() ? '{' : ',').append(member(part)));
        return line.append("}\n").toString();
    }

    /// `event: view` becomes `"event":"view"`; ids and data are JSON already.
    private static String member(String part) {
        int colon = part.indexOf(": ");
        String name = part.substring(0, colon);
        String value = part.substring(colon + 2);
        return '"' + name + "\":" + (name.equals("event") ? '"' + value + '"' : value);
    }

    /// The server-sent event as text.
    public String eventText() {
        return new String(serverSentEvent.bytes(), StandardCharsets.UTF_8);
    }
}
