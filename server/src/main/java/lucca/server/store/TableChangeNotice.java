package lucca.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a node tells all others, within the transaction that makes it true.
/// @param node who tells it
/// @param versions the tables that it has moved on, and how far; [#REWRITTEN] if all of a log must
///     be read again
public record TableChangeNotice(String node, Map<String, Long> versions) {
    /// Where all nodes of a database hear of each other.
    public static final String CHANNEL = "lucca";

    /// No table has this version.
    public static final long REWRITTEN = 0;

    /// PostgreSQL takes less than 8000 bytes.
    private static final int MAX_PAYLOAD = 7900;

    public TableChangeNotice {
        versions = Map.copyOf(versions);
    }

    /// What there is to tell of some changes.
    /// @param late those of them that came too late
    static TableChangeNotice of(String node, List<JournalChange> changes, Set<JournalChange> late) {
        Map<String, Long> versions = new HashMap<>();
        for (JournalChange journalChange : changes) {
            switch (journalChange) {
                case JournalChange.AppendedEntries appendedEntries -> {
                    if (appendedEntries.creation() == null && !late.contains(journalChange)) {
                        // That a log was rewritten is told whatever else has happened to it.
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

    /// Tells it, once all is committed.
    void send(JournalConnection connection) throws SQLException {
        for (String text : payloads()) {
            connection.notifyNodes(CHANNEL, text);
        }
    }

    /// As few as will do.
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

    /// Reads what was sent.
    /// @throws IllegalArgumentException if that is no notice
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
