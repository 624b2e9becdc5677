package lucca.server.store;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Notifies other nodes, within the same transaction, that sessions or names of people have
/// changed. It has its own channel, which nodes of earlier versions do not listen to.
/// @param node the id of the sending node
public record PersonChangeNotice(String node, Set<String> people) {
    public static final String CHANNEL = "lucca_people";

    public PersonChangeNotice {
        people = Set.copyOf(people);
    }

    /// The notice for a group of changes.
    /// @param late the changes that came too late
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

    /// Sends one notice per person: PostgreSQL limits their length, and few people change at a
    /// time.
    void send(JournalConnection connection) throws SQLException {
        for (String person : people) {
            connection.notifyNodes(CHANNEL, node + " " + person);
        }
    }

    /// Parses a notice.
    /// @throws IllegalArgumentException if the text is not a notice
    public static PersonChangeNotice read(String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (words.size() != 2) {
            throw new IllegalArgumentException("no notice: " + text);
        }
        return new PersonChangeNotice(words.getFirst(), Set.of(words.getLast()));
    }
}
