package lucca.bench.load;

/// Thrown if the server does not answer as expected.
public final class LoadException extends RuntimeException {
    private static final long serialVersionUID = 1;

    LoadException(String message) {
        super(message);
    }
}
