package lucca.engine;

/// Input that is no game at all: options, seats, positions, records or JSON that cannot be read.
/// Carries the sentence for the person who gave it.
public final class UnreadableException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message why;

    public UnreadableException(Message why) {
        super(why.toString(), null, false, false);
        this.why = why.sanitized();
    }

    public static UnreadableException of(String key, Object... args) {
        return new UnreadableException(Message.of(key, args));
    }

    public Message why() {
        return why;
    }
}
