package lucca.server.table;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, the chat at a table")
class PostgresChatApiTest extends ChatApiTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
