package lucca.server.account;

import lucca.server.limit.Requester;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// Who has sent a request: a person, or somebody whom nobody knows.
/// @param session what they have shown; `null` if nothing
/// @param address from which the request comes, see [lucca.server.limit.ClientAddress]
public record Caller(@Nullable Session session, long address) {
    /// The id of the person; `null` if there is none.
    public @Nullable String id() {
        return session == null ? null : session.person().id();
    }

    /// As whom they share work with others.
    public Requester requester() {
        return new Requester(address, session == null ? "" : session.person().id());
    }

    /// The person, where there must be one.
    /// @throws ProblemException if there is none
    public Person requirePerson() {
        return requireSession().person();
    }

    /// What the person is known by, where they must be here themselves, not a program of theirs.
    /// @throws ProblemException if not
    Session requireOwner() {
        Session shown = requireSession();
        shown.require(Scope.ACCOUNT);
        return shown;
    }

    private Session requireSession() {
        if (session == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.unknown");
        }
        return session;
    }
}
