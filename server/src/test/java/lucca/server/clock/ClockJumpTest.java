package lucca.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.atomic.AtomicLong;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("When the clock of the machine jumps forward")
class ClockJumpTest {
    private static final Duration YEARS = Duration.ofDays(1000);

    private volatile Instant wall = Instant.parse("2026-05-01T12:00:00Z");
    private final AtomicLong ticks = new AtomicLong();
    private TestServer server;
    private String database;

    @BeforeEach
    void start(@TempDir Path folder) {
        database = JdbcUrls.sqliteIn(folder);
        MonotonicClock passing = ticks::get;
        server =
                TestServer.onDatabase(
                        database,
                        TestServer.replacement(MonotonicClock.class, () -> passing),
                        TestServer.replacement(
                                InstantSource.class,
                                () -> new JumpTolerantClock(() -> wall, passing)));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void advance(Duration time) {
        wall = wall.plus(time);
        ticks.addAndGet(time.toMillis());
    }

    private long sessions() {
        return JdbcClient.create(new DriverManagerDataSource(database))
                .sql("SELECT COUNT(*) FROM session")
                .query(Long.class)
                .single();
    }

    @Test
    @DisplayName("nobody is signed out and no game is lost")
    void runningServer() {
        TestClient anna = server.guest("Anna");
        TestClient bruno = server.guest("Bruno");
        Json timeControl = Json.object("bank", 0, "turn", Duration.ofDays(1).toMillis());
        String table = anna.open(Json.object("game", "towers", "tempo", timeControl));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        wall = wall.plus(YEARS);
        advance(Duration.ofMinutes(5));
        server.guest("Carla");
        assertThat(sessions()).isEqualTo(3);
        TestClient first = anna.moves(table).isEmpty() ? bruno : anna;
        long version = first.view(table).number("version");
        TestClient.Response played = first.play(table, version, first.moves(table).getFirst());
        assertThat(played.status()).as(played.text()).isEqualTo(200);
        assertThat(anna.view(table).text()).contains("\"status\":\"playing\"");
        wall = wall.minus(YEARS);
        advance(Duration.ofHours(23));
        assertThat(anna.view(table).text()).contains("\"status\":\"playing\"");
        assertThat(bruno.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("responses carry the server's own time")
    void serverTime() throws Exception {
        Instant before = wall;
        wall = wall.plus(YEARS);
        advance(Duration.ofMinutes(5));
        HttpResponse<String> answer =
                server.http()
                        .send(
                                server.anonymous().request("/api/games").build(),
                                BodyHandlers.ofString());
        assertThat(
                        Instant.from(
                                DateTimeFormatter.RFC_1123_DATE_TIME.parse(
                                        answer.headers().firstValue("Date").orElseThrow())))
                .isEqualTo(before.plus(Duration.ofMinutes(5)));
    }

    @Test
    @DisplayName("before the server starts, sessions are restored once the clock is right again")
    void jumpBeforeStart() {
        TestClient anna = server.guest("Anna");
        wall = wall.plus(YEARS);
        server.restart();
        assertThat(anna.get("/api/me").status()).isEqualTo(401);
        server.guest("Bruno");
        advance(Duration.ofMinutes(50));
        server.guest("Carla");
        wall = wall.minus(YEARS);
        server.restart();
        assertThat(anna.get("/api/me").status()).isEqualTo(200);
        assertThat(sessions()).isEqualTo(3);
    }

    @Test
    @DisplayName("sessions that have really expired are still deleted later")
    void expiredSessions() {
        // Guests without a game are deleted sooner.
        server.guest("Anna").open(Json.object("game", "towers", "bots", "random", "start", true));
        advance(Duration.ofDays(420));
        server.restart();
        advance(Duration.ofHours(2));
        server.guest("Bruno");
        assertThat(sessions()).isEqualTo(2);
        advance(Duration.ofDays(12));
        server.guest("Carla");
        assertThat(sessions()).isEqualTo(2);
    }
}
