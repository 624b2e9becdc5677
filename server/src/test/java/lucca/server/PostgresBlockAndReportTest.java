package lucca.server;

import java.nio.file.Path;
import lucca.server.store.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL who may be with whom:")
class PostgresBlockAndReportTest extends BlockAndReportTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
