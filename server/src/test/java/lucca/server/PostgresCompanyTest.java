package lucca.server;

import java.nio.file.Path;
import lucca.server.store.Postgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL who may be with whom:")
class PostgresCompanyTest extends CompanyTest {
    @Override
    String database(Path folder) {
        return Postgres.fresh();
    }
}
