package lucca.server.store;

import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Counts bots-only games, including those that all persons have left. Tables that the server no
/// longer processes do not count.
@Component
public final class BotsOnlyTableCounter {
    private static final String COUNT =
            "SELECT COUNT(*) FROM game_table g WHERE g.status = 'playing'"
                    + " AND g.attention IS NOT NULL AND NOT EXISTS (SELECT 1 FROM chair c"
                    + " WHERE c.table_id = g.id AND c.person IS NOT NULL AND c.bot IS NULL)";

    private static final String EARLIER =
            COUNT + " AND (g.opened < t.opened OR g.opened = t.opened AND g.id < t.id)";

    private final JdbcClient database;

    public BotsOnlyTableCounter(JdbcClient database) {
        this.database = database;
    }

    /// The number of bots-only games that a person has opened.
    public int countByHost(String host) {
        return count(COUNT + " AND g.host = ?", host);
    }

    /// The number of bots-only games that were opened from a source.
    public int countBySource(String source) {
        return count(COUNT + " AND g.source = ?", source);
    }

    private int count(String sql, String of) {
        return database.sql(sql).param(of).query(Integer.class).single();
    }

    /// The numbers of bots-only games that were opened before a table by the same person and from
    /// the same source.
    public record EarlierCounts(int byHost, int bySource) {}

    /// The counts for a running game; empty if there is no such game.
    public Optional<EarlierCounts> countsBefore(String table) {
        return database.sql(
                        "SELECT (%s AND g.host = t.host) AS of_host, (%s AND g.source = t.source)"
                                        .formatted(EARLIER, EARLIER)
                                + " AS of_source FROM game_table t"
                                + " WHERE t.id = ? AND t.status = 'playing'")
                .param(table)
                .query(
                        (row, number) ->
                                new EarlierCounts(row.getInt("of_host"), row.getInt("of_source")))
                .optional();
    }
}
