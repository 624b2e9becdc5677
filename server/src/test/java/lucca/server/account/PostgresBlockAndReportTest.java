package lucca.server.account;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, blocks and reports:")
class PostgresBlockAndReportTest extends BlockAndReportTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
