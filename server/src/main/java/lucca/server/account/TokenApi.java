package lucca.server.account;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lucca.engine.UnreadableException;
import lucca.server.web.Empty;
import lucca.server.web.OptionalMember;
import lucca.server.web.ProblemException;
import lucca.server.web.ProblemResponse;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/// Endpoints for tokens that people create for their programs.
@RestController
@Tag(name = "People")
final class TokenApi {
    private static final int MAX = 20;

    private final SessionStore sessionStore;

    TokenApi(SessionStore sessionStore) {
        this.sessionStore = sessionStore;
    }

    record NewToken(
            @Schema(description = "A name by which you recognize the token.") String name,
            @Schema(description = "The scopes of the token: 'read', 'play' or both.")
                    List<String> scopes,
            @OptionalMember(otherwise = "90")
                    @Min(1)
                    @Max(366)
                    @Schema(description = "Days until it expires.")
                    int days) {}

    record CreatedToken(
            String id, @Schema(description = "The token; it is shown only once.") String token) {}

    record ListedToken(
            String id, String name, List<String> scopes, long created, long used, long expires) {}

    record ListedTokens(List<ListedToken> tokens) {}

    @Operation(summary = "Create a personal token for a program.")
    @ResponseStatus(HttpStatus.CREATED)
    @ProblemResponse(status = 409, description = "You have too many tokens.")
    @PostMapping("/api/tokens")
    CreatedToken create(
            @SignInRequired(withoutToken = true) Caller caller, @RequestBody NewToken wanted) {
        Session owner = caller.requireOwner();
        NormalizedName name = NormalizedName.of(wanted.name());
        Set<Scope> scopes = scopes(wanted.scopes());
        if (tokens(owner.person().id()).size() >= MAX) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.tokens", MAX);
        }
        SessionStore.NewSession newSession =
                sessionStore.createPersonalToken(owner, name.text(), scopes, wanted.days());
        if (!sessionStore.write(newSession.statement(), sessionStore.deleteExpired())) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.unknown");
        }
        Token token = newSession.token();
        return new CreatedToken(Token.publicId(token.hash()), token.text());
    }

    private static Set<Scope> scopes(List<String> words) {
        Set<Scope> scopes = EnumSet.noneOf(Scope.class);
        for (String word : words) {
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

    @Operation(summary = "List your personal tokens.")
    @GetMapping("/api/tokens")
    ListedTokens list(@SignInRequired(withoutToken = true) Caller caller) {
        return new ListedTokens(
                tokens(caller.requireOwner().person().id()).stream()
                        .map(
                                each ->
                                        new ListedToken(
                                                each.id(),
                                                String.valueOf(each.label()),
                                                each.scopes().stream()
                                                        .sorted()
                                                        .map(Scope::word)
                                                        .toList(),
                                                each.created(),
                                                each.used(),
                                                each.expires()))
                        .toList());
    }

    private List<SessionStore.SessionInfo> tokens(String person) {
        return sessionStore.list(person).stream().filter(each -> each.label() != null).toList();
    }

    @Operation(summary = "Revoke a personal token.")
    @DeleteMapping("/api/tokens/{id}")
    Empty revoke(
            @PathVariable("id") String id, @SignInRequired(withoutToken = true) Caller caller) {
        if (!sessionStore.end(caller.requireOwner().person().id(), id, true)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.notoken");
        }
        return new Empty();
    }
}
