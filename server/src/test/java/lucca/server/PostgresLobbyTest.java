package lucca.server;

import java.nio.file.Path;
import lucca.server.store.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, a table that has not started")
class PostgresLobbyTest extends LobbyTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
