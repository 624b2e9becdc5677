package lucca.server.account;

import java.nio.file.Path;
import lucca.server.testing.TestPostgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL, a passkey")
class PostgresPasskeyTest extends PasskeyTest {
    @Override
    String database(Path folder) {
        return TestPostgres.newDatabase();
    }
}
