package lucca.server.table;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, several people on one device")
class PostgresHotSeatTest extends HotSeatTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
