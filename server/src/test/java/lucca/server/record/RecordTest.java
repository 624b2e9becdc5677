package lucca.server.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.fair.FairnessVerifier;
import lucca.fair.NotedCommitments;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Records over HTTP")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RecordTest {
    private static final Json OVER = Json.of("over");

    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName(
            "rebuild a game, prove its chance outcomes to anyone with the link, and are readable")
    void completeRecord(String game) {
        TestClient anna = server.guest("Anna \"A\"");
        List<String> bots = List.of("random", "random");
        String table = anna.open(Json.object("game", game, "bots", bots, "thought", 1));
        String commitment = commitmentOf(anna, table);
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            anna.execute(table, Json.object("type", "start"));
            tableStreamClient.until(view -> OVER.equals(view.get("status")));
        }
        Json.Obj record = server.anonymous().get("/api/tables/" + table + "/record").json();
        Match<?, ?> match = valid(JsonRecord.replay(record));
        assertThat(match.isOver()).isTrue();
        assertThat(
                        FairnessVerifier.verify(
                                match, record, new NotedCommitments(commitment, Map.of())))
                .isInstanceOf(FairnessVerifier.Proven.class);
        Json.Obj proof = server.anonymous().get("/api/tables/" + table + "/proof").json();
        assertThat(proof.get("proven")).isEqualTo(Json.of(true));
        assertThat(record.get("names")).isEqualTo(Json.of(bots));
        assertThat(record.get("rules")).isEqualTo(Json.of(1));
        String text = anna.get("/api/tables/" + table + "/record.txt").text();
        assertThat(valid(TextRecord.replay(text)).scores()).isEqualTo(match.scores());
        assertThat(text).contains("[Seat2 \"random\"]", "\n; Won by seat");
        assertThat(
                        text.lines()
                                .filter(
                                        line ->
                                                line.matches(
                                                        "; [+-]?[0-9]+ for seat [1-9] \\(rule .*")))
                .hasSize(match.lines().size());
    }

    private static String commitmentOf(TestClient testClient, String table) {
        Json.Obj view = (Json.Obj) testClient.view(table).get("view");
        return ((Json.Str) Json.of(view.get("commitment"))).value();
    }

    private static Match<?, ?> valid(ReplayResult replayResult) {
        assertThat(replayResult).isInstanceOf(ReplayResult.Valid.class);
        return ((ReplayResult.Valid) replayResult).match();
    }

    @Test
    @DisplayName("are available only when the game is over, also by resignation")
    void resigned() {
        TestClient anna = server.guest("Anna");
        TestClient bruno = server.guest("Bruno");
        String table = anna.open(Json.object("game", "citta", "open", false));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        for (String name : List.of("/record", "/record.txt", "/proof")) {
            TestClient.Response early = anna.get("/api/tables/" + table + name);
            assertThat(early.status()).isEqualTo(409);
            assertThat(early.text("detail"))
                    .isEqualTo("The record is available when the game is over.");
        }
        anna.execute(table, Json.object("type", "start"));
        assertThat(anna.get("/api/tables/" + table + "/record").status()).isEqualTo(409);
        assertThat(list(anna, "turn")).containsExactly(table);
        assertThat(list(bruno, "turn")).containsExactly(table);
        anna.play(table, version(anna, table), anna.moves(table).getFirst());
        assertThat(list(anna, "turn")).isEmpty();
        assertThat(list(bruno, "turn")).containsExactly(table);
        assertThat(list(bruno, "finished")).isEmpty();
        anna.execute(table, Json.object("type", "resign"));
        assertThat(list(bruno, "turn")).isEmpty();
        assertThat(list(bruno, "finished")).containsExactly(table);
        Json.Obj record = bruno.get("/api/tables/" + table + "/record").json();
        assertThat(valid(JsonRecord.replay(record)).isOver()).isFalse();
        assertThat(record.get("end"))
                .isEqualTo(Json.object("winners", List.of(1), "reason", "resigned"));
        assertThat(record.toString()).contains("\"Anna\"");
        assertThat(bruno.get("/api/tables/" + table + "/record.txt").text())
                .contains("; Won by seat 2: all other players have resigned");
        assertThat(bruno.get("/api/tables/none/record").status()).isEqualTo(404);
    }

    @Test
    @DisplayName("of the person's own games are listed page by page, none twice")
    void pages() {
        TestClient anna = server.guest("Anna");
        for (int i = 0; i < 60; i++) {
            String table = anna.open(Json.object("game", "towers", "bots", bots()));
            anna.execute(table, Json.object("type", "sit"));
            anna.execute(table, Json.object("type", "start"));
            anna.execute(table, Json.object("type", "resign"));
        }
        TestClient.Response first = anna.get("/api/tables?finished");
        String next = first.text("next");
        assertThat(ids(first)).hasSize(50).doesNotHaveDuplicates();
        TestClient.Response second = anna.get("/api/tables?finished&after=" + next);
        assertThat(ids(second)).hasSize(10).doesNotContainAnyElementsOf(ids(first));
        assertThat(second.json().get("next")).isNull();
        assertThat(anna.get("/api/tables?finished&after=x").status()).isEqualTo(400);
        assertThat(server.anonymous().get("/api/tables?finished").status()).isEqualTo(401);
    }

    private static Json bots() {
        return Json.parse("[null,\"random\"]");
    }

    private static long version(TestClient testClient, String table) {
        return testClient.view(table).number("version");
    }

    private static List<String> list(TestClient testClient, String which) {
        return ids(testClient.get("/api/tables?" + which));
    }

    private static List<String> ids(TestClient.Response response) {
        return ((Json.Arr) response.get("tables"))
                .items().stream()
                        .map(table -> ((Json.Str) Json.of(((Json.Obj) table).get("id"))).value())
                        .toList();
    }
}
