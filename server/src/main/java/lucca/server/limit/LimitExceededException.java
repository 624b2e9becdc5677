package lucca.server.limit;

import lucca.engine.Message;

/// Somebody asks for more than they may.
public final class LimitExceededException extends RuntimeException {
    private final transient Message why;
    private final long retrySeconds;

    LimitExceededException(Message why, long seconds) {
        super(why.key(), null, false, false);
        this.why = why;
        this.retrySeconds = seconds;
    }

    /// There will be room again soon.
    public static LimitExceededException retryAfter(long seconds) {
        return new LimitExceededException(Message.of("limit.wait", seconds), seconds);
    }

    public Message why() {
        return why;
    }

    /// After how many seconds it is worth trying again.
    public long retrySeconds() {
        return retrySeconds;
    }
}
