package lucca.server.people;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lucca.engine.UnreadableException;
import lucca.server.store.Change;
import lucca.server.store.Journal;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Who is known here, by what they show.
@Component
public final class People {
    private static final int LONGEST_NAME = 40;
    private static final int ID_BYTES = 16;
    private static final int MOST_AT_HAND = 10_000;
    private static final long AT_HAND = Duration.ofMinutes(1).toMillis();

    private final JdbcClient database;
    private final Journal journal;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    /// Those of late, by the hash of their token, for a short while.
    private final Map<String, Met> atHand =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Met> eldest) {
                    return size() > MOST_AT_HAND;
                }
            };

    private record Met(Person person, long until) {}

    public People(JdbcClient database, Journal journal, InstantSource clock) {
        this.database = database;
        this.journal = journal;
        this.clock = clock;
    }

    /// A newcomer, and what they will be known by.
    record Guest(Person person, Token token) {}

    /// Welcomes somebody new.
    /// @throws UnreadableException if that is no name
    Guest welcome(String name) {
        String tidy = name.strip();
        if (tidy.isEmpty()
                || tidy.length() > LONGEST_NAME
                || tidy.chars().anyMatch(Character::isISOControl)) {
            throw UnreadableException.of("people.name", LONGEST_NAME);
        }
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        Person person = new Person(HexFormat.of().formatHex(id), tidy);
        Token token = Token.random(random);
        journal.keep(new Change.Guest(person.id(), person.name(), token.hash(), clock.millis()));
        return new Guest(person, token);
    }

    /// Who shows this token; empty if nobody is known by it.
    Optional<Person> known(Token token) {
        String hash = token.hash();
        long now = clock.millis();
        synchronized (atHand) {
            Met met = atHand.get(hash);
            if (met != null && met.until() > now) {
                return Optional.of(met.person());
            }
        }
        Optional<Person> found = find(hash);
        found.ifPresent(
                person -> {
                    synchronized (atHand) {
                        atHand.put(hash, new Met(person, now + AT_HAND));
                    }
                });
        return found;
    }

    private Optional<Person> find(String hash) {
        return database.sql(
                        "SELECT p.id, p.name FROM session s JOIN person p ON p.id = s.person"
                                + " WHERE s.token = ?")
                .param(hash)
                .query((row, number) -> new Person(row.getString("id"), row.getString("name")))
                .optional();
    }
}
