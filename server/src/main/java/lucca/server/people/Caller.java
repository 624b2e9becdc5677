package lucca.server.people;

import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// Who has sent a request: a person, or somebody whom nobody knows.
/// @param session what they have shown; `null` if nothing
public record Caller(@Nullable Session session) {
    /// The id of the person; `null` if there is none.
    public @Nullable String id() {
        return session == null ? null : session.person().id();
    }

    /// The person, where there must be one.
    /// @throws ProblemException if there is none
    public Person known() {
        return shown().person();
    }

    /// What the person is known by, where they must be here themselves, not a program of theirs.
    /// @throws ProblemException if not
    Session owner() {
        Session shown = shown();
        shown.need(Scope.ACCOUNT);
        return shown;
    }

    private Session shown() {
        if (session == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.unknown");
        }
        return session;
    }
}
