package lucca.server.table;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, a command")
class PostgresCommandTest extends CommandTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
