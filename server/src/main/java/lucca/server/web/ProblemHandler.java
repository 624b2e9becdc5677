package lucca.server.web;

import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
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

    /// Creates a problem with a message of the server.
    public static ResponseEntity<Problem> problem(
            HttpStatusCode status, HttpServletRequest request, String key) {
        return Problem.of(status, ServerMessages.common(LanguageResolver.of(request)).text(key))
                .response();
    }

    /// Creates a problem from a status alone.
    static ResponseEntity<Problem> of(int status, HttpServletRequest request) {
        boolean ours = status >= HttpStatus.INTERNAL_SERVER_ERROR.value();
        return problem(
                HttpStatusCode.valueOf(status), request, ours ? "server.mistake" : "server.http");
    }

    /// Creates a problem for code outside Spring's dispatcher.
    public static ResponseEntity<Problem> of(RuntimeException e, HttpServletRequest request) {
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

    @ExceptionHandler
    ResponseEntity<Problem> problem(RuntimeException e, HttpServletRequest request) {
        return of(e, request);
    }

    private static ResponseEntity<Problem> explain(UnreadableException e, Language language) {
        return Problem.of(HttpStatus.BAD_REQUEST, ServerMessages.common(language).text(e.why()))
                .response();
    }

    private static ResponseEntity<Problem> explain(ProblemException e, Language language) {
        ResponseEntity<Problem> problem = Problem.of(e.status(), e.detail(language)).response();
        return switch (e.status()) {
            case UNAUTHORIZED -> with(problem, HttpHeaders.WWW_AUTHENTICATE, "Bearer");
            case SERVICE_UNAVAILABLE -> with(problem, HttpHeaders.RETRY_AFTER, BUSY_SECONDS);
            default -> problem;
        };
    }

    static ResponseEntity<Problem> explain(LimitExceededException e, Language language) {
        return with(
                Problem.of(
                                HttpStatus.TOO_MANY_REQUESTS,
                                ServerMessages.common(language).text(e.why()))
                        .response(),
                HttpHeaders.RETRY_AFTER,
                String.valueOf(e.retrySeconds()));
    }

    private static ResponseEntity<Problem> with(
            ResponseEntity<Problem> problem, String header, String value) {
        return ResponseEntity.status(problem.getStatusCode())
                .headers(problem.getHeaders())
                .header(header, value)
                .body(problem.getBody());
    }

    private static ResponseEntity<Problem> explain(JournalWriteException e, Language language) {
        LOG.debug("Change not written", e); // the journal has already logged it
        return unavailable(e.isOutcomeUnknown() ? "server.unkept" : "server.unwritten", language);
    }

    private static ResponseEntity<Problem> explain(DataAccessException e, Language language) {
        long now = System.nanoTime();
        long before = READ_FAILED.get();
        if (now - before > BETWEEN_WARNINGS && READ_FAILED.compareAndSet(before, now)) {
            LOG.warn("The database cannot be read: {}", String.valueOf(e.getMessage()));
        }
        return unavailable("server.unread", language);
    }

    private static ResponseEntity<Problem> unavailable(String key, Language language) {
        return with(
                Problem.of(
                                HttpStatus.SERVICE_UNAVAILABLE,
                                ServerMessages.common(language).text(key))
                        .response(),
                HttpHeaders.RETRY_AFTER,
                "1");
    }

    private static ResponseEntity<Problem> explain(RuntimeException e, HttpServletRequest request) {
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
        ResponseEntity<Problem> problem = problem(status, http, "server.http");
        return ResponseEntity.status(status)
                .headers(headers)
                .contentType(Problem.TYPE)
                .body(problem.getBody());
    }
}
