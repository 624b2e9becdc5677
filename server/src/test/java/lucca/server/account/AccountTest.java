package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import lucca.engine.Json;
import lucca.fair.ChanceSecret;
import lucca.server.store.JdbcUrls;
import lucca.server.table.ChanceSecretSource;
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

@DisplayName("An account")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AccountTest {
    private static final String PASSWORD = "tower of Lucca";

    private String address = "";
    private TestServer server;

    /// Runs once, after the caller is authorized and before the new table is stored.
    private volatile Runnable beforeStorage = () -> {};

    String database(Path folder) {
        return JdbcUrls.sqliteIn(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        address = database(folder);
        SecureRandom random = new SecureRandom();
        ChanceSecretSource chanceSecretSource =
                () -> {
                    Runnable first = beforeStorage;
                    beforeStorage = () -> {};
                    first.run();
                    return ChanceSecret.random(random);
                };
        server =
                TestServer.onDatabase(
                        address,
                        TestServer.replacement(ChanceSecretSource.class, () -> chanceSecretSource));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private TestClient account(String name) {
        TestClient guest = server.guest(name);
        TestClient.Response response =
                guest.post("/api/account", Json.object("password", PASSWORD));
        assertThat(response.status()).as(response.text()).isEqualTo(201);
        return guest;
    }

    private TestClient.Response signIn(String name, String password) {
        return server.anonymous()
                .post("/api/sessions", Json.object("name", name, "password", password));
    }

    @Test
    @DisplayName("keeps the id and the tables of a guest, also on another device")
    void keepsIdAndTables() {
        TestClient anna = server.guest("Anna");
        String id = anna.id();
        String table = anna.open(Json.object("game", "towers"));
        anna.sit(table, 0);
        assertThat(anna.get("/api/me").get("guest")).isEqualTo(Json.of(true));
        assertThat(anna.post("/api/account", Json.object("password", PASSWORD)).text("id"))
                .isEqualTo(id);
        assertThat(anna.get("/api/me").get("guest")).isEqualTo(Json.of(false));
        TestClient there = TestClient.signedIn(server, " ANNA ", PASSWORD);
        assertThat(there.get("/api/me").text("name")).isEqualTo("Anna");
        assertThat(there.id()).isEqualTo(id);
        assertThat(there.get("/api/tables?mine").text()).contains(table);
        server.restart();
        assertThat(there.id()).isEqualTo(id);
        assertThat(anna.post("/api/account", Json.object("password", PASSWORD)).status())
                .isEqualTo(409);
    }

    @Test
    @DisplayName("reserves its name in every spelling")
    void reservedName() {
        TestClient earlier = server.guest("Straße 1");
        String table = earlier.open(Json.object("game", "towers"));
        account("Straße 1");
        for (String same : new String[] {"Straße 1", "STRASSE1", "ｓtraße  1", "strasse １"}) {
            TestClient.Response taken =
                    server.anonymous().post("/api/guests", Json.object("name", same));
            assertThat(taken.status()).as(same).isEqualTo(409);
            assertThat(taken.text("detail")).contains("belongs to an account");
            TestClient.Response again =
                    server.guest("somebody")
                            .post("/api/account", Json.object("name", same, "password", PASSWORD));
            assertThat(again.status()).as(same).isEqualTo(409);
        }
        assertThat(earlier.command(table, Json.object("type", "sit")).status()).isEqualTo(409);
        assertThat(earlier.post("/api/me", Json.object("name", "Street 1")).status())
                .isEqualTo(200);
        earlier.sit(table, 0);
        assertThat(earlier.view(table).text()).contains("Street 1");
    }

    @Test
    @DisplayName("gives the same response for a wrong name and a wrong password")
    void wrongNameOrPassword() {
        account("Bruno");
        TestClient.Response password = signIn("Bruno", "another password");
        assertThat(password.status()).isEqualTo(401);
        assertThat(signIn("Nobody at all", PASSWORD)).isEqualTo(password);
        assertThat(signIn("Bruno", "")).isEqualTo(password);
        assertThat(signIn("", "")).isEqualTo(password);
        assertThat(signIn("x".repeat(1000), PASSWORD)).isEqualTo(password);
        assertThat(signIn("Bruno", PASSWORD + "x".repeat(100))).isEqualTo(password);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ninechars", "ééééééééééééééééééééééééééééééééééééé"})
    @DisplayName("needs a password of at least 10 characters and at most 72 bytes")
    void passwordLength(String given) {
        TestClient guest = server.guest("Carla");
        TestClient.Response response = guest.post("/api/account", Json.object("password", given));
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.text("detail")).contains("at least 10 characters", "at most 72 bytes");
        assertThat(guest.get("/api/me").get("guest")).isEqualTo(Json.of(true));
    }

    @Test
    @DisplayName("with a password of 72 bytes checks the last byte too")
    void longPassword() {
        String longest = "x".repeat(71);
        TestClient guest = server.guest("Longo");
        assertThat(guest.post("/api/account", Json.object("password", longest + "y")).status())
                .isEqualTo(201);
        assertThat(signIn("Longo", longest + "y").status()).isEqualTo(200);
        assertThat(signIn("Longo", longest + "z").status()).isEqualTo(401);
        assertThat(signIn("Longo", longest).status()).isEqualTo(401);
    }

    @Test
    @DisplayName("that changes its password loses its other sessions and tokens")
    void passwordChange() {
        TestClient here = account("Dora");
        TestClient there = TestClient.signedIn(server, "Dora", PASSWORD);
        String token =
                here.post("/api/tokens", "{\"name\":\"bot\",\"scopes\":[\"read\"]}").text("token");
        assertThat(there.get("/api/me").status()).isEqualTo(200);
        String other = "walls of Lucca";
        assertThat(
                        here.post(
                                        "/api/account/password",
                                        Json.object("old", "not my password", "new", other))
                                .status())
                .isEqualTo(403);
        assertThat(
                        here.post(
                                        "/api/account/password",
                                        Json.object("old", PASSWORD, "new", "short"))
                                .status())
                .isEqualTo(400);
        assertThat(there.get("/api/me").status()).isEqualTo(200);
        assertThat(
                        here.post(
                                        "/api/account/password",
                                        Json.object("old", PASSWORD, "new", other))
                                .status())
                .isEqualTo(200);
        assertThat(here.get("/api/me").status()).isEqualTo(200);
        assertThat(there.get("/api/me").status()).isEqualTo(401);
        assertThat(server.anonymous().get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(401);
        assertThat(signIn("Dora", PASSWORD).status()).isEqualTo(401);
        assertThat(signIn("Dora", other).status()).isEqualTo(200);
    }

    @Test
    @DisplayName("that is deleted shows as '(deleted)' at its tables")
    void deletion() {
        TestClient elsa = account("Elsa Neri");
        TestClient franco = server.guest("Franco");
        String table = franco.open(Json.object("game", "towers"));
        elsa.sit(table, 0);
        franco.sit(table, 1);
        franco.execute(table, Json.object("type", "start"));
        String before = franco.view(table).text();
        assertThat(before).contains("Elsa Neri");
        TableStreamClient there = TableStreamClient.of(franco, table, null);
        assertThat(there.frame()).contains("Elsa Neri");
        assertThat(
                        elsa.post("/api/account/delete", Json.object("password", "not my password"))
                                .status())
                .isEqualTo(403);
        assertThat(elsa.post("/api/account/delete", Json.object("password", PASSWORD)).status())
                .isEqualTo(200);
        assertThat(elsa.get("/api/me").status()).isEqualTo(401);
        assertThat(signIn("Elsa Neri", PASSWORD).status()).isEqualTo(401);
        assertThat(franco.get("/api/tables?mine").text())
                .contains("(deleted)")
                .doesNotContain("Elsa");
        assertThat(there.frame())
                .startsWith("event: view")
                .contains("(deleted)")
                .doesNotContain("Elsa");
        assertThat(TableStreamClient.of(franco, table, null).frame()).doesNotContain("Elsa");
        String after = franco.view(table).text();
        assertThat(after).contains("(deleted)").doesNotContain("Elsa");
        server.restart();
        assertThat(franco.view(table).text()).isEqualTo(after);
        assertThat(server.guest("Elsa Neri").get("/api/me").text("name")).isEqualTo("Elsa Neri");
        assertThat(franco.post("/api/account/delete", Json.object("password", "")).status())
                .isEqualTo(409);
    }

    @Test
    @DisplayName("that is deleted is removed from every log, even at tables left before the start")
    void deletionFromAllLogs() {
        TestClient gina = account("Gina Bianchi");
        String left = server.guest("Hugo").open(Json.object("game", "towers"));
        gina.sit(left, 0);
        gina.execute(left, Json.object("type", "leave"));
        gina.sit(left, 1);
        String own = gina.open(Json.object("game", "towers", "bots", List.of("random")));
        gina.sit(own, 1);
        gina.execute(left, Json.object("type", "leave"));
        assertThat(logs()).contains("Gina Bianchi");
        assertThat(gina.post("/api/account/delete", Json.object("password", PASSWORD)).status())
                .isEqualTo(200);
        assertThat(logs()).contains("(deleted)").doesNotContain("Gina");
        server.restart();
        assertThat(server.anonymous().view(own).text()).contains("(deleted)", "random");
    }

    @Test
    @DisplayName("that is deleted while its table is being stored leaves no name there")
    void deletionDuringTableCreation() {
        TestClient ines = account("Ines Rossi");
        TestClient phone = TestClient.signedIn(server, "Ines Rossi", PASSWORD);
        beforeStorage =
                () ->
                        assertThat(
                                        phone.post(
                                                        "/api/account/delete",
                                                        Json.object("password", PASSWORD))
                                                .status())
                                .isEqualTo(200);
        Json.Obj opening = Json.object("game", "towers", "bots", "random", "start", true);
        String table = ines.open(opening);
        assertThat(ines.get("/api/me").status()).isEqualTo(401);
        assertThat(logs()).doesNotContain("Ines Rossi");
        assertThat(server.anonymous().view(table).text()).contains("(deleted)");
    }

    /// The stored events of all tables.
    private String logs() {
        return JdbcClient.create(new DriverManagerDataSource(address))
                .sql("SELECT event FROM entry")
                .query(String.class)
                .list()
                .toString();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "a\u200Bb",
                "a\u202Eb",
                "a\nb",
                "\uE000",
                "a\u2028b",
                "\uFDFA\uFDFA\uFDFA\uFDFA\uFDFA\uFDFA\uFDFA",
                "a\u0000"
            })
    @DisplayName("and a guest need names of visible characters")
    void invisibleNames(String name) {
        assertThat(server.anonymous().post("/api/guests", Json.object("name", name)).status())
                .isEqualTo(400);
    }
}
