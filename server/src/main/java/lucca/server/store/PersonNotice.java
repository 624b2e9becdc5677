package lucca.server.store;

import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Tells all other nodes, within the transaction that makes it true, that sessions or names of
/// people have changed. It has a channel of its own, which nodes of earlier versions do not hear.
/// @param node who tells it
public record PersonNotice(String node, Set<String> people) {
    public static final String CHANNEL = "lucca_people";

    public PersonNotice {
        people = Set.copyOf(people);
    }

    /// What there is to tell of some changes.
    /// @param late those of them that came too late
    static PersonNotice of(String node, List<Change> changes, Set<Change> late) {
        Set<String> people = new HashSet<>();
        for (Change change : changes) {
            if (change instanceof Change.Edit edit && !late.contains(change)) {
                people.addAll(edit.people());
            }
        }
        return new PersonNotice(node, people);
    }

    /// One notice a person: PostgreSQL limits their length, and few people change at a time.
    void send(JournalConnection connection) throws SQLException {
        for (String person : people) {
            connection.notifyNodes(CHANNEL, node + " " + person);
        }
    }

    /// Reads what was sent.
    /// @throws IllegalArgumentException if that is no notice
    public static PersonNotice read(String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (words.size() != 2) {
            throw new IllegalArgumentException("no notice: " + text);
        }
        return new PersonNotice(words.getFirst(), Set.of(words.getLast()));
    }
}
