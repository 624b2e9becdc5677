package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Records;
import lucca.engine.Replay;
import lucca.fair.Fairness;
import lucca.fair.Known;
import lucca.table.Sha256;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("People who commit to salts")
class RevealTest {
    private static final Json PLAYING = Json.of("playing");
    private static final Json START = Json.object("type", "start");

    /// The clock of the server, which stands still: nobody is late unless a test says so.
    private volatile Instant now = Instant.ofEpochSecond(1_000_000);

    private Running server;
    private Visitor anna;
    private Visitor bruno;

    @BeforeEach
    void start(@TempDir Path folder) {
        server = Running.with(folder, Running.part(InstantSource.class, () -> () -> now));
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

    private static Json.Obj view(Visitor who, String table) {
        return (Json.Obj) who.view(table).get("view");
    }

    /// Anna and Bruno, locked.
    private String locked() {
        String table = anna.open(Json.object("game", "citta"));
        anna.done(table, sit(0, "a"));
        bruno.done(table, sit(1, "b"));
        anna.done(table, START);
        assertThat(view(anna, table).get("starting")).isNotNull();
        return table;
    }

    private Fairness.Finding finding(String table, Known known) {
        Json.Obj record = anna.get("/api/tables/" + table + "/record").json();
        Match<?, ?> match = ((Replay.Valid) Records.replay(record)).match();
        return Fairness.of(match, record, known);
    }

    @Test
    @DisplayName("begin when all have revealed; the record proves it to them")
    void whole() {
        String table = locked();
        String shown = ((Json.Str) Json.of(view(anna, table).get("commitment"))).value();
        anna.done(table, reveal("a"));
        Visitor.Answer wrong = bruno.command(table, reveal("c"));
        assertThat(wrong.status()).isEqualTo(422);
        assertThat(wrong.text("detail"))
                .isEqualTo("This is not the salt that your seat committed to.");
        assertThat(bruno.command(table, Json.object("type", "leave")).text("detail"))
                .isEqualTo("The game is starting.");
        assertThat(view(anna, table).get("status")).isEqualTo(Json.of("open"));
        bruno.done(table, reveal("b"));
        assertThat(view(anna, table).get("status")).isEqualTo(PLAYING);
        bruno.done(table, Json.object("type", "resign"));
        Known noted = new Known(shown, Map.of(0, "a", 1, "b"), Map.of(0, Sha256.hex("a")));
        assertThat(finding(table, noted))
                .isInstanceOfSatisfying(
                        Fairness.Proven.class,
                        proven -> assertThat(proven.committed()).containsExactly(0, 1));
        Json.Obj proof = anna.get("/api/tables/" + table + "/proof").json();
        assertThat(proof.get("committed")).isEqualTo(Json.of(List.of(0, 1)));
    }

    @Test
    @DisplayName("are not waited for longer than 20 seconds, also over a restart")
    void restart() throws Exception {
        String table = locked();
        anna.done(table, reveal("a"));
        server.restart();
        assertThat(view(anna, table).get("starting")).isNotNull();
        now = now.plus(Duration.ofSeconds(20));
        server.restart();
        try (Follower follower = anna.follow(table)) {
            follower.until(view -> PLAYING.equals(view.get("status")));
        }
        assertThat(bruno.command(table, reveal("b")).text("detail"))
                .isEqualTo("The game has started without this salt.");
        bruno.done(table, Json.object("type", "resign"));
        assertThat(finding(table, Known.NOTHING))
                .isInstanceOfSatisfying(
                        Fairness.Proven.class,
                        proven -> assertThat(proven.unrevealed()).containsExactly(1));
    }

    @Test
    @DisplayName("may bring others along, and reveal for them")
    void companion() {
        String table = anna.open(Json.object("game", "towers"));
        anna.done(table, sit(0, "a"));
        Json.Obj ada = (Json.Obj) sit(1, "ada");
        anna.done(table, ada.with("as", "Ada"));
        anna.done(table, START);
        assertThat(bruno.command(table, reveal("ada").with("seat", 1)).status()).isEqualTo(403);
        anna.done(table, reveal("ada").with("seat", 1));
        anna.done(table, reveal("a"));
        assertThat(view(anna, table).get("status")).isEqualTo(PLAYING);
    }

    @Test
    @DisplayName("against bots open a table and sit down at once, see the commitment, then reveal")
    void quickStart() {
        Json.Obj wish = Json.object("game", "towers", "bots", "level1", "start", true);
        Visitor.Answer opened = anna.post("/api/tables", wish.with("saltHash", Sha256.hex("a")));
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        String table = opened.text("id");
        assertThat(opened.text("commitment")).hasSize(64);
        assertThat(view(anna, table).get("status")).isEqualTo(Json.of("open"));
        anna.done(table, reveal("a"));
        assertThat(view(anna, table).get("status")).isEqualTo(PLAYING);
        String plain = anna.open(wish);
        assertThat(view(anna, plain).get("status")).isEqualTo(PLAYING);
        Json.Arr seats = (Json.Arr) Objects.requireNonNull(view(anna, plain).get("seats"));
        assertThat(((Json.Obj) seats.items().getFirst()).get("salt")).isEqualTo(Json.of(""));
    }

    @Test
    @DisplayName("do so too where they play on from a moment of another game")
    void playOn() {
        Json.Obj bots = Json.object("bots", "level1", "start", true);
        String table = anna.open(bots.with("game", "towers"));
        anna.done(table, Json.object("type", "resign"));
        Json.Obj from = bots.with("from", Json.object("table", table, "event", 1));
        String next = anna.open(from.with("saltHash", Sha256.hex("a")));
        assertThat(view(anna, next).get("status")).isEqualTo(Json.of("open"));
        anna.done(next, reveal("a"));
        assertThat(view(anna, next).get("status")).isEqualTo(PLAYING);
    }

    @Test
    @DisplayName("commit anew for a rematch, at a table with another commitment")
    void rematch() {
        String table = locked();
        anna.done(table, reveal("a"));
        bruno.done(table, reveal("b"));
        bruno.done(table, Json.object("type", "resign"));
        anna.done(table, Json.object("type", "rematch"));
        String next = ((Json.Str) Json.of(view(anna, table).get("next"))).value();
        assertThat(view(anna, next).get("commitment"))
                .isNotEqualTo(view(anna, table).get("commitment"));
        anna.done(next, sit(0, "c"));
        bruno.done(next, sit(1, "d"));
        anna.done(next, START);
        assertThat(anna.command(next, reveal("a")).status()).isEqualTo(422);
        anna.done(next, reveal("c"));
        bruno.done(next, reveal("d"));
        assertThat(view(anna, next).get("status")).isEqualTo(PLAYING);
    }

    @Test
    @DisplayName("are told if what they send is no hash, or is no secret any more")
    void wrong() {
        String table = anna.open(Json.object("game", "towers"));
        Json.Obj hash = (Json.Obj) sit(0, "a");
        assertThat(anna.command(table, hash.with("salt", "a")).status()).isEqualTo(400);
        assertThat(anna.command(table, hash.with("saltHash", "abc")).status()).isEqualTo(422);
        assertThat(anna.command(table, hash.with("saltHash", 7)).status()).isEqualTo(400);
        anna.done(table, hash);
        assertThat(anna.command(table, reveal("a")).text("detail"))
                .isEqualTo("Salts are revealed when the host starts the game, not before.");
    }
}
