package lucca.server.store;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Tells all other nodes, within the transaction that makes it true, that sessions or names of
/// people have changed. It has a channel of its own, which nodes of earlier versions do not hear.
/// @param node who tells it
public record PersonChangeNotice(String node, Set<String> people) {
    public static final String CHANNEL = "lucca_people";

    public PersonChangeNotice {
        people = Set.copyOf(people);
    }

    /// What there is to tell of some changes.
    /// @param late those of them that came too late
    static PersonChangeNotice of(
            String node, List<JournalChange> changes, Set<JournalChange> late) {
        Set<String> people = new HashSet<>();
        for (JournalChange journalChange : changes) {
            if (journalChange instanceof JournalChange.SqlEdit sqlEdit
                    && !late.contains(journalChange)) {
                people.addAll(sqlEdit.people());
            }
        }
        return new PersonChangeNotice(node, people);
    }

    /// One notice a person: PostgreSQL limits their length, and few people change at a time.
    void send(JournalConnection connection) throws SQLException {
        for (String person : people) {
            connection.notifyNodes(CHANNEL, node + " " + person);
        }
    }

    /// Reads what was sent.
    /// @throws IllegalArgumentException if that is no notice
    public static PersonChangeNotice read(String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (words.size() != 2) {
            throw new IllegalArgumentException("no notice: " + text);
        }
        return new PersonChangeNotice(words.getFirst(), Set.of(words.getLast()));
    }
}
