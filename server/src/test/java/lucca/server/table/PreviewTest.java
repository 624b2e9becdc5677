package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.fair.ChanceSecret;
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

@DisplayName("A preview of moves")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PreviewTest {
    private static final ChanceSecret SAME = new ChanceSecret("5".repeat(64));

    private TestServer server;
    private List<TestClient> people;

    @BeforeAll
    void start(@TempDir Path folder) {
        server =
                TestServer.with(
                        folder, TestServer.replacement(ChanceSecretSource.class, () -> () -> SAME));
        people = List.of(server.guest("Anna"), server.guest("Bruno"), server.guest("Carla"));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String startedTable(String game, int seats) {
        String table = people.getFirst().open(Json.object("game", game, "seats", seats));
        for (int seat = 0; seat < seats; seat++) {
            people.get(seat).sit(table, seat);
        }
        people.getFirst().execute(table, Json.object("type", "start"));
        return table;
    }

    private TestClient playerToMove(String table) {
        return people.stream()
                .filter(each -> !each.moves(table).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private static TestClient.Response preview(
            TestClient client, String table, long version, List<String> moves) {
        return client.post(
                "/api/tables/" + table + "/preview",
                Json.object("version", version, "moves", moves));
    }

    private static TestClient.Response preview(
            TestClient client, String table, List<String> moves) {
        return preview(client, table, client.view(table).number("version"), moves);
    }

    private static Json member(Json json, String name) {
        return Objects.requireNonNull(((Json.Obj) json).get(name), () -> name + " in " + json);
    }

    @Test
    @DisplayName("shows the position after them and plays nothing")
    void showsPosition() {
        String table = startedTable("towers", 2);
        TestClient mover = playerToMove(table);
        String before = mover.view(table).text();
        TestClient.Response first = preview(mover, table, List.of("red c4"));
        assertThat(first.status()).as(first.text()).isEqualTo(200);
        assertThat(first.json().get("stopped")).isNull();
        assertThat(first.get("moves").toString()).contains("blue c5").doesNotContain("red c5");
        TestClient.Response second = preview(mover, table, List.of("red c4", "blue c5"));
        assertThat(second.text("stopped")).isEqualTo("others");
        assertThat(mover.view(table).text()).isEqualTo(before);
        long version = mover.view(table).number("version");
        mover.play(table, version, Json.of("red c4"));
        mover.play(table, mover.view(table).number("version"), Json.of("blue c5"));
        assertThat(second.get("position"))
                .isEqualTo(member(mover.view(table).get("view"), "position"));
    }

    @Test
    @DisplayName("shows the points that they score, with rule, reason and parts")
    void points() {
        String table = startedTable("carrara", 2);
        TestClient mover = playerToMove(table);
        TestClient.Response buy = preview(mover, table, List.of("buy"));
        assertThat(buy.text("stopped")).isEqualTo("chance");
        mover.play(table, mover.view(table).number("version"), Json.of("buy"));
        String take = ((Json.Str) mover.moves(table).getLast()).value();
        Json step =
                ((Json.Arr) preview(mover, table, List.of(take)).get("steps")).items().getFirst();
        Json paid = ((Json.Arr) member(step, "ledger")).items().getFirst();
        assertThat(member(paid, "rule").toString()).startsWith("\"P");
        assertThat(member(paid, "why").toString()).contains(" ");
        assertThat(member(paid, "points").toString()).startsWith("-");
    }

    @Test
    @DisplayName("is refused like a command, with the index of the illegal move")
    void refused() {
        String table = startedTable("towers", 2);
        TestClient mover = playerToMove(table);
        TestClient.Response refused = preview(mover, table, List.of("red c4", "red c5"));
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.number("move")).isEqualTo(1);
        assertThat(refused.text("rule")).isEqualTo("R2.3");
        assertThat(refused.text("detail")).matches("[A-Z].* .*\\.");
        assertThat(refused.get("moves").toString()).contains("blue c5");
        assertThat(preview(mover, table, List.of("nonsense")).text("rule")).isEqualTo("format");
        TestClient other = people.getFirst().equals(mover) ? people.get(1) : people.getFirst();
        assertThat(preview(other, table, List.of("red c4")).text("rule")).isEqualTo("turn");
        assertThat(preview(people.getLast(), table, List.of("red c4")).text("detail"))
                .isEqualTo("You have no seat at this table.");
        assertThat(server.anonymous().post("/api/tables/" + table + "/preview", "{}").status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("of an outdated version is refused")
    void outdatedVersion() {
        String table = startedTable("towers", 2);
        TestClient mover = playerToMove(table);
        long version = mover.view(table).number("version");
        mover.play(table, version, Json.of("red c4"));
        TestClient.Response late = preview(mover, table, version, List.of("blue c5"));
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.number("version")).isEqualTo(version + 1);
        assertThat(preview(mover, table, version + 100, List.of()).status()).isEqualTo(409);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"version\":1}",
                "{\"version\":1,\"moves\":\"a\"}",
                "{\"version\":1,\"moves\":[7]}",
                "{\"version\":\"x\",\"moves\":[]}",
                "{\"version\":1,\"moves\":[\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\","
                        + "\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\","
                        + "\"\",\"\",\"\",\"\",\"\"]}"
            })
    @DisplayName("that is malformed is refused with a reason")
    void malformed(String body) {
        String table = startedTable("towers", 2);
        TestClient.Response response =
                playerToMove(table).post("/api/tables/" + table + "/preview", body);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.text("detail")).matches("(?s)[A-Z].*\\.");
    }

    @Test
    @DisplayName("shows the last seat nothing of the secret choices of others")
    void secretChoices() {
        List<String> first = previewsOfLastChooser(0);
        assertThat(first).isEqualTo(previewsOfLastChooser(3));
        assertThat(first.getLast()).contains("\"position\":null", "\"stopped\":\"secret\"");
    }

    /// Returns the previews of the last of three seats after a secret choice of the first.
    private List<String> previewsOfLastChooser(int choice) {
        String table = startedTable("citta", 3);
        for (int seat = 0; seat < 2; seat++) {
            TestClient mover = people.get(seat);
            Json kept = mover.moves(table).get(seat == 0 ? choice : 0);
            mover.play(table, mover.view(table).number("version"), kept);
        }
        TestClient carla = people.getLast();
        List<String> shown = new ArrayList<>();
        shown.add(preview(carla, table, List.of("keep 1w")).text());
        String kept = ((Json.Str) carla.moves(table).getFirst()).value();
        shown.add(preview(carla, table, List.of(kept)).text());
        return shown;
    }

    @Test
    @DisplayName(
            "comes with the data of the pieces, which are sent again only if they have changed")
    void pieceData() throws Exception {
        String table = startedTable("citta", 3);
        var answer =
                server.http()
                        .send(
                                server.anonymous()
                                        .request("/api/tables/" + table + "/data")
                                        .build(),
                                BodyHandlers.ofString());
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(Json.parse(answer.body()).toString()).contains("\"cards\"");
        assertThat(answer.headers().allValues("Cache-Control"))
                .containsExactly("no-cache, private");
        String etag = answer.headers().firstValue("ETag").orElseThrow();
        String path = "/api/tables/" + table + "/data";
        assertThat(server.anonymous().get(path, "If-None-Match", etag).status()).isEqualTo(304);
        assertThat(server.anonymous().get(path + "?lang=it", "If-None-Match", etag).status())
                .isEqualTo(200);
        assertThat(server.anonymous().get("/api/tables/none/data").status()).isEqualTo(404);
    }
}
