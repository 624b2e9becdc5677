package lucca.server.web;

import org.springframework.http.HttpStatus;

/// A request that cannot be served, and why.
public final class ProblemException extends RuntimeException {
    private final HttpStatus status;
    private final String sentence;

    public ProblemException(HttpStatus status, String sentence) {
        super(sentence, null, false, false);
        this.status = status;
        this.sentence = sentence;
    }

    /// One of the server's own words.
    public static ProblemException of(HttpStatus status, String key, Object... args) {
        return new ProblemException(status, ServerWords.common().text(key, args));
    }

    HttpStatus status() {
        return status;
    }

    String sentence() {
        return sentence;
    }
}
