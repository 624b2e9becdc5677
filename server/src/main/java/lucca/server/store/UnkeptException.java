package lucca.server.store;

/// Something could not be written, or nobody knows whether it was: what it was about must be read
/// again.
public final class UnkeptException extends RuntimeException {
    public UnkeptException(String message, Throwable cause) {
        super(message, cause);
    }

    public UnkeptException(String message) {
        super(message);
    }
}
