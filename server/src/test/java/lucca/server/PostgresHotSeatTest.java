package lucca.server;

import java.nio.file.Path;
import lucca.server.store.Postgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL several people on one device")
class PostgresHotSeatTest extends HotSeatTest {
    @Override
    String database(Path folder) {
        return Postgres.fresh();
    }
}
