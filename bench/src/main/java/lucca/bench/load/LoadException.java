package lucca.bench.load;

/// The server does not answer as it should.
public final class LoadException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LoadException(String message) {
        super(message);
    }
}
