package lucca.server.web;

import lucca.engine.Message;
import org.springframework.http.HttpStatus;

/// A request that cannot be served, and why.
public final class ProblemException extends RuntimeException {
    private final HttpStatus status;
    private final transient Message why;

    public ProblemException(HttpStatus status, String key, Object... args) {
        super(key, null, false, false);
        this.status = status;
        this.why = Message.of(key, args);
    }

    HttpStatus status() {
        return status;
    }

    Message why() {
        return why;
    }
}
