package lucca.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.limit.LimitExceededException;
import lucca.server.store.JournalWriteException;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.UncategorizedSQLException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.ServletWebRequest;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.servlet.HandlerMapping;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/// Converts exceptions into `application/problem+json` responses.
@RestControllerAdvice
public final class ProblemHandler extends ResponseEntityExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(ProblemHandler.class);

    private static final FailureLogDeduplicator LOGGED = new FailureLogDeduplicator();

    /// The shortest time between two log entries about a database that cannot be read.
    private static final long BETWEEN_WARNINGS = Duration.ofMinutes(1).toNanos();

    private static final AtomicLong READ_FAILED =
            new AtomicLong(System.nanoTime() - 2 * BETWEEN_WARNINGS);

    /// The number of seconds after which a client may retry on a busy server.
    private static final String BUSY_SECONDS = "5";

    /// Creates a problem with a sentence and additional members.
    /// @param more alternating names and values
    public static ResponseEntity<Json> problem(
            HttpStatusCode status, String sentence, @Nullable Object... more) {
        Json.Obj problem =
                Json.object("status", status.value(), "title", title(status), "detail", sentence);
        for (int i = 0; i < more.length; i += 2) {
            problem = problem.with(String.valueOf(more[i]), more[i + 1]);
        }
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(problem);
    }

    /// Creates a problem with a message of the server.
    public static ResponseEntity<Json> problem(
            HttpStatusCode status, HttpServletRequest request, String key) {
        return problem(status, ServerMessages.common(LanguageResolver.of(request)).text(key));
    }

    /// Creates a problem from a status alone.
    static ResponseEntity<Json> of(int status, HttpServletRequest request) {
        boolean ours = status >= HttpStatus.INTERNAL_SERVER_ERROR.value();
        return problem(
                HttpStatusCode.valueOf(status), request, ours ? "server.mistake" : "server.http");
    }

    /// Creates a problem for code outside Spring's dispatcher.
    public static ResponseEntity<Json> of(RuntimeException e, HttpServletRequest request) {
        Language language = LanguageResolver.of(request);
        return switch (e) {
            case UnreadableException unreadable -> explain(unreadable, language);
            case ProblemException problem -> explain(problem, language);
            case LimitExceededException limitExceeded -> explain(limitExceeded, language);
            case JournalWriteException notWritten -> explain(notWritten, language);
            case DataAccessResourceFailureException lost -> explain(lost, language);
            case TransientDataAccessException busy -> explain(busy, language);
            case UncategorizedSQLException failed -> explain(failed, language);
            default -> explain(e, request);
        };
    }

    private static String title(HttpStatusCode status) {
        HttpStatus known = HttpStatus.resolve(status.value());
        return known == null ? "" : known.getReasonPhrase();
    }

    @ExceptionHandler
    ResponseEntity<Json> problem(RuntimeException e, HttpServletRequest request) {
        return of(e, request);
    }

    private static ResponseEntity<Json> explain(UnreadableException e, Language language) {
        return problem(HttpStatus.BAD_REQUEST, ServerMessages.common(language).text(e.why()));
    }

    private static ResponseEntity<Json> explain(ProblemException e, Language language) {
        ResponseEntity<Json> problem = problem(e.status(), e.detail(language));
        return switch (e.status()) {
            case UNAUTHORIZED -> with(problem, HttpHeaders.WWW_AUTHENTICATE, "Bearer");
            case SERVICE_UNAVAILABLE -> with(problem, HttpHeaders.RETRY_AFTER, BUSY_SECONDS);
            default -> problem;
        };
    }

    static ResponseEntity<Json> explain(LimitExceededException e, Language language) {
        return with(
                problem(
                        HttpStatus.TOO_MANY_REQUESTS,
                        ServerMessages.common(language).text(e.why())),
                HttpHeaders.RETRY_AFTER,
                String.valueOf(e.retrySeconds()));
    }

    private static ResponseEntity<Json> with(
            ResponseEntity<Json> problem, String header, String value) {
        return ResponseEntity.status(problem.getStatusCode())
                .headers(problem.getHeaders())
                .header(header, value)
                .body(problem.getBody());
    }

    private static ResponseEntity<Json> explain(JournalWriteException e, Language language) {
        LOG.debug("Change not written", e); // the journal has already logged it
        return unavailable(e.isOutcomeUnknown() ? "server.unkept" : "server.unwritten", language);
    }

    private static ResponseEntity<Json> explain(DataAccessException e, Language language) {
        long now = System.nanoTime();
        long before = READ_FAILED.get();
        if (now - before > BETWEEN_WARNINGS && READ_FAILED.compareAndSet(before, now)) {
            LOG.warn("The database cannot be read: {}", String.valueOf(e.getMessage()));
        }
        return unavailable("server.unread", language);
    }

    private static ResponseEntity<Json> unavailable(String key, Language language) {
        return with(
                problem(HttpStatus.SERVICE_UNAVAILABLE, ServerMessages.common(language).text(key)),
                HttpHeaders.RETRY_AFTER,
                "1");
    }

    private static ResponseEntity<Json> explain(RuntimeException e, HttpServletRequest request) {
        Object handler = request.getAttribute(HandlerMapping.BEST_MATCHING_HANDLER_ATTRIBUTE);
        if (LOGGED.isNew(String.valueOf(handler), e)) {
            LOG.error("{} {}", request.getMethod(), request.getRequestURI(), e);
        }
        return problem(HttpStatus.INTERNAL_SERVER_ERROR, request, "server.mistake");
    }

    /// Handles requests that Spring itself rejects.
    @Override
    protected ResponseEntity<Object> handleExceptionInternal(
            Exception e,
            @Nullable Object body,
            HttpHeaders headers,
            HttpStatusCode status,
            WebRequest request) {
        HttpServletRequest http = ((ServletWebRequest) request).getRequest();
        if (status.isSameCodeAs(HttpStatus.NOT_FOUND) && WebClientResources.isPageRequest(http)) {
            return WebClientResources.notFoundPage();
        }
        ResponseEntity<Json> problem = problem(status, http, "server.http");
        return ResponseEntity.status(status)
                .headers(headers)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(problem.getBody());
    }
}
