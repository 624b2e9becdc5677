package lucca.server.account;

import lucca.server.limit.Requester;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// The sender of a request: a person or an anonymous client.
/// @param session the session of the request; `null` if anonymous
/// @param address the address of the request, see [lucca.server.limit.ClientAddressKey]
public record Caller(@Nullable Session session, long address) {
    /// The id of the person; `null` if anonymous.
    public @Nullable String id() {
        return session == null ? null : session.person().id();
    }

    /// The caller as a requester of shared work.
    public Requester requester() {
        return new Requester(address, session == null ? "" : session.person().id());
    }

    /// Returns the person.
    /// @throws ProblemException if the caller is anonymous
    public Person requirePerson() {
        return requireSession().person();
    }

    /// Returns the session if the person has signed in themselves, not by a personal token.
    /// @throws ProblemException if not
    Session requireOwner() {
        Session owner = requireSession();
        owner.require(Scope.ACCOUNT);
        return owner;
    }

    private Session requireSession() {
        if (session == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.unknown");
        }
        return session;
    }
}
