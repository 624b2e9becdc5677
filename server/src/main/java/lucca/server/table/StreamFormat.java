package lucca.server.table;

import java.nio.charset.StandardCharsets;
import lucca.server.stream.SharedFrame;
import lucca.server.stream.StreamMessage;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;

/// The wire formats of streams.
enum StreamFormat {
    /// Server-sent events, which browsers support natively. The heartbeat is an event as well:
    /// scripts do not receive comments and could not tell a quiet stream from a dead one.
    SERVER_SENT_EVENTS(MediaType.TEXT_EVENT_STREAM_VALUE, "event: beat\ndata: {}\n\n") {
        @Override
        SharedFrame encode(StreamMessage streamMessage) {
            return streamMessage.serverSentEvent();
        }
    },

    /// One JSON object per line, with the parts of an event as its members.
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

    /// The format requested by an `Accept` header.
    static StreamFormat of(@Nullable String accept) {
        return accept != null && accept.contains(MediaType.APPLICATION_NDJSON_VALUE)
                ? JSON_LINES
                : SERVER_SENT_EVENTS;
    }

    abstract SharedFrame encode(StreamMessage streamMessage);

    String contentType() {
        return contentType;
    }

    /// The message that is written after a period of silence.
    SharedFrame heartbeat() {
        return heartbeat;
    }
}
