package lucca.server.account;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, an account")
class PostgresAccountTest extends AccountTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
