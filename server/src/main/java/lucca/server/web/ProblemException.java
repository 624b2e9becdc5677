package lucca.server.web;

import lucca.engine.GameKind;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// Thrown when a request cannot be served; explains why.
public final class ProblemException extends RuntimeException {
    private final HttpStatus status;
    private final transient Message why;
    private final transient @Nullable GameKind kind;

    /// @param kind the game whose messages are needed; `null` if none
    public ProblemException(HttpStatus status, Message why, @Nullable GameKind kind) {
        super(why.key(), null, false, false);
        this.status = status;
        this.why = why;
        this.kind = kind;
    }

    /// Creates an exception with a message of the server.
    public static ProblemException of(HttpStatus status, String key, Object... args) {
        return new ProblemException(status, Message.of(key, args), null);
    }

    /// Whether the requested data exists but can no longer be read.
    public boolean isGone() {
        return status == HttpStatus.GONE;
    }

    HttpStatus status() {
        return status;
    }

    String detail(Language language) {
        MessageCatalogue words =
                kind == null ? ServerMessages.common(language) : ServerMessages.of(language, kind);
        return words.text(why);
    }
}
