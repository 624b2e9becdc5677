package lucca.server.people;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import lucca.server.store.Statement;
import org.springframework.stereotype.Component;

/// What devices are to sign to prove that they have a key: each is good once, and not for long.
@Component
final class Challenges {
    private static final Duration LIFE = Duration.ofMinutes(5);

    private final Sessions sessions;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    Challenges(Sessions sessions, InstantSource clock) {
        this.sessions = sessions;
        this.clock = clock;
    }

    /// A new one.
    /// @param person who wants to add a key; empty if somebody wants to come in
    String next(String person) {
        Token challenge = Token.random(random);
        sessions.keep(
                Statement.of(
                        "INSERT INTO challenge (hash, person, expires) VALUES (?, ?, ?)",
                        challenge.hash(),
                        person,
                        clock.millis() + LIFE.toMillis()),
                Statement.of("DELETE FROM challenge WHERE expires <= ?", clock.millis()));
        return challenge.text();
    }

    /// Finds one that is still good, and takes it away.
    Statement spend(String challenge, String person) {
        return Statement.of(
                "DELETE FROM challenge WHERE hash = ? AND person = ? AND expires > ?",
                new Token(challenge).hash(),
                person,
                clock.millis());
    }

    /// The same, as long as there is the key that answers it: it may have been removed meanwhile.
    Statement spendBy(String key, String challenge) {
        Statement spend = spend(challenge, "");
        List<Object> values = new ArrayList<>(spend.values());
        values.add(key);
        return Statement.of(
                spend.sql() + " AND EXISTS (SELECT 1 FROM passkey WHERE id = ?)", values.toArray());
    }
}
