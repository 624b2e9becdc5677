package lucca.server.store;

import java.sql.Connection;
import java.sql.SQLException;

/// Opens connections to the database that belong to no pool: to close one is to end it.
@FunctionalInterface
public interface ConnectionFactory {
    Connection open() throws SQLException;
}
