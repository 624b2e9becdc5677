package lucca.server.limit;

import lucca.engine.Message;

/// Somebody asks for more than they may.
public final class TooMuchException extends RuntimeException {
    private final transient Message why;
    private final long seconds;

    TooMuchException(Message why, long seconds) {
        super(why.key(), null, false, false);
        this.why = why;
        this.seconds = seconds;
    }

    /// There will be room again soon.
    public static TooMuchException until(long seconds) {
        return new TooMuchException(Message.of("limit.wait", seconds), seconds);
    }

    public Message why() {
        return why;
    }

    /// After how many seconds it is worth trying again.
    public long seconds() {
        return seconds;
    }
}
