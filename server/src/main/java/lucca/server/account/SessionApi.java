package lucca.server.account;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import lucca.server.web.Empty;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for listing active sessions and signing out.
@RestController
@Tag(name = "People")
final class SessionApi {
    private static final String CURRENT = "current";

    private final SessionStore sessionStore;

    SessionApi(SessionStore sessionStore) {
        this.sessionStore = sessionStore;
    }

    record ActiveSession(
            String id,
            long created,
            long used,
            long expires,
            @Schema(description = "Whether this is the session of the request.") boolean current) {}

    record ActiveSessions(List<ActiveSession> sessions) {}

    @Operation(summary = "List your active sessions.")
    @GetMapping("/api/sessions")
    ActiveSessions list(@SignInRequired(withoutToken = true) Caller caller) {
        Session owner = caller.requireOwner();
        String current = Token.publicId(owner.token().hash());
        return new ActiveSessions(
                sessionStore.list(owner.person().id()).stream()
                        .filter(each -> each.label() == null)
                        .map(
                                each ->
                                        new ActiveSession(
                                                each.id(),
                                                each.created(),
                                                each.used(),
                                                each.expires(),
                                                each.id().equals(current)))
                        .toList());
    }

    @Operation(summary = "Sign out of a session; 'current' is the one of this request.")
    @DeleteMapping("/api/sessions/{id}")
    ResponseEntity<Empty> end(
            @PathVariable("id") String id,
            @SignInRequired(withoutToken = true) Caller caller,
            HttpServletRequest request) {
        Session owner = caller.requireOwner();
        String current = Token.publicId(owner.token().hash());
        String ended = id.equals(CURRENT) ? current : id;
        if (!sessionStore.end(owner.person().id(), ended, false)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.session");
        }
        return ended.equals(current) ? signedOutResponse(request) : ResponseEntity.ok(new Empty());
    }

    @Operation(summary = "Sign out of all sessions.")
    @DeleteMapping("/api/sessions")
    ResponseEntity<Empty> endAll(
            @SignInRequired(withoutToken = true) Caller caller, HttpServletRequest request) {
        sessionStore.endAll(caller.requireOwner().person().id());
        return signedOutResponse(request);
    }

    private static ResponseEntity<Empty> signedOutResponse(HttpServletRequest request) {
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, CallerResolver.expiredCookie(request))
                .body(new Empty());
    }
}
