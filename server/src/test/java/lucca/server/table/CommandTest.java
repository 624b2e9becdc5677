package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("A command")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CommandTest {
    private static final String[] KEY = {"Idempotency-Key", "one"};

    private TestServer server;
    private TestClient anna;
    private TestClient bruno;

    String database(Path folder) {
        return JdbcUrls.sqliteIn(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.onDatabase(database(folder));
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private String startedTable() {
        String table = anna.open(Json.object("game", "towers"));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        return table;
    }

    private TestClient clientToMove(String table) {
        return anna.moves(table).isEmpty() ? bruno : anna;
    }

    @Test
    @DisplayName("that is repeated is executed once and gets the same answer")
    void repeated() {
        String table = startedTable();
        TestClient mover = clientToMove(table);
        long version = mover.view(table).number("version");
        Json move = mover.moves(table).getFirst();
        TestClient.Response first = mover.play(table, version, move, KEY);
        TestClient.Response second = mover.play(table, version, move, KEY);
        assertThat(first.status()).isEqualTo(200);
        assertThat(second).isEqualTo(first);
        assertThat(mover.view(table).number("version")).isEqualTo(version + 1);
    }

    @Test
    @DisplayName("that is repeated gets the same answer, also if chance outcomes followed it")
    void repeatedStart() {
        String table = anna.open(Json.object("game", "carrara"));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        Json start = Json.object("type", "start");
        TestClient.Response first = anna.command(table, start, KEY);
        assertThat(anna.command(table, start, KEY)).isEqualTo(first);
        assertThat(first.number("version")).isEqualTo(anna.view(table).number("version"));
        server.restart();
        assertThat(anna.command(table, start, KEY)).isEqualTo(first);
    }

    @Test
    @DisplayName("to open a table that is repeated opens one table, also after a restart")
    void repeatedOpening() throws InterruptedException {
        String terms = "{\"game\":\"towers\",\"bots\":[null,\"random\"]}";
        TestClient carla = server.guest("Carla");
        TestClient.Response first = carla.post("/api/tables", terms, KEY);
        assertThat(first.status()).as(first.text()).isEqualTo(201);
        List<TestClient.Response> again = Collections.synchronizedList(new ArrayList<>());
        List<Thread> others = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            others.add(
                    Thread.startVirtualThread(
                            () ->
                                    again.add(
                                            carla.post(
                                                    "/api/tables",
                                                    terms,
                                                    "Idempotency-Key",
                                                    "x"))));
        }
        for (Thread each : others) {
            each.join();
        }
        assertThat(again).hasSize(4).containsOnly(again.getFirst()).doesNotContain(first);
        assertThat(bruno.post("/api/tables", terms, KEY).text()).isNotEqualTo(first.text());
        server.restart();
        assertThat(carla.post("/api/tables", terms, KEY)).isEqualTo(first);
        assertThat(((Json.Arr) carla.get("/api/tables?mine").get("tables")).items()).hasSize(2);
        carla.execute(first.text("id"), Json.object("type", "sit"));
        assertThat(carla.command(first.text("id"), Json.object("type", "start"), KEY).status())
                .as("another command, which may have the same key")
                .isEqualTo(200);
        assertThat(carla.post("/api/tables", terms, "Idempotency-Key", "a b").status())
                .isEqualTo(400);
    }

    @Test
    @DisplayName("with a key that was used for another command is refused and has no effect")
    void reusedKey() {
        TestClient carla = server.guest("Carla");
        String terms = "{\"game\":\"towers\",\"seats\":2}";
        TestClient.Response opened = carla.post("/api/tables", terms, KEY);
        assertThat(carla.post("/api/tables", "{\"seats\":2,\"game\":\"towers\"}", KEY))
                .as("the order of members does not matter")
                .isEqualTo(opened);
        TestClient.Response other = carla.post("/api/tables", "{\"game\":\"citta\"}", KEY);
        assertThat(other.status()).isEqualTo(422);
        assertThat(other.text("detail")).startsWith("This idempotency key was used for another");
        String table = opened.text("id");
        Json say = Json.object("type", "say", "text", "one");
        long version = carla.command(table, say, KEY).number("version");
        Json another = Json.object("type", "say", "text", "two");
        assertThat(carla.command(table, another, KEY).status()).isEqualTo(422);
        server.restart();
        assertThat(carla.command(table, another, KEY).status()).isEqualTo(422);
        assertThat(carla.command(table, say, KEY).number("version")).isEqualTo(version);
        assertThat(carla.view(table).number("version")).isEqualTo(version);
    }

    @Test
    @DisplayName("whose key was stored by an older server is a repetition, whatever its content")
    void olderKey() {
        TestClient carla = server.guest("Carla");
        String table = carla.open(Json.object("game", "towers"));
        Json say = Json.object("type", "say", "text", "one");
        long version = carla.command(table, say, KEY).number("version");
        deleteFingerprints();
        Json another = Json.object("type", "say", "text", "two");
        assertThat(carla.command(table, another, KEY).number("version")).isEqualTo(version);
    }

    private void deleteFingerprints() {
        JdbcClient.create(new DriverManagerDataSource(server.database()))
                .sql("UPDATE entry SET fingerprint = NULL")
                .update();
    }

    @Test
    @DisplayName("on an outdated version is refused with the current version")
    void outdatedVersion() {
        String table = startedTable();
        TestClient mover = clientToMove(table);
        long version = mover.view(table).number("version");
        Json move = mover.moves(table).getFirst();
        mover.play(table, version, move);
        TestClient.Response late = mover.play(table, version, move);
        assertThat(late.status()).isEqualTo(409);
        assertThat(late.number("version")).isEqualTo(version + 1);
    }

    @Test
    @DisplayName("that breaks a rule is refused with the rule, a sentence and the legal moves")
    void refused() {
        String table = startedTable();
        TestClient mover = clientToMove(table);
        long version = mover.view(table).number("version");
        Json move = Json.object("type", "place", "colour", "red", "lot", "z99");
        TestClient.Response refused = mover.play(table, version, move);
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("rule")).matches("T\\d.*|format");
        assertThat(refused.text("detail")).matches("[A-Z].* .*\\.");
        assertThat(refused.get("moves")).isEqualTo(Json.of(mover.moves(table)));
        assertThat(mover.view(table).number("version")).isEqualTo(version);
        TestClient other = mover.equals(anna) ? bruno : anna;
        assertThat(other.play(table, version, mover.moves(table).getFirst()).text("rule"))
                .isEqualTo("turn");
        TestClient.Response outsider =
                server.guest("Carla").play(table, version, mover.moves(table).getFirst());
        assertThat(outsider.text("detail")).isEqualTo("You have no seat at this table.");
    }

    @Test
    @DisplayName("stores only the move itself")
    void storesOnlyTheMove() {
        String table = startedTable();
        TestClient mover = clientToMove(table);
        Json move = Json.object("type", "place", "colour", "red", "lot", "c4", "junk", "x");
        TestClient.Response response = mover.play(table, mover.view(table).number("version"), move);
        assertThat(response.status()).isEqualTo(200);
        assertThat(mover.view(table).text()).doesNotContain("junk");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"type\":7}",
                "{\"type\":\"fly\"}",
                "{\"type\":\"play\"}",
                "{\"type\":\"play\",\"version\":-1,\"move\":{}}",
                "{\"type\":\"play\",\"version\":1e300,\"move\":{}}",
                "{\"type\":\"play\",\"version\":1,\"move\":[]}",
                "{\"type\":\"sit\",\"seat\":\"a\"}",
                "{\"type\":\"seatBot\",\"bot\":\"level9\"}",
                "{\"type\":\"say\",\"text\":\"\\ud800\"}",
                "{\"type\":\"say\",\"text\":\"\\u0000\"}",
                "{\"type\":\"say\",\"text\":\"a\",\"text\":\"b\"}"
            })
    @DisplayName("that is malformed is refused with a reason, and nothing is stored")
    void malformed(String body) {
        String table = startedTable();
        String before = anna.view(table).text();
        TestClient.Response response = anna.post("/api/tables/" + table + "/commands", body);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.text("detail")).matches("(?s)[A-Z].*\\.");
        assertThat(anna.view(table).text()).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{}",
                "{\"game\":\"chess\"}",
                "{\"game\":\"towers\",\"seats\":9}",
                "{\"game\":\"towers\",\"seats\":1}",
                "{\"game\":\"towers\",\"options\":{\"size\":\"7\"}}",
                "{\"game\":\"towers\",\"options\":{\"size\":8}}",
                "{\"game\":\"towers\",\"options\":[]}",
                "{\"game\":\"towers\",\"extras\":{\"deck\":[]}}",
                "{\"game\":\"citta\",\"seats\":3,\"extras\":{\"deck\":7}}",
                "{\"game\":\"towers\",\"tempo\":{\"bank\":0,\"turn\":0}}",
                "{\"game\":\"towers\",\"thought\":1000000}",
                "{\"game\":\"towers\",\"late\":\"nobody\"}",
                "{\"game\":\"towers\",\"bots\":[\"level1\",\"level1\",\"level1\"]}",
                "{\"game\":\"towers\",\"bots\":[7]}"
            })
    @DisplayName(
            "to open a table with invalid settings is refused with a reason, and none is opened")
    void invalidSettings(String body) {
        String before = anna.get("/api/tables?mine").text();
        TestClient.Response response = anna.post("/api/tables", body);
        assertThat(response.status()).as(response.text()).isEqualTo(400);
        assertThat(response.text("detail")).matches("(?s).+ .+\\.");
        assertThat(anna.get("/api/tables?mine").text()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "6", "2.5", "\"two\""})
    @DisplayName("to open a table with a wrong number of seats is refused with those of the game")
    void wrongSeats(String seats) {
        String body = "{\"game\":\"citta\",\"seats\":" + seats + "}";
        TestClient.Response response = anna.post("/api/tables", body);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.text("detail")).contains("from 2 to 5");
    }

    @Test
    @DisplayName("that is too large, of another type, from another site or anonymous is not read")
    void refusedUnread() {
        String table = startedTable();
        String path = "/api/tables/" + table + "/commands";
        String say = "{\"type\":\"say\",\"text\":\"hi\"}";
        String huge = "{\"type\":\"say\",\"text\":\"" + "x".repeat(100_000) + "\"}";
        String before = anna.view(table).text();
        assertThat(anna.post(path, huge).status()).isEqualTo(413);
        assertThat(anna.send(anna.request(path).POST(BodyPublishers.ofString(say))).status())
                .isEqualTo(415);
        assertThat(anna.post(path, say, "Origin", "https://example.com").status()).isEqualTo(403);
        assertThat(anna.post(path, say, "Sec-Fetch-Site", "cross-site").status()).isEqualTo(403);
        assertThat(server.anonymous().post(path, say).status()).isEqualTo(401);
        assertThat(anna.post(path, say, "Idempotency-Key", "a b").status()).isEqualTo(400);
        assertThat(anna.post("/api/tables/none/commands", say).status()).isEqualTo(404);
        assertThat(anna.get("/api/tables/none").status()).isEqualTo(404);
        assertThat(anna.get("/api/tables/a%00b").status()).isBetween(400, 404);
        assertThat(anna.get("/api/tables/none/stream").status()).isEqualTo(404);
        assertThat(anna.get("/api/nothing").status()).isEqualTo(404);
        assertThat(anna.get("/api/tables").status()).isEqualTo(400);
        assertThat(anna.get(path).status()).isEqualTo(405);
        assertThat(anna.view(table).text()).isEqualTo(before);
        assertThat(anna.post(path, say, "Origin", server.address()).status()).isEqualTo(200);
    }

    @Test
    @DisplayName("can be to undo, to pause, to resign or to chat")
    void otherCommands() {
        String table = startedTable();
        TestClient mover = clientToMove(table);
        long version = mover.view(table).number("version");
        version = mover.play(table, version, mover.moves(table).getFirst()).number("version");
        version = mover.execute(table, Json.object("type", "undo", "version", version));
        mover.execute(table, Json.object("type", "say", "text", "Sorry."));
        TestClient other = mover.equals(anna) ? bruno : anna;
        long asked = mover.execute(table, Json.object("type", "pause"));
        other.execute(table, Json.object("type", "answer", "version", asked, "yes", true));
        assertThat(mover.play(table, version, mover.moves(table).getFirst()).text("detail"))
                .isEqualTo("The game is paused.");
        mover.execute(table, Json.object("type", "resume"));
        mover.execute(table, Json.object("type", "resign"));
        Json.Obj view = (Json.Obj) anna.view(table).get("view");
        assertThat(view.get("status")).isEqualTo(Json.of("over"));
        assertThat(Objects.requireNonNull(view.get("end")).toString())
                .contains("\"reason\":\"resigned\"", "\"secret\":\"");
        assertThat(anna.view(table).get("chat").toString()).contains("Sorry.");
        other.execute(table, Json.object("type", "rematch"));
        Json.Obj over = (Json.Obj) anna.view(table).get("view");
        String next = ((Json.Str) Objects.requireNonNull(over.get("next"))).value();
        assertThat(other.get("/api/tables?mine").text()).contains(next);
        anna.sit(next, 0);
        assertThat(mover.command(table, Json.object("type", "rematch")).status()).isEqualTo(422);
    }

    @Test
    @DisplayName("to open a table adds it to the lists")
    void openedTableIsListed() {
        String open = anna.open(Json.object("game", "carrara"));
        String hidden = anna.open(Json.object("game", "carrara", "open", false));
        bruno.sit(hidden, 1);
        assertThat(anna.get("/api/tables?open").text()).contains(open).doesNotContain(hidden);
        assertThat(anna.get("/api/tables?mine").text()).contains(open, hidden);
        assertThat(bruno.get("/api/tables?mine").text()).contains(hidden).doesNotContain(open);
        anna.execute(open, Json.object("type", "close"));
        assertThat(anna.get("/api/tables?mine").text()).contains(hidden).doesNotContain(open);
        assertThat(anna.get("/api/games").json().toString())
                .contains("towers", "citta", "carrara", "level5");
        assertThat(List.of(anna.get("/api/me").text("name"), bruno.get("/api/me").text("name")))
                .containsExactly("Anna", "Bruno");
    }
}
