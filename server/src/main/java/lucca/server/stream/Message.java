package lucca.server.stream;

import java.nio.charset.StandardCharsets;

/// A server-sent event, ready to be written.
/// @param before the version that its reader must know; 0 for none
/// @param version the one that its reader knows then
public record Message(long before, long version, String frame) {
    /// Tells a reader to come again.
    static final Message END = new Message(0, 0, "event: end\ndata: {}\n\n");

    /// All that there is.
    static Message whole(Sight sight) {
        return new Message(0, sight.version(), frame("view", sight, sight.whole()));
    }

    /// What is new.
    static Message news(Sight before, Sight sight) {
        return new Message(
                before.version(), sight.version(), frame("news", sight, sight.since(before)));
    }

    private static String frame(String type, Sight sight, String data) {
        return "event: " + type + "\nid: " + sight.version() + "\ndata: " + data + "\n\n";
    }

    public byte[] bytes() {
        return frame.getBytes(StandardCharsets.UTF_8);
    }
}
