package lucca.server.store;

import java.sql.Connection;
import java.sql.SQLException;

/// Opens connections to the database outside any pool: closing one really closes it.
@FunctionalInterface
public interface ConnectionFactory {
    Connection open() throws SQLException;
}
