package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// A server-sent event, ready to be written.
public final class StreamMessage {
    /// Tells a reader to come again.
    static final StreamMessage END =
            new StreamMessage(0, 0, new JsonBuffer().append("event: end\ndata: {}\n\n"));

    private final long baseVersion;
    private final long version;
    private final SharedFrame serverSentEvent;
    private volatile @Nullable SharedFrame jsonLine;

    private StreamMessage(long before, long version, JsonBuffer frame) {
        this.baseVersion = before;
        this.version = version;
        serverSentEvent = new SharedFrame(frame.bytes());
    }

    /// All that there is.
    static StreamMessage full(ViewSnapshot viewSnapshot) {
        return new StreamMessage(
                0,
                viewSnapshot.version(),
                viewSnapshot.fullJson(head("view", viewSnapshot)).append("\n\n"));
    }

    /// What is new.
    static StreamMessage update(ViewSnapshot before, ViewSnapshot viewSnapshot) {
        return new StreamMessage(
                before.version(),
                viewSnapshot.version(),
                viewSnapshot.jsonSince(before, head("news", viewSnapshot)).append("\n\n"));
    }

    private static JsonBuffer head(String type, ViewSnapshot viewSnapshot) {
        return new JsonBuffer()
                .append("event: " + type + "\nid: " + viewSnapshot.version() + "\ndata: ");
    }

    /// The version that its reader must know; 0 for none.
    long baseVersion() {
        return baseVersion;
    }

    /// The one that its reader knows then.
    long version() {
        return version;
    }

    /// As a server-sent event. It is the same for all who read it.
    public SharedFrame serverSentEvent() {
        return serverSentEvent;
    }

    /// As a JSON object on a line, with the parts of the event as its members. It is the same for
    /// all who read it.
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

    /// The event as a text.
    public String eventText() {
        return new String(serverSentEvent.bytes(), StandardCharsets.UTF_8);
    }
}
