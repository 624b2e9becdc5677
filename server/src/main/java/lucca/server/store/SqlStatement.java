package lucca.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something to be written, in SQL.
/// @param values of its question marks
public record SqlStatement(String sql, List<@Nullable Object> values) {
    public static SqlStatement of(String sql, @Nullable Object... values) {
        List<@Nullable Object> all = new ArrayList<>();
        for (Object value : values) {
            all.add(value);
        }
        return new SqlStatement(sql, all);
    }

    /// Writes it; gives the number of rows that it changed.
    int execute(JournalConnection connection) throws SQLException {
        return connection.update(sql, values.toArray());
    }
}
