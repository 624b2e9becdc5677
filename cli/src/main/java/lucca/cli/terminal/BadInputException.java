package lucca.cli.terminal;

/// Thrown for unusable input. The message is a sentence for the user.
public final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadInputException(String sentence) {
        super(sentence, null, false, false);
    }
}
