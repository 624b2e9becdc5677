package lucca.server.table;

import java.nio.charset.StandardCharsets;
import lucca.server.stream.Frame;
import lucca.server.stream.Message;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;

/// How messages follow one another on a stream.
enum Framing {
    /// Server-sent events, which browsers read by themselves. A sign of life is an event too: pages
    /// do not hear of comments, and could not tell a quiet stream from a dead one.
    EVENTS(MediaType.TEXT_EVENT_STREAM_VALUE, "event: beat\ndata: {}\n\n") {
        @Override
        Frame frame(Message message) {
            return message.events();
        }
    },

    /// A JSON object a line, with the parts of an event as its members.
    LINES(MediaType.APPLICATION_NDJSON_VALUE, "\n") {
        @Override
        Frame frame(Message message) {
            return message.lines();
        }
    };

    private final String type;
    private final Frame heartbeat;

    Framing(String type, String heartbeat) {
        this.type = type;
        this.heartbeat = new Frame(heartbeat.getBytes(StandardCharsets.UTF_8));
    }

    /// What the caller asks for.
    static Framing of(@Nullable String accept) {
        return accept != null && accept.contains(MediaType.APPLICATION_NDJSON_VALUE)
                ? LINES
                : EVENTS;
    }

    abstract Frame frame(Message message);

    String type() {
        return type;
    }

    /// What is written when there has been nothing new for a while.
    Frame heartbeat() {
        return heartbeat;
    }
}
