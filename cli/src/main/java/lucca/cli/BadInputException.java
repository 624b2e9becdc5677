package lucca.cli;

/// Thrown for unusable input. The message is a sentence for the user.
final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInputException(String sentence) {
        super(sentence, null, false, false);
    }
}
