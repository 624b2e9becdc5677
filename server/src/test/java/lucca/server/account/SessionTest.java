package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.InterruptingClock;
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
import org.springframework.dao.DataAccessResourceFailureException;

@DisplayName("A session")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionTest {
    private static final String PASSWORD = "tower of Lucca";
    private static final String[] BOTH = {"read", "play"};

    private TestServer server;
    private volatile Instant now = Instant.parse("2026-05-01T12:00:00Z");
    private final InterruptingClock clock = new InterruptingClock(() -> now);

    String database(Path folder) {
        return JdbcUrls.sqliteIn(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        server =
                TestServer.onDatabase(
                        database(folder), TestServer.replacement(InstantSource.class, () -> clock));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private void advance(Duration time) {
        now = now.plus(time);
    }

    private static List<Json> sessions(TestClient client) {
        return ((Json.Arr) client.get("/api/sessions").get("sessions")).items();
    }

    private static String token(TestClient client, String... scopes) {
        TestClient.Response response =
                client.post(
                        "/api/tokens",
                        Json.object("name", "my bot", "scopes", List.of(scopes), "days", 30));
        assertThat(response.status()).as(response.text()).isEqualTo(201);
        return response.text("token");
    }

    private TestClient.Response with(String token, String path) {
        return server.anonymous().get(path, "Authorization", "Bearer " + token);
    }

    @Test
    @DisplayName("that is ended is invalid at once, and its streams end")
    void ended() {
        TestClient anna = server.guest("Anna");
        anna.post("/api/account", Json.object("password", PASSWORD));
        TestClient lost = TestClient.signedIn(server, "Anna", PASSWORD);
        TestClient kept = TestClient.signedIn(server, "Anna", PASSWORD);
        assertThat(sessions(anna)).hasSize(3);
        String table = anna.open(Json.object("game", "towers"));
        anna.sit(table, 0);
        TableStreamClient tableStreamClient = lost.follow(table);
        assertThat(tableStreamClient.next()).isTrue();
        Json.Obj lostSession =
                sessions(lost).stream()
                        .map(Json.Obj.class::cast)
                        .filter(each -> Json.of(true).equals(each.get("current")))
                        .findFirst()
                        .orElseThrow();
        String id = ((Json.Str) Objects.requireNonNull(lostSession.get("id"))).value();
        assertThat(server.guest("Bruno").delete("/api/sessions/" + id).status()).isEqualTo(404);
        assertThat(lost.get("/api/me").status()).isEqualTo(200);
        assertThat(anna.delete("/api/sessions/" + id).status()).isEqualTo(200);
        assertThat(lost.get("/api/me").status()).isEqualTo(401);
        anna.execute(table, Json.object("type", "leave"));
        assertThat(tableStreamClient.next()).isFalse();
        assertThat(anna.delete("/api/sessions/current").status()).isEqualTo(200);
        assertThat(anna.get("/api/me").status()).isEqualTo(401);
        assertThat(kept.delete("/api/sessions").status()).isEqualTo(200);
        assertThat(kept.get("/api/me").status()).isEqualTo(401);
        assertThat(kept.delete("/api/sessions").status()).isEqualTo(401);
    }

    @Test
    @DisplayName("that is replaced by another sign-in is invalid at once")
    void replaced() {
        server.guest("Dora").post("/api/account", Json.object("password", PASSWORD));
        TestClient guest = server.guest("Ada");
        String table = guest.open(Json.object("game", "towers"));
        TableStreamClient tableStreamClient = guest.follow(table);
        assertThat(tableStreamClient.next()).isTrue();
        assertThat(guest.get("/api/me").status()).isEqualTo(200);
        Json dora = Json.object("name", "Dora", "password", PASSWORD);
        assertThat(guest.atServer(server).post("/api/sessions", dora).status()).isEqualTo(200);
        assertThat(guest.get("/api/me").status()).isEqualTo(401);
        assertThat(tableStreamClient.next()).isFalse();
    }

    @Test
    @DisplayName("that has just started survives a database failure")
    void startedDuringDatabaseFailure() {
        server.guest("Emma").post("/api/account", Json.object("password", PASSWORD));
        TestClient emma = TestClient.signedIn(server, "Emma", PASSWORD);
        String table = emma.open(Json.object("game", "towers"));
        try (TableStreamClient tableStreamClient = emma.follow(table)) {
            assertThat(tableStreamClient.next()).isTrue();
            clock.runWhenReadBy(
                    "onSessionsInvalidated",
                    () -> {
                        throw new DataAccessResourceFailureException("gone");
                    });
            TestClient again = TestClient.signedIn(server, "Emma", PASSWORD);
            assertThat(clock.hasRun()).isTrue();
            assertThat(again.get("/api/me").text("name")).isEqualTo("Emma");
        }
    }

    @Test
    @DisplayName("stays valid while it is used from time to time")
    void staysValidWhileUsed() throws InterruptedException {
        TestClient anna = server.guest("Carla");
        for (int i = 0; i < 3; i++) {
            advance(Duration.ofDays(300));
            assertThat(anna.get("/api/me").status()).isEqualTo(200);
            String expires = "\"expires\":" + now.plus(Duration.ofDays(400)).toEpochMilli();
            while (!anna.get("/api/sessions").text().contains(expires)) {
                Thread.sleep(5); // the use is stored in the background
            }
        }
        anna.post("/api/account", Json.object("password", PASSWORD));
        advance(Duration.ofDays(91));
        assertThat(anna.get("/api/me").status()).isEqualTo(401);
        TestClient again = TestClient.signedIn(server, "Carla", PASSWORD);
        assertThat(sessions(again)).hasSize(1);
    }

    @Test
    @DisplayName("of a program has the scopes of its token")
    void tokens() {
        TestClient dora = server.guest("Dora");
        String readToken = token(dora, "read");
        String playToken = token(dora, BOTH);
        assertThat(readToken).startsWith("lucca_");
        assertThat(with(readToken, "/api/me").text("name")).isEqualTo("Dora");
        TestClient.Response small =
                server.anonymous()
                        .post(
                                "/api/tables",
                                "{\"game\":\"towers\"}",
                                "Authorization",
                                "Bearer " + readToken);
        assertThat(small.status()).isEqualTo(403);
        assertThat(small.text("detail")).contains("'play'");
        assertThat(
                        server.anonymous()
                                .post(
                                        "/api/tables",
                                        "{\"game\":\"towers\"}",
                                        "Authorization",
                                        "bearer " + playToken)
                                .status())
                .isEqualTo(201);
        assertThat(dora.get("/api/me", "Authorization", "Bearer").status())
                .as("an empty token is not replaced by the cookie")
                .isEqualTo(401);
        assertThat(with(playToken, "/api/tokens").status()).isEqualTo(403);
        assertThat(with(readToken, "/api/blocks").status()).isEqualTo(403);
        TestClient.Response another =
                server.anonymous()
                        .post(
                                "/api/guests",
                                "{\"name\":\"Dario\"}",
                                "Authorization",
                                "Bearer " + playToken);
        assertThat(another.status()).as(another.text()).isEqualTo(403);
        assertThat(with(playToken, "/api/sessions").status()).isEqualTo(403);
        assertThat(with(token(dora, "play"), "/api/me").text("detail")).contains("'read'");
    }

    @Test
    @DisplayName("of a program is independent of cookies")
    void ignoresCookies() {
        TestClient elsa = server.guest("Elsa");
        TestClient franco = server.guest("Franco");
        String token = token(elsa, BOTH);
        assertThat(franco.get("/api/me", "Authorization", "Bearer " + token).text("name"))
                .isEqualTo("Elsa");
        assertThat(franco.get("/api/me", "Authorization", "Bearer nonsense").status())
                .isEqualTo(401);
        assertThat(franco.get("/api/me", "Authorization", "Basic nonsense").text("name"))
                .isEqualTo("Franco");
        assertThat(new TestClient(server, "lucca=" + token).get("/api/me").status()).isEqualTo(401);
        String cookie = String.valueOf(elsa.cookie()).replace("lucca=", "");
        assertThat(with(cookie, "/api/me").status()).isEqualTo(401);
    }

    @Test
    @DisplayName("of a program is listed without its token, and ends when revoked or expired")
    void tokenEnds() {
        TestClient gina = server.guest("Gina");
        String first = token(gina, "read");
        String second = token(gina, "read");
        TestClient.Response list = gina.get("/api/tokens");
        assertThat(list.text())
                .contains("my bot", "\"scopes\":[\"read\"]")
                .doesNotContain(first, second);
        Json.Obj one = (Json.Obj) ((Json.Arr) list.get("tokens")).items().getFirst();
        String id = ((Json.Str) Objects.requireNonNull(one.get("id"))).value();
        assertThat(server.guest("Hugo").delete("/api/tokens/" + id).status()).isEqualTo(404);
        assertThat(gina.delete("/api/sessions/" + id).status()).isEqualTo(404);
        assertThat(List.of(with(first, "/api/me").status(), with(second, "/api/me").status()))
                .containsExactly(200, 200);
        assertThat(gina.delete("/api/tokens/" + id).status()).isEqualTo(200);
        assertThat(List.of(with(first, "/api/me").status(), with(second, "/api/me").status()))
                .containsExactlyInAnyOrder(200, 401);
        advance(Duration.ofDays(31));
        assertThat(List.of(with(first, "/api/me").status(), with(second, "/api/me").status()))
                .containsExactly(401, 401);
        assertThat(gina.get("/api/tokens").text()).doesNotContain("my bot");
    }

    @Test
    @DisplayName("of a program does not start if its owner's session ends meanwhile")
    void ownerSignedOut() {
        TestClient jana = server.guest("Jana");
        TestClient copied = jana.atServer(server);
        clock.runWhenReadBy(
                "createPersonalToken",
                () ->
                        assertThat(
                                        jana.post("/api/account", Json.object("password", PASSWORD))
                                                .status())
                                .isEqualTo(201));
        Json bot = Json.object("name", "bot", "scopes", List.of("play"));
        assertThat(copied.post("/api/tokens", bot).status()).isEqualTo(401);
        assertThat(clock.hasRun()).isTrue();
        assertThat(((Json.Arr) jana.get("/api/tokens").get("tokens")).items()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"name\":\"bot\"}",
                "{\"name\":\"bot\",\"scopes\":[]}",
                "{\"name\":\"bot\",\"scopes\":\"read\"}",
                "{\"name\":\"bot\",\"scopes\":[7]}",
                "{\"name\":\"bot\",\"scopes\":[\"account\"]}",
                "{\"name\":\"bot\",\"scopes\":[\"read\"],\"days\":0}",
                "{\"name\":\"\",\"scopes\":[\"read\"]}"
            })
    @DisplayName("of a program does not start with invalid data")
    void invalidData(String body) {
        TestClient ines = server.guest("Ines");
        assertThat(ines.post("/api/tokens", body).status()).isEqualTo(400);
        assertThat(((Json.Arr) ines.get("/api/tokens").get("tokens")).items()).isEmpty();
    }
}
