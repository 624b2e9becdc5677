package lucca.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import lucca.server.store.SqlStatement;
import org.springframework.stereotype.Component;

/// What devices are to sign to prove that they have a key: each is good once, and not for long.
@Component
final class PasskeyChallenges {
    private static final Duration LIFETIME = Duration.ofMinutes(5);

    private final SessionStore sessionStore;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    PasskeyChallenges(SessionStore sessionStore, InstantSource clock) {
        this.sessionStore = sessionStore;
        this.clock = clock;
    }

    /// A new one.
    /// @param person who wants to add a key; empty if somebody wants to come in
    String issue(String person) {
        Token challenge = Token.random(random);
        sessionStore.write(
                SqlStatement.of(
                        "INSERT INTO challenge (hash, person, expires) VALUES (?, ?, ?)",
                        challenge.hash(),
                        person,
                        clock.millis() + LIFETIME.toMillis()),
                SqlStatement.of("DELETE FROM challenge WHERE expires <= ?", clock.millis()));
        return challenge.text();
    }

    /// Finds one that is still good, and takes it away.
    SqlStatement spend(String challenge, String person) {
        return SqlStatement.of(
                "DELETE FROM challenge WHERE hash = ? AND person = ? AND expires > ?",
                new Token(challenge).hash(),
                person,
                clock.millis());
    }

    /// The same, as long as there is the key that answers it: it may have been removed meanwhile.
    SqlStatement spendBy(String key, String challenge) {
        SqlStatement spend = spend(challenge, "");
        List<Object> values = new ArrayList<>(spend.values());
        values.add(key);
        return SqlStatement.of(
                spend.sql() + " AND EXISTS (SELECT 1 FROM passkey WHERE id = ?)", values.toArray());
    }
}
