package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lucca.engine.Json;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Two people who ask for a rematch")
class RematchTest {
    private static final int TIMES = 20;
    private static final Json REMATCH = Json.object("type", "rematch");

    @Test
    @DisplayName("at the same moment get one table, and no other stays open")
    void atOnce(@TempDir Path folder) throws InterruptedException, ExecutionException {
        try (TestServer server = TestServer.inFolder(folder);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            TestClient anna = server.guest("Anna");
            TestClient bruno = server.guest("Bruno");
            List<Json> next = new ArrayList<>();
            for (int i = 0; i < TIMES; i++) {
                String table = anna.open(Json.object("game", "towers"));
                anna.sit(table, 0);
                bruno.sit(table, 1);
                anna.execute(table, Json.object("type", "start"));
                anna.execute(table, Json.object("type", "resign"));
                Future<TestClient.Response> other =
                        threads.submit(() -> bruno.command(table, REMATCH));
                List<Integer> answers =
                        List.of(anna.command(table, REMATCH).status(), other.get().status());
                assertThat(answers).containsExactlyInAnyOrder(200, 422);
                next.add(((Json.Obj) anna.view(table).get("view")).get("next"));
            }
            Json open = server.anonymous().get("/api/tables?open").get("tables");
            assertThat(((Json.Arr) open).items())
                    .extracting(each -> ((Json.Obj) each).get("id"))
                    .containsExactlyInAnyOrderElementsOf(next);
        }
    }
}
