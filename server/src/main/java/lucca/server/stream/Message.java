package lucca.server.stream;

import java.nio.charset.StandardCharsets;

/// A server-sent event, ready to be written.
public final class Message {
    /// Tells a reader to come again.
    static final Message END = new Message(0, 0, new Text().add("event: end\ndata: {}\n\n"));

    private final long before;
    private final long version;
    private final byte[] frame;

    private Message(long before, long version, Text frame) {
        this.before = before;
        this.version = version;
        this.frame = frame.bytes();
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

    /// As it is sent. Nobody changes it: it goes to all who read the same.
    public byte[] bytes() {
        return frame;
    }

    /// The same as a text.
    public String frame() {
        return new String(frame, StandardCharsets.UTF_8);
    }
}
