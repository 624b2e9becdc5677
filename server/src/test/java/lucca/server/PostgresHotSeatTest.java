package lucca.server;

import java.nio.file.Path;
import lucca.server.store.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, several people on one device")
class PostgresHotSeatTest extends HotSeatTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
