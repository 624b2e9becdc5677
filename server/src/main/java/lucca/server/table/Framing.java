package lucca.server.table;

import java.nio.charset.StandardCharsets;
import lucca.server.stream.Message;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;

/// How messages follow one another on a stream.
enum Framing {
    /// Server-sent events, which browsers read by themselves. A sign of life is an event too: pages
    /// do not hear of comments, and could not tell a quiet stream from a dead one.
    EVENTS(MediaType.TEXT_EVENT_STREAM_VALUE, "event: beat\ndata: {}\n\n") {
        @Override
        byte[] frame(Message message) {
            return message.bytes();
        }
    },

    /// A JSON object a line, with the parts of an event as its members.
    LINES(MediaType.APPLICATION_NDJSON_VALUE, "\n") {
        @Override
        byte[] frame(Message message) {
            StringBuilder line = new StringBuilder();
            message.frame()
                    .lines()
                    .filter(part -> !part.isEmpty())
                    .forEach(part -> line.append(line.isEmpty() ? '{' : ',').append(member(part)));
            return line.append("}\n").toString().getBytes(StandardCharsets.UTF_8);
        }
    };

    private final String type;
    private final byte[] heartbeat;

    Framing(String type, String heartbeat) {
        this.type = type;
        this.heartbeat = heartbeat.getBytes(StandardCharsets.UTF_8);
    }

    /// What the caller asks for.
    static Framing of(@Nullable String accept) {
        return accept != null && accept.contains(MediaType.APPLICATION_NDJSON_VALUE)
                ? LINES
                : EVENTS;
    }

    abstract byte[] frame(Message message);

    String type() {
        return type;
    }

    /// What is written when there has been nothing new for a while.
    byte[] heartbeat() {
        return heartbeat.clone();
    }

    /// `event: view` becomes `"event":"view"`; ids and data are JSON already.
    private static String member(String part) {
        int colon = part.indexOf(": ");
        String name = part.substring(0, colon);
        String value = part.substring(colon + 2);
        return '"' + name + "\":" + (name.equals("event") ? '"' + value + '"' : value);
    }
}
