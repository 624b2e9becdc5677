package lucca.server.account;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for tokens that people create for their programs.
@RestController
final class TokenApi {
    private static final int MAX = 20;
    private static final int MAX_LIFE = 366;
    private static final int DEFAULT_LIFE = 90;

    private final SessionStore sessionStore;

    TokenApi(SessionStore sessionStore) {
        this.sessionStore = sessionStore;
    }

    /// Creates a token, which is shown only in this response.
    @PostMapping("/api/tokens")
    ResponseEntity<Json> create(@RequestBody Json body, Caller caller) {
        Session owner = caller.requireOwner();
        RequestJson given = RequestJson.of(body);
        NormalizedName name = NormalizedName.of(given.text("name"));
        Set<Scope> scopes = scopes(given);
        int days = given.number("days", 1, MAX_LIFE, DEFAULT_LIFE);
        if (tokens(owner.person().id()).size() >= MAX) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.tokens", MAX);
        }
        SessionStore.NewSession newSession =
                sessionStore.createPersonalToken(owner, name.text(), scopes, days);
        if (!sessionStore.write(newSession.statement(), sessionStore.deleteExpired())) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.unknown");
        }
        return ResponseEntity.status(HttpStatus.CREATED)
                .body(
                        Json.object(
                                "id", Token.publicId(newSession.token().hash()),
                                "token", newSession.token().text()));
    }

    private static Set<Scope> scopes(RequestJson json) {
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        for (String word : json.texts("scopes")) {
            scopes.add(
                    Scope.named(word)
                            .filter(scope -> scope != Scope.ACCOUNT)
                            .orElseThrow(() -> UnreadableException.of("people.scopes")));
        }
        if (scopes.isEmpty()) {
            throw UnreadableException.of("people.scopes");
        }
        return scopes;
    }

    @GetMapping("/api/tokens")
    Json list(Caller caller) {
        return Json.object(
                "tokens",
                tokens(caller.requireOwner().person().id()).stream()
                        .map(
                                each ->
                                        Json.object(
                                                "id", each.id(),
                                                "name", each.label(),
                                                "scopes",
                                                        each.scopes().stream()
                                                                .sorted()
                                                                .map(Scope::word)
                                                                .toList(),
                                                "created", each.created(),
                                                "used", each.used(),
                                                "expires", each.expires()))
                        .toList());
    }

    private List<SessionStore.SessionInfo> tokens(String person) {
        return sessionStore.list(person).stream().filter(each -> each.label() != null).toList();
    }

    @DeleteMapping("/api/tokens/{id}")
    Json revoke(@PathVariable("id") String id, Caller caller) {
        if (!sessionStore.end(caller.requireOwner().person().id(), id, true)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.notoken");
        }
        return Json.object();
    }
}
