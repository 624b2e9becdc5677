package lucca.server.account;

import java.util.Set;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpStatus;

/// That somebody is known by a token, and what they may do with it.
record Session(Token token, Person person, Set<Scope> scopes) {
    Session {
        scopes = Set.copyOf(scopes);
    }

    /// Makes sure that this may be done.
    /// @throws ProblemException if not
    void require(Scope scope) {
        if (!scopes.contains(scope)) {
            throw ProblemException.of(
                    HttpStatus.FORBIDDEN,
                    scope == Scope.ACCOUNT ? "people.owner" : "people.scope",
                    scope.word());
        }
    }
}
