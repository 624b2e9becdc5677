package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Several people on one device")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HotSeatTest {
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

    /// Starts a table with Anna, her companion Ada, and Bruno.
    private String startedTable(String game) {
        String table = anna.open(Json.object("game", game, "seats", 3, "hints", true));
        anna.sit(table, 0);
        Json sit = Json.object("type", "sit", "as", "Ada");
        TestClient.Response first = anna.command(table, sit, KEY);
        assertThat(first.status()).as(first.text()).isEqualTo(200);
        assertThat(anna.command(table, sit, KEY)).isEqualTo(first);
        bruno.sit(table, 2);
        anna.execute(table, Json.object("type", "start"));
        return table;
    }

    private static Json.Obj view(TestClient client, String table, String query) {
        return (Json.Obj) client.get("/api/tables/" + table + query).get("view");
    }

    private static List<Json> moves(TestClient client, String table, int seat) {
        Json moves = view(client, table, "?seat=" + seat).get("moves");
        return ((Json.Arr) Objects.requireNonNull(moves)).items();
    }

    private static Json.Obj play(TestClient client, String table, int seat) {
        return Json.object(
                "type",
                "play",
                "seat",
                seat,
                "version",
                client.view(table).number("version"),
                "move",
                moves(client, table, seat).getFirst());
    }

    @Test
    @DisplayName("see and play only their own seats, and nobody else can act for them")
    void ownSeatsOnly() {
        String table = startedTable("citta");
        assertThat(view(anna, table, "").get("seat")).isEqualTo(Json.of(0));
        assertThat(view(anna, table, "?seat=1").get("seat")).isEqualTo(Json.of(1));
        assertThat(moves(anna, table, 1)).isNotEmpty().isNotEqualTo(anna.moves(table));
        try (TableStreamClient ada = TableStreamClient.as(anna, table, 1)) {
            assertThat(ada.next()).isTrue();
            assertThat(ada.view().get("seat")).isEqualTo(Json.of(1));
            Json.Obj play = play(anna, table, 1);
            for (TestClient other : List.of(bruno, server.guest("Carla"))) {
                assertThat(other.command(table, play).status()).isEqualTo(403);
            }
            TestClient.Response done = anna.command(table, play, KEY);
            assertThat(done.status()).as(done.text()).isEqualTo(200);
            assertThat(anna.command(table, play, KEY)).isEqualTo(done);
            ada.untilVersion(done.number("version"));
        }
        assertThat(moves(anna, table, 1)).isEmpty();
        assertThat(anna.moves(table)).isNotEmpty();
        String path = "/api/tables/" + table;
        for (TestClient other : List.of(bruno, server.anonymous())) {
            for (String what :
                    List.of("", "/stream", "/at/0", "/moves", "/position", "/standing")) {
                assertThat(other.get(path + what + "?seat=1").status()).as(what).isEqualTo(403);
            }
        }
        assertThat(anna.get(path + "?seat=2").status()).isEqualTo(403);
        assertThat(anna.get(path + "?seat=9").status()).isEqualTo(403);
        assertThat(anna.get(path + "?seat=x").status()).isEqualTo(400);
        Json asked = Json.object("version", 1, "moves", List.of(), "seat", 1);
        assertThat(bruno.post(path + "/preview", asked).status()).isEqualTo(403);
        assertThat(bruno.post(path + "/hint", asked).status()).isEqualTo(403);
        assertThat(anna.post(path + "/preview", asked).status()).isEqualTo(409);
    }

    @Test
    @DisplayName("are on the lists of the person who brought them, also after a restart")
    void lists() {
        String table = startedTable("citta");
        anna.play(table, anna.view(table).number("version"), anna.moves(table).getFirst());
        assertThat(anna.get("/api/tables?turn").text()).containsOnlyOnce(table);
        String before = anna.get("/api/tables/" + table + "?seat=1").text();
        Json.Obj play = play(anna, table, 1);
        TestClient.Response done = anna.command(table, play, KEY);
        assertThat(done.status()).isEqualTo(200);
        assertThat(anna.get("/api/tables?turn").text()).doesNotContain(table);
        assertThat(bruno.get("/api/tables?turn").text()).contains(table);
        server.restart();
        assertThat(anna.command(table, play, KEY)).isEqualTo(done);
        assertThat(anna.get("/api/tables/" + table + "?seat=1").text()).isNotEqualTo(before);
        anna.execute(table, Json.object("type", "say", "text", "Hi.", "seat", 1));
        assertThat(anna.view(table).get("chat").toString()).contains("/2\"");
        anna.execute(table, Json.object("type", "resign"));
        anna.execute(table, Json.object("type", "resign", "seat", 1));
        assertThat(anna.get("/api/tables?finished").text()).containsOnlyOnce(table);
    }

    @Test
    @DisplayName("give their consent separately")
    void consent() {
        String table = startedTable("towers");
        long asked = anna.execute(table, Json.object("type", "pause"));
        bruno.execute(table, Json.object("type", "answer", "version", asked, "yes", true));
        assertThat(view(anna, table, "").get("paused")).isEqualTo(Json.of(false));
        anna.execute(
                table, Json.object("type", "answer", "version", asked, "yes", true, "seat", 1));
        assertThat(view(anna, table, "").get("paused")).isEqualTo(Json.of(true));
    }

    @Test
    @DisplayName("cannot have the name of an account")
    void accountNames() {
        TestClient dora = server.guest("Dora");
        assertThat(dora.post("/api/account", Json.object("password", "a long password")).status())
                .isEqualTo(201);
        String table = anna.open(Json.object("game", "towers"));
        Json taken = Json.object("type", "sit", "as", "dora");
        assertThat(anna.command(table, taken).status()).isEqualTo(409);
        assertThat(anna.command(table, Json.object("type", "sit", "as", " ")).status())
                .isEqualTo(400);
        assertThat(anna.command(table, Json.object("type", "sit", "as", 7)).status())
                .isEqualTo(400);
        anna.execute(table, Json.object("type", "companions", "on", true));
        dora.execute(table, Json.object("type", "sit", "as", "Dino"));
        assertThat(anna.view(table).text()).contains("\"name\":\"Dino\"");
        assertThat(anna.post("/api/blocks", Json.object("person", dora.id() + "/2")).status())
                .isEqualTo(200);
        anna.delete("/api/blocks/" + dora.id());
        assertThat(anna.view(table).text()).doesNotContain("Dino");
        dora.execute(table, Json.object("type", "sit", "as", "Dino"));
        Json deletion = Json.object("password", "a long password");
        assertThat(dora.post("/api/account/delete", deletion).status()).isEqualTo(200);
        assertThat(anna.view(table).text()).doesNotContain("Dino").contains("/2\"");
    }

    @ParameterizedTest
    @CsvSource({"towers, , false", "citta, , true", "carrara, , true", "carrara, openHands, false"})
    @DisplayName("see whether they can look at the screen at the same time")
    void sharedScreen(String game, @Nullable String option, boolean secrets) {
        Json.Obj options = option == null ? Json.object() : Json.object(option, "on");
        String table = anna.open(Json.object("game", game, "options", options));
        assertThat(view(anna, table, "").get("secrets")).isEqualTo(Json.of(secrets));
    }

    @Test
    @DisplayName("can start with one request")
    void quickStart() {
        Json.Obj terms =
                Json.object(
                        "game",
                        "carrara",
                        "seats",
                        3,
                        "start",
                        true,
                        "companions",
                        List.of("Ada", "Aldo"));
        String table = anna.open(terms);
        assertThat(view(anna, table, "").get("status")).isEqualTo(Json.of("playing"));
        assertThat(view(anna, table, "?seat=2").get("seat")).isEqualTo(Json.of(2));
        assertThat(anna.view(table).text()).contains("Ada", "Aldo");
    }
}
