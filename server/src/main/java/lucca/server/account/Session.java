package lucca.server.account;

import java.util.Set;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpStatus;

/// A person authenticated by a token, and the scopes of that token.
record Session(Token token, Person person, Set<Scope> scopes) {
    Session {
        scopes = Set.copyOf(scopes);
    }

    /// Checks that the session has a scope.
    /// @throws ProblemException if it does not
    void require(Scope scope) {
        if (!scopes.contains(scope)) {
            throw ProblemException.of(
                    HttpStatus.FORBIDDEN,
                    scope == Scope.ACCOUNT ? "people.owner" : "people.scope",
                    scope.word());
        }
    }
}
