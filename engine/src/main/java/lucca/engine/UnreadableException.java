package lucca.engine;

/// Thrown for options, seats, positions, records or JSON that cannot be read. The message is for
/// the person who supplied the input.
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
