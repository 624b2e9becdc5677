package lucca.server.people;

import java.util.Optional;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;

/// Who has sent a request: a person, or somebody whom nobody knows.
public record Caller(Optional<Person> person) {
    /// The id of the person; `null` if there is none.
    public @Nullable String id() {
        return person.map(Person::id).orElse(null);
    }

    /// The person, where there must be one.
    /// @throws ProblemException if there is none
    public Person known() {
        return person.orElseThrow(
                () -> ProblemException.of(HttpStatus.UNAUTHORIZED, "people.unknown"));
    }
}
