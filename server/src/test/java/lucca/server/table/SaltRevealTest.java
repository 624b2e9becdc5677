package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.fair.FairnessVerifier;
import lucca.fair.NotedCommitments;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.table.Sha256;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Players who commit to salts")
class SaltRevealTest {
    private static final Json PLAYING = Json.of("playing");
    private static final Json START = Json.object("type", "start");

    /// The clock of the server. It moves only when a test changes it.
    private volatile Instant now = Instant.ofEpochSecond(1_000_000);

    private TestServer server;
    private TestClient anna;
    private TestClient bruno;

    @BeforeEach
    void start(@TempDir Path folder) {
        server =
                TestServer.with(
                        folder, TestServer.replacement(InstantSource.class, () -> () -> now));
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static Json sit(int seat, String salt) {
        return Json.object("type", "sit", "seat", seat, "saltHash", Sha256.hex(salt));
    }

    private static Json.Obj reveal(String salt) {
        return Json.object("type", "reveal", "salt", salt);
    }

    private static Json.Obj view(TestClient client, String table) {
        return (Json.Obj) client.view(table).get("view");
    }

    /// Returns a table of Anna and Bruno that waits for their salts.
    private String lockedTable() {
        String table = anna.open(Json.object("game", "citta"));
        anna.execute(table, sit(0, "a"));
        bruno.execute(table, sit(1, "b"));
        anna.execute(table, START);
        assertThat(view(anna, table).get("starting")).isNotNull();
        return table;
    }

    private FairnessVerifier.Finding finding(String table, NotedCommitments notedCommitments) {
        Json.Obj record = anna.get("/api/tables/" + table + "/record").json();
        Match<?, ?> match = ((ReplayResult.Valid) JsonRecord.replay(record)).match();
        return FairnessVerifier.verify(match, record, notedCommitments);
    }

    @Test
    @DisplayName("start when all have revealed; the record proves it to them")
    void completeGame() {
        String table = lockedTable();
        String shown = ((Json.Str) Json.of(view(anna, table).get("commitment"))).value();
        anna.execute(table, reveal("a"));
        TestClient.Response wrong = bruno.command(table, reveal("c"));
        assertThat(wrong.status()).isEqualTo(422);
        assertThat(wrong.text("detail"))
                .isEqualTo("This is not the salt that your seat committed to.");
        assertThat(bruno.command(table, Json.object("type", "leave")).text("detail"))
                .isEqualTo("The game is starting.");
        assertThat(view(anna, table).get("status")).isEqualTo(Json.of("open"));
        bruno.execute(table, reveal("b"));
        assertThat(view(anna, table).get("status")).isEqualTo(PLAYING);
        bruno.execute(table, Json.object("type", "resign"));
        NotedCommitments noted =
                new NotedCommitments(shown, Map.of(0, "a", 1, "b"), Map.of(0, Sha256.hex("a")));
        assertThat(finding(table, noted))
                .isInstanceOfSatisfying(
                        FairnessVerifier.Proven.class,
                        proven -> assertThat(proven.committed()).containsExactly(0, 1));
        Json.Obj proof = anna.get("/api/tables/" + table + "/proof").json();
        assertThat(proof.get("committed")).isEqualTo(Json.of(List.of(0, 1)));
    }

    @Test
    @DisplayName("delay the start for at most 20 seconds, also over a restart")
    void restart() throws Exception {
        String table = lockedTable();
        anna.execute(table, reveal("a"));
        server.restart();
        assertThat(view(anna, table).get("starting")).isNotNull();
        now = now.plus(Duration.ofSeconds(20));
        server.restart();
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            tableStreamClient.until(view -> PLAYING.equals(view.get("status")));
        }
        assertThat(bruno.command(table, reveal("b")).text("detail"))
                .isEqualTo("The game has started without this salt.");
        bruno.execute(table, Json.object("type", "resign"));
        assertThat(finding(table, NotedCommitments.NOTHING))
                .isInstanceOfSatisfying(
                        FairnessVerifier.Proven.class,
                        proven -> assertThat(proven.unrevealed()).containsExactly(1));
    }

    @Test
    @DisplayName("can bring companions, and reveal for them")
    void companion() {
        String table = anna.open(Json.object("game", "towers"));
        anna.execute(table, sit(0, "a"));
        Json.Obj ada = (Json.Obj) sit(1, "ada");
        anna.execute(table, ada.with("as", "Ada"));
        anna.execute(table, START);
        assertThat(bruno.command(table, reveal("ada").with("seat", 1)).status()).isEqualTo(403);
        anna.execute(table, reveal("ada").with("seat", 1));
        anna.execute(table, reveal("a"));
        assertThat(view(anna, table).get("status")).isEqualTo(PLAYING);
    }

    @Test
    @DisplayName("against bots get the commitment of the table first, then reveal")
    void quickStart() {
        Json.Obj opening = Json.object("game", "towers", "bots", "level1", "start", true);
        TestClient.Response opened =
                anna.post("/api/tables", opening.with("saltHash", Sha256.hex("a")));
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        String table = opened.text("id");
        assertThat(opened.text("commitment")).hasSize(64);
        assertThat(view(anna, table).get("status")).isEqualTo(Json.of("open"));
        anna.execute(table, reveal("a"));
        assertThat(view(anna, table).get("status")).isEqualTo(PLAYING);
        String plain = anna.open(opening);
        assertThat(view(anna, plain).get("status")).isEqualTo(PLAYING);
        Json.Arr seats = (Json.Arr) Objects.requireNonNull(view(anna, plain).get("seats"));
        assertThat(((Json.Obj) seats.items().getFirst()).get("salt")).isEqualTo(Json.of(""));
    }

    @Test
    @DisplayName("can also do so when they continue another game")
    void continuedGame() {
        Json.Obj bots = Json.object("bots", "level1", "start", true);
        String table = anna.open(bots.with("game", "towers"));
        anna.execute(table, Json.object("type", "resign"));
        Json.Obj from = bots.with("from", Json.object("table", table, "event", 1));
        String next = anna.open(from.with("saltHash", Sha256.hex("a")));
        assertThat(view(anna, next).get("status")).isEqualTo(Json.of("open"));
        anna.execute(next, reveal("a"));
        assertThat(view(anna, next).get("status")).isEqualTo(PLAYING);
    }

    @Test
    @DisplayName("commit again for a rematch, at a table with another commitment")
    void rematch() {
        String table = lockedTable();
        anna.execute(table, reveal("a"));
        bruno.execute(table, reveal("b"));
        bruno.execute(table, Json.object("type", "resign"));
        anna.execute(table, Json.object("type", "rematch"));
        String next = ((Json.Str) Json.of(view(anna, table).get("next"))).value();
        assertThat(view(anna, next).get("commitment"))
                .isNotEqualTo(view(anna, table).get("commitment"));
        anna.execute(next, sit(0, "c"));
        bruno.execute(next, sit(1, "d"));
        anna.execute(next, START);
        assertThat(anna.command(next, reveal("a")).status()).isEqualTo(422);
        anna.execute(next, reveal("c"));
        bruno.execute(next, reveal("d"));
        assertThat(view(anna, next).get("status")).isEqualTo(PLAYING);
    }

    @Test
    @DisplayName("are refused if they send no hash, or a salt that is no longer secret")
    void invalidSalts() {
        String table = anna.open(Json.object("game", "towers"));
        Json.Obj hash = (Json.Obj) sit(0, "a");
        assertThat(anna.command(table, hash.with("salt", "a")).status()).isEqualTo(400);
        assertThat(anna.command(table, hash.with("saltHash", "abc")).status()).isEqualTo(422);
        assertThat(anna.command(table, hash.with("saltHash", 7)).status()).isEqualTo(400);
        anna.execute(table, hash);
        assertThat(anna.command(table, reveal("a")).text("detail"))
                .isEqualTo("Salts are revealed when the host starts the game, not before.");
    }
}
