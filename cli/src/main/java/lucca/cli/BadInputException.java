package lucca.cli;

/// What a command was given is of no use; the message is the sentence for the person who gave it.
final class BadInputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInputException(String sentence) {
        super(sentence, null, false, false);
    }
}
