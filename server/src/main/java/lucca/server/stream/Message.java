package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// A server-sent event, ready to be written.
public final class Message {
    /// Tells a reader to come again.
    static final Message END = new Message(0, 0, new Text().add("event: end\ndata: {}\n\n"));

    private final long before;
    private final long version;
    private final Frame events;
    private volatile @Nullable Frame lines;

    private Message(long before, long version, Text frame) {
        this.before = before;
        this.version = version;
        events = new Frame(frame.bytes());
    }

    /// All that there is.
    static Message whole(Sight sight) {
        return new Message(0, sight.version(), sight.whole(head("view", sight)).add("\n\n"));
    }

    /// What is new.
    static Message news(Sight before, Sight sight) {
        return new Message(
                before.version(),
                sight.version(),
                sight.since(before, head("news", sight)).add("\n\n"));
    }

    private static Text head(String type, Sight sight) {
        return new Text().add("event: " + type + "\nid: " + sight.version() + "\ndata: ");
    }

    /// The version that its reader must know; 0 for none.
    long before() {
        return before;
    }

    /// The one that its reader knows then.
    long version() {
        return version;
    }

    /// As a server-sent event. It is the same for all who read it.
    public Frame events() {
        return events;
    }

    /// As a JSON object on a line, with the parts of the event as its members. It is the same for
    /// all who read it.
    public Frame lines() {
        Frame known = lines;
        if (known == null) {
            known = new Frame(line().getBytes(StandardCharsets.UTF_8));
            lines = known;
        }
        return known;
    }

    private String line() {
        StringBuilder line = new StringBuilder();
        frame().lines()
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
    public String frame() {
        return new String(events.bytes(), StandardCharsets.UTF_8);
    }
}
