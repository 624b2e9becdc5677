package lucca.server.limit;

import lucca.engine.Message;

/// Thrown when a client exceeds a limit.
public final class LimitExceededException extends RuntimeException {
    private final transient Message why;
    private final long retrySeconds;

    LimitExceededException(Message why, long seconds) {
        super(why.key(), null, false, false);
        this.why = why;
        this.retrySeconds = seconds;
    }

    /// A limit that allows the request again after some seconds.
    public static LimitExceededException retryAfter(long seconds) {
        return new LimitExceededException(Message.of("limit.wait", seconds), seconds);
    }

    public Message why() {
        return why;
    }

    /// The number of seconds after which the client may retry.
    public long retrySeconds() {
        return retrySeconds;
    }
}
