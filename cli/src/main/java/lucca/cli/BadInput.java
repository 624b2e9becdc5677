package lucca.cli;

/// What a command was given is of no use; the message is the sentence for the person who gave it.
final class BadInput extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadInput(String sentence) {
        super(sentence, null, false, false);
    }
}
