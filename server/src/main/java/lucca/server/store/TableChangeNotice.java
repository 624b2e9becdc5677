package lucca.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Notifies other nodes, within the same transaction, that tables have changed.
/// @param node the id of the sending node
/// @param versions the new versions of the tables; [#REWRITTEN] if the complete log must be
///     read again
public record TableChangeNotice(String node, Map<String, Long> versions) {
    /// The notification channel of all nodes.
    public static final String CHANNEL = "lucca";

    /// A marker value; no table has this version.
    public static final long REWRITTEN = 0;

    /// PostgreSQL accepts less than 8000 bytes.
    private static final int MAX_PAYLOAD = 7900;

    public TableChangeNotice {
        versions = Map.copyOf(versions);
    }

    /// The notice for a group of changes.
    /// @param late the changes that came too late
    static TableChangeNotice of(String node, List<JournalChange> changes, Set<JournalChange> late) {
        Map<String, Long> versions = new HashMap<>();
        for (JournalChange journalChange : changes) {
            switch (journalChange) {
                case JournalChange.AppendedEntries appendedEntries -> {
                    if (appendedEntries.creation() == null && !late.contains(journalChange)) {
                        // REWRITTEN is the smallest version and takes precedence.
                        versions.merge(
                                appendedEntries.table(),
                                appendedEntries.summary().version(),
                                Math::min);
                    }
                }
                case JournalChange.SqlEdit sqlEdit -> {
                    if (!late.contains(journalChange)) {
                        sqlEdit.rewrittenTables().forEach(table -> versions.put(table, REWRITTEN));
                    }
                }
            }
        }
        return new TableChangeNotice(node, versions);
    }

    /// Sends the notice when the transaction is committed.
    void send(JournalConnection connection) throws SQLException {
        for (String text : payloads()) {
            connection.notifyNodes(CHANNEL, text);
        }
    }

    /// The notice, split into as few payloads as possible.
    List<String> payloads() {
        List<String> texts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, Long> table : versions.entrySet()) {
            String next = " " + table.getKey() + " " + table.getValue();
            if (text.isEmpty() || text.length() + next.length() > MAX_PAYLOAD) {
                flush(text, texts);
                text.append(node);
            }
            text.append(next);
        }
        flush(text, texts);
        return texts;
    }

    private static void flush(StringBuilder text, List<String> texts) {
        if (!text.isEmpty()) {
            texts.add(text.toString());
            text.setLength(0);
        }
    }

    /// Parses a notice.
    /// @throws IllegalArgumentException if the text is not a notice
    public static TableChangeNotice read(String text) {
        String[] words = text.split(" ", -1);
        if (words.length % 2 == 0) {
            throw new IllegalArgumentException("no notice: " + text);
        }
        Map<String, Long> versions = new HashMap<>();
        for (int i = 1; i < words.length; i += 2) {
            versions.put(words[i], Long.valueOf(words[i + 1]));
        }
        return new TableChangeNotice(words[0], versions);
    }
}
