package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.fair.ChanceSecret;
import lucca.server.testing.DeterministicMoveAdviser;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A hint")
class HintApiTest {
    private static String startedTable(List<TestClient> people, String game, boolean hints) {
        String table = people.getFirst().open(Json.object("game", game, "hints", hints));
        for (int seat = 0; seat < people.size(); seat++) {
            people.get(seat).sit(table, seat);
        }
        people.getFirst().execute(table, Json.object("type", "start"));
        return table;
    }

    private static TestClient.Response hint(TestClient client, String table) {
        return hint(client, table, client.view(table).number("version"));
    }

    private static TestClient.Response hint(TestClient client, String table, long version) {
        return client.post("/api/tables/" + table + "/hint", Json.object("version", version));
    }

    /// Returns the person whose turn it is.
    private static TestClient clientToMove(List<TestClient> people, String table) {
        return people.get(people.getFirst().moves(table).isEmpty() ? 1 : 0);
    }

    private static double number(Json json, String name) {
        return ((Json.Num) Objects.requireNonNull(((Json.Obj) json).get(name))).value();
    }

    @Test
    @DisplayName("lists the best moves and their chances, if the table allows hints")
    void hints(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            List<TestClient> people = List.of(server.guest("Anna"), server.guest("Bruno"));
            String table = startedTable(people, "towers", true);
            TestClient mover = clientToMove(people, table);
            TestClient other = people.get(people.getFirst().equals(mover) ? 1 : 0);
            TestClient.Response response = hint(mover, table);
            assertThat(response.status()).as(response.text()).isEqualTo(200);
            List<Json> options = ((Json.Arr) response.get("moves")).items();
            assertThat(options).hasSizeBetween(2, 5);
            for (Json option : options) {
                assertThat(mover.moves(table)).contains(((Json.Obj) option).get("move"));
                assertThat(number(option, "win"))
                        .isBetween(number(option, "low"), number(option, "high"));
                assertThat(number(option, "visits")).isPositive();
            }
            assertThat(response.text()).contains("\"line\":[\"{seat:", "\"says\":\"");
            assertThat(hint(other, table).status()).isEqualTo(422);
            assertThat(hint(other, table).text("detail")).isEqualTo("It is not your turn.");
            assertThat(hint(mover, table, 1).status()).isEqualTo(409);
            assertThat(server.anonymous().post("/api/tables/" + table + "/hint", "{}").status())
                    .isEqualTo(401);
            assertThat(mover.post("/api/tables/" + table + "/hint", "{}").status()).isEqualTo(400);
            String without = startedTable(people, "towers", false);
            assertThat(hint(mover, without).text("detail"))
                    .isEqualTo("Hints are turned off at this table.");
        }
    }

    /// Uses a fixed deal and search, because some deals leave only one move and nothing to compare.
    @Test
    @DisplayName("gives reasons in the language of the request")
    void reasons(@TempDir Path folder) {
        ChanceSecret chanceSecret = new ChanceSecret("5".repeat(64));
        try (TestServer server =
                TestServer.with(
                        folder,
                        TestServer.replacement(ChanceSecretSource.class, () -> () -> chanceSecret),
                        TestServer.replacement(MoveAdviser.class, DeterministicMoveAdviser::new))) {
            List<TestClient> people = List.of(server.guest("Anna"), server.guest("Bruno"));
            String table = startedTable(people, "carrara", true);
            TestClient mover = clientToMove(people, table);
            assertThat(mover.moves(table)).hasSizeGreaterThan(1);
            Json version = Json.object("version", mover.view(table).number("version"));
            for (String words : List.of("en better|worse", "fr mieux|moins bien")) {
                String path = "/api/tables/" + table + "/hint?lang=" + words.substring(0, 2);
                assertThat(mover.post(path, version).text())
                        .containsPattern("\"reasons\":\\[\"(" + words.substring(3) + ") ")
                        .doesNotContain("reason.", "merit.");
            }
        }
    }

    @Test
    @DisplayName("is rate limited")
    void limited(@TempDir Path folder) {
        try (TestServer server = TestServer.limited(folder, 0.2, false)) {
            List<TestClient> people = List.of(server.guest("Anna"), server.guest("Bruno"));
            String table = startedTable(people, "citta", true);
            assertThat(hint(people.getFirst(), table).status()).isEqualTo(200);
            assertThat(hint(people.getFirst(), table).status()).isEqualTo(429);
            assertThat(hint(people.getLast(), table).status()).isEqualTo(200);
        }
    }
}
