package lucca.server.table;

import java.nio.charset.StandardCharsets;
import lucca.server.stream.SharedFrame;
import lucca.server.stream.StreamMessage;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;

/// How messages follow one another on a stream.
enum StreamFormat {
    /// Server-sent events, which browsers read by themselves. A sign of life is an event too: pages
    /// do not hear of comments, and could not tell a quiet stream from a dead one.
    SERVER_SENT_EVENTS(MediaType.TEXT_EVENT_STREAM_VALUE, "event: beat\ndata: {}\n\n") {
        @Override
        SharedFrame encode(StreamMessage streamMessage) {
            return streamMessage.serverSentEvent();
        }
    },

    /// A JSON object a line, with the parts of an event as its members.
    JSON_LINES(MediaType.APPLICATION_NDJSON_VALUE, "\n") {
        @Override
        SharedFrame encode(StreamMessage streamMessage) {
            return streamMessage.jsonLine();
        }
    };

    private final String contentType;
    private final SharedFrame heartbeat;

    StreamFormat(String type, String heartbeat) {
        this.contentType = type;
        this.heartbeat = new SharedFrame(heartbeat.getBytes(StandardCharsets.UTF_8));
    }

    /// What the caller asks for.
    static StreamFormat of(@Nullable String accept) {
        return accept != null && accept.contains(MediaType.APPLICATION_NDJSON_VALUE)
                ? JSON_LINES
                : SERVER_SENT_EVENTS;
    }

    abstract SharedFrame encode(StreamMessage streamMessage);

    String contentType() {
        return contentType;
    }

    /// What is written when there has been nothing new for a while.
    SharedFrame heartbeat() {
        return heartbeat;
    }
}
