package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lucca.bots.BotKind;
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
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("Names")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PersonNameTest {
    private static final Json TOWERS = Json.object("game", "towers");
    private static final String PASSWORD = "tower of Lucca";

    private TestServer server;
    private JdbcClient database;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
        database = JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static Json.Obj sit(String name) {
        return Json.object("type", "sit", "as", name);
    }

    /// Requests this name in every way and returns the responses.
    private List<TestClient.Response> answersToName(String name) {
        TestClient anna = server.guest("Anna");
        String table = anna.open((Json.Obj) TOWERS);
        Json account = Json.object("name", name, "password", PASSWORD);
        Json.Obj opening = Json.object("game", "towers", "start", true);
        return List.of(
                server.anonymous().post("/api/guests", Json.object("name", name)),
                anna.post("/api/me", Json.object("name", name)),
                anna.post("/api/account", account),
                anna.command(table, sit(name)),
                anna.post("/api/tables", opening.with("companions", List.of(name))),
                server.anonymous().post("/api/tables", opening.with("name", name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(deleted)",
                "(gone)",
                "[Gone]",
                "（ｇｏｎｅ）",
                "(compte supprimé)",
                "(account eliminato)",
                "level5",
                "LEVEL 5",
                "Ievel5",
                "lеvel5",
                "levelS",
                "Grand master",
                "Grand maître",
                "Random",
                "seat 1",
                "Seat２",
                "place 3",
                "la place 3",
                "Il posto 4",
                "host",
                "Ｈost",
                "Admin",
                "SYSTEM",
                "server",
                "Lucca",
                "Luсca"
            })
    @DisplayName("that look like a bot, a seat or the server are reserved")
    void reserved(String name) {
        assertThat(answersToName(name))
                .allSatisfy(
                        response -> {
                            assertThat(response.status()).as(response.text()).isEqualTo(409);
                            assertThat(response.text("detail")).contains(" is reserved: ");
                        });
    }

    @Test
    @DisplayName("of all bots are reserved")
    void bots() {
        assertThat(BotKind.names())
                .allSatisfy(
                        bot ->
                                assertThat(
                                                server.anonymous()
                                                        .post(
                                                                "/api/guests",
                                                                Json.object("name", bot))
                                                        .status())
                                        .isEqualTo(409));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Guest 123",
                "Invité 123",
                "Seat",
                "Levi",
                "Bot",
                "Luca",
                "Hostilia",
                "Système D",
                "Sam ❤️"
            })
    @DisplayName("that only resemble them are free")
    void similarNamesAreFree(String name) {
        assertThat(server.guest(name).get("/api/me").text("name")).isEqualTo(name);
    }

    @Test
    @DisplayName("that were taken before they were reserved keep a guest from sitting down")
    void takenBeforeReservation() {
        TestClient dino = server.guest("Dino");
        String table = dino.open((Json.Obj) TOWERS);
        database.sql("UPDATE person SET name = '(gone)' WHERE id = ?").param(dino.id()).update();
        server.restart();
        TestClient.Response refused = dino.command(table, Json.object("type", "sit"));
        assertThat(refused.status()).as(refused.text()).isEqualTo(409);
        assertThat(dino.post("/api/me", Json.object("name", "Dino")).status()).isEqualTo(200);
        dino.sit(table, 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\nb",
                "a\rb",
                "a\u200Bb",
                "a\u202Eb",
                "a\u2066b",
                "\u3164",
                "Anna\u3164",
                "a\u034Fb",
                "Anna\uFE0F",
                "",
                " \n "
            })
    @DisplayName("with invisible characters are refused everywhere")
    void invisible(String name) {
        assertThat(answersToName(name))
                .allSatisfy(
                        response -> {
                            assertThat(response.status()).as(response.text()).isEqualTo(400);
                            assertThat(response.text("detail"))
                                    .startsWith("A name must have 1 to 40");
                        });
        TestClient anna = server.guest("Anna");
        Json token = Json.object("name", name, "scopes", List.of("read"));
        assertThat(anna.post("/api/tokens", token).status()).isEqualTo(400);
        Json passkey = Json.object("name", name, "credential", Json.object());
        assertThat(anna.post("/api/passkeys", passkey).status()).isEqualTo(400);
    }

    @Test
    @DisplayName("of companions are normalized like those of people: one line, one spelling")
    void companions() {
        TestClient anna = server.guest("Anna");
        String table = anna.open((Json.Obj) TOWERS);
        anna.execute(table, sit(" Ada \u00A0 Love\n"));
        anna.execute(table, sit("Rene\u0301e\n"));
        assertThat(anna.view(table).text()).contains("\"Ada Love\"", "\"Ren\u00E9e\"");
        Json.Obj opening = Json.object("game", "towers", "start", true);
        TestClient.Response opened =
                anna.post("/api/tables", opening.with("companions", List.of("Bea\n")));
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        assertThat(anna.view(opened.text("id")).text()).contains("\"Bea\"");
    }
}
