package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.ReplayResult;
import lucca.engine.TextRecord;
import lucca.fair.ChanceSecret;
import lucca.fair.FairnessVerifier;
import lucca.fair.NotedCommitments;
import lucca.server.store.JdbcUrls;
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
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("A replay")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReplayApiTest {
    private static final Json OVER = Json.of("over");
    private static final ChanceSecret SAME = new ChanceSecret("7".repeat(64));

    private String address;
    private TestServer server;
    private TestClient anna;
    private TestClient bruno;

    @BeforeAll
    void start(@TempDir Path folder) {
        address = JdbcUrls.sqliteIn(folder);
        server =
                TestServer.onDatabase(
                        address,
                        TestServer.replacement(ChanceSecretSource.class, () -> () -> SAME),
                        TestServer.replacement(
                                InstantSource.class,
                                () -> InstantSource.fixed(Instant.ofEpochSecond(1))));
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static String at(String table, int event) {
        return "/api/tables/" + table + "/at/" + event;
    }

    /// Plays a game between bots to its end and returns the table.
    private String finishedGame(Json.Obj terms) {
        String table =
                anna.open(terms.with("bots", List.of("random", "random")).with("thought", 1));
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            anna.execute(table, Json.object("type", "start"));
            tableStreamClient.until(view -> OVER.equals(view.get("status")));
        }
        return table;
    }

    private Match<?, ?> recorded(String table) {
        return ((ReplayResult.Valid) JsonRecord.replay(record(table))).match();
    }

    private Json.Obj record(String table) {
        return server.anonymous().get("/api/tables/" + table + "/record").json();
    }

    private String startedTable(String game) {
        String table = anna.open(Json.object("game", game));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        return table;
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("shows every position as it was")
    void everyPosition(String game) {
        String table = finishedGame(Json.object("game", game));
        Match<?, ?> match = recorded(table);
        int length = match.log().size();
        for (int event = 0; event <= length; event += Math.max(1, length / 6)) {
            Match<?, ?> then = match.upTo(event);
            TestClient.Response shown = server.anonymous().get(at(table, event));
            assertThat(shown.status()).as(shown.text()).isEqualTo(200);
            assertThat(shown.get("position")).isEqualTo(then.observe(Observation.SPECTATOR).json());
            assertThat(shown.get("scores")).isEqualTo(Json.of(then.scores()));
            assertThat(((Json.Arr) shown.get("lines")).items()).hasSameSizeAs(then.lines());
            assertThat(shown.text("place")).isEqualTo(then.position());
            assertThat(anna.get(at(table, event) + "?as=1").get("position"))
                    .isEqualTo(then.observe(1).json());
            assertThat(anna.get(at(table, event) + "?as=all").get("position"))
                    .isEqualTo(then.observe(Observation.REFEREE).json());
        }
        TestClient.Response last = anna.get(at(table, length));
        assertThat(last.get("over")).isEqualTo(Json.of(true));
        assertThat(last.get("sentences"))
                .as("the last position has the sentences of the table")
                .isEqualTo(anna.get("/api/tables/" + table + "/position").get("sentences"))
                .isNotEqualTo(anna.get(at(table, 0)).get("sentences"));
        assertThat(anna.get(at(table, length + 1)).status()).isEqualTo(404);
        assertThat(anna.get(at(table, -1)).status()).isEqualTo(404);
        assertThat(anna.get(at(table, 0) + "?as=2").status()).isEqualTo(400);
        assertThat(anna.get("/api/tables/" + table + "/at/x").status()).isEqualTo(400);
        assertThat(anna.get(at("none", 0)).status()).isEqualTo(404);
    }

    @Test
    @DisplayName("of a running game shows each viewer only what they may know")
    void running() {
        List<List<String>> first = viewsAfterHiddenChoice(0);
        List<List<String>> second = viewsAfterHiddenChoice(3);
        assertThat(first.getFirst()).isNotEqualTo(second.getFirst());
        assertThat(first.subList(1, 3)).isEqualTo(second.subList(1, 3));
    }

    /// Returns what Anna, Bruno and a stranger see after Anna has kept some cards in secret.
    private List<List<String>> viewsAfterHiddenChoice(int choice) {
        String table = startedTable("citta");
        anna.play(table, anna.view(table).number("version"), anna.moves(table).get(choice));
        List<List<String>> known = new ArrayList<>();
        for (TestClient each : List.of(anna, bruno, server.anonymous())) {
            List<String> seen = new ArrayList<>();
            int all = (int) each.get(at(table, 0)).number("events");
            for (int event = 0; event <= all; event++) {
                TestClient.Response shown = each.get(at(table, event));
                assertThat(shown.json().get("place")).isNull();
                seen.add(shown.text());
            }
            for (String as : List.of("all", "0", "1")) {
                TestClient.Response refused = each.get(at(table, 0) + "?as=" + as);
                assertThat(refused.status()).isEqualTo(403);
                seen.add(refused.text());
            }
            known.add(seen);
        }
        return known;
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("can be continued from any position, with provable chance outcomes of its own")
    void continued(String game) {
        String before = finishedGame(Json.object("game", game));
        int event = recorded(before).log().size() / 2;
        String place = anna.get(at(before, event)).text("place");
        Json.Obj from = Json.object("table", before, "event", event);
        String after = finishedGame(Json.object("from", from));
        Json.Obj record = record(after);
        Match<?, ?> match = recorded(after);
        assertThat(match.startPosition()).isEqualTo(place);
        assertThat(match.isOver()).isTrue();
        assertThat(record.get("from")).isEqualTo(from);
        assertThat(FairnessVerifier.verify(match, record, new NotedCommitments(null, Map.of())))
                .isInstanceOfAny(FairnessVerifier.Proven.class, FairnessVerifier.NoChance.class);
        String text = server.anonymous().get("/api/tables/" + after + "/record.txt").text();
        assertThat(((ReplayResult.Valid) TextRecord.replay(text)).match().position())
                .isEqualTo(match.position());
        Json.Obj view = (Json.Obj) anna.view(after).get("view");
        Json.Obj terms = (Json.Obj) Objects.requireNonNull(view.get("terms"));
        assertThat(terms.get("from")).isEqualTo(from);
        assertThat(terms.members()).doesNotContainKey("position");
    }

    @Test
    @DisplayName("can be continued, also after the server has reloaded the new table")
    void continuedAfterReload() {
        String table =
                anna.open(
                        Json.object(
                                "from", Json.object("table", startedTable("towers"), "event", 1)));
        String view = anna.view(table).text();
        server.restart();
        assertThat(anna.view(table).text()).isEqualTo(view).contains("\"from\":{\"table\":");
    }

    @Test
    @DisplayName("of a private table is not named at a table that continues it")
    void continuedPrivateTable() {
        String secret = finishedGame(Json.object("game", "towers", "open", false));
        Json.Obj from = Json.object("table", secret, "event", 3);
        String after = finishedGame(Json.object("from", from));
        String hidden = anna.open(Json.object("from", from, "open", false));
        server.restart();
        TestClient stranger = server.anonymous();
        for (String path : List.of("", "/record", "/record.txt", "/at/0", "/proof", "/data")) {
            TestClient.Response response = stranger.get("/api/tables/" + after + path);
            assertThat(response.status()).isEqualTo(200);
            assertThat(response.text()).as(path).doesNotContain(secret);
        }
        try (TableStreamClient tableStreamClient = TableStreamClient.of(stranger, hidden, null)) {
            tableStreamClient.next();
            assertThat(tableStreamClient.received().toString())
                    .contains("\"from\":{")
                    .doesNotContain(secret);
        }
        assertThat(record(after).get("from")).isEqualTo(Json.object("table", null, "event", 3));
        assertThat(recorded(after).startPosition()).isNotNull();
    }

    @Test
    @DisplayName("of a private table is not named even where an earlier version has stored it")
    void continuedByEarlierVersion() {
        String secret = finishedGame(Json.object("game", "towers"));
        Json.Obj from = Json.object("table", secret, "event", 3);
        String after = finishedGame(Json.object("from", from));
        assertThat(server.anonymous().view(after).text()).contains(secret);
        JdbcClient.create(new DriverManagerDataSource(address))
                .sql("UPDATE game_table SET open = FALSE WHERE id = ?")
                .param(secret)
                .update();
        server.restart();
        assertThat(server.anonymous().view(after).text()).doesNotContain(secret);
        assertThat(record(after).toString()).doesNotContain(secret);
    }

    @Test
    @DisplayName("cannot be continued while the game has secrets, or after its end")
    void notContinuable() {
        String secret = startedTable("citta");
        assertThat(open(secret, 0).status()).isEqualTo(403);
        String open = startedTable("towers");
        assertThat(open(open, 1).status()).isEqualTo(201);
        assertThat(open(open, 2).status()).isEqualTo(404);
        assertThat(open("none", 0).status()).isEqualTo(404);
        String over = finishedGame(Json.object("game", "citta"));
        int all = recorded(over).log().size();
        assertThat(open(over, all).text("detail")).contains("over");
        assertThat(open(over, all - 1).status()).isEqualTo(201);
        Json.Obj from = Json.object("table", over, "event", 0);
        assertThat(anna.post("/api/tables", Json.object("from", from, "game", "citta")).status())
                .isEqualTo(400);
        assertThat(anna.post("/api/tables", "{\"from\":7}").status()).isEqualTo(400);
        assertThat(anna.post("/api/tables", "{\"from\":{\"table\":7,\"event\":0}}").status())
                .isEqualTo(400);
    }

    private TestClient.Response open(String table, int event) {
        return anna.post(
                "/api/tables", Json.object("from", Json.object("table", table, "event", event)));
    }
}
