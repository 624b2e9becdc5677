package lucca.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something to be written, in SQL.
/// @param values of its question marks
public record Statement(String sql, List<@Nullable Object> values) {
    public static Statement of(String sql, @Nullable Object... values) {
        List<@Nullable Object> all = new ArrayList<>();
        for (Object value : values) {
            all.add(value);
        }
        return new Statement(sql, all);
    }

    /// Writes it; gives the number of rows that it changed.
    int run(JournalConnection connection) throws SQLException {
        return connection.update(sql, values.toArray());
    }
}
