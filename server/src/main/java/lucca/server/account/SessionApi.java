package lucca.server.account;

import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
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
final class SessionApi {
    private static final String CURRENT = "current";

    private final SessionStore sessionStore;

    SessionApi(SessionStore sessionStore) {
        this.sessionStore = sessionStore;
    }

    @GetMapping("/api/sessions")
    Json list(Caller caller) {
        Session owner = caller.requireOwner();
        String current = Token.publicId(owner.token().hash());
        return Json.object(
                "sessions",
                sessionStore.list(owner.person().id()).stream()
                        .filter(each -> each.label() == null)
                        .map(
                                each ->
                                        Json.object(
                                                "id",
                                                each.id(),
                                                "created",
                                                each.created(),
                                                "used",
                                                each.used(),
                                                "expires",
                                                each.expires(),
                                                CURRENT,
                                                each.id().equals(current)))
                        .toList());
    }

    /// Ends one session: that of the id, or the `current` one.
    @DeleteMapping("/api/sessions/{id}")
    ResponseEntity<Json> end(
            @PathVariable("id") String id, Caller caller, HttpServletRequest request) {
        Session owner = caller.requireOwner();
        String current = Token.publicId(owner.token().hash());
        String ended = id.equals(CURRENT) ? current : id;
        if (!sessionStore.end(owner.person().id(), ended, false)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.session");
        }
        return ended.equals(current)
                ? signedOutResponse(request)
                : ResponseEntity.ok(Json.object());
    }

    /// Ends all sessions of the caller.
    @DeleteMapping("/api/sessions")
    ResponseEntity<Json> endAll(Caller caller, HttpServletRequest request) {
        sessionStore.endAll(caller.requireOwner().person().id());
        return signedOutResponse(request);
    }

    private static ResponseEntity<Json> signedOutResponse(HttpServletRequest request) {
        return ResponseEntity.ok()
                .header(HttpHeaders.SET_COOKIE, CallerResolver.expiredCookie(request))
                .body(Json.object());
    }
}
