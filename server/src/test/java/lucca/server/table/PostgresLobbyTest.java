package lucca.server.table;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, a table that has not started")
class PostgresLobbyTest extends LobbyTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
