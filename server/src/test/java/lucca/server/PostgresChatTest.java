package lucca.server;

import java.nio.file.Path;
import lucca.server.store.Postgres;
import org.junit.jupiter.api.DisplayName;

@DisplayName("On PostgreSQL the chat at a table")
class PostgresChatTest extends ChatTest {
    @Override
    String database(Path folder) {
        return Postgres.fresh();
    }
}
