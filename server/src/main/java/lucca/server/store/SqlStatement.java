package lucca.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An SQL statement with its parameters.
/// @param values the parameters
public record SqlStatement(String sql, List<@Nullable Object> values) {
    public static SqlStatement of(String sql, @Nullable Object... values) {
        List<@Nullable Object> all = new ArrayList<>();
        for (Object value : values) {
            all.add(value);
        }
        return new SqlStatement(sql, all);
    }

    /// Executes the statement; returns the number of changed rows.
    int execute(JournalConnection connection) throws SQLException {
        return connection.update(sql, values.toArray());
    }
}
