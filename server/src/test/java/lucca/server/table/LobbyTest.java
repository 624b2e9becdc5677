package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.ServerFromOtherAddress;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A table that has not started")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LobbyTest {
    private static final Json.Obj TERMS = Json.object("game", "towers", "seats", 4);
    private static final Json SIT = Json.object("type", "sit");

    private TestServer server;
    private TestClient anna;
    private TestClient bruno;
    private volatile Duration ahead = Duration.ZERO;

    String database(Path folder) {
        return JdbcUrls.sqliteIn(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        server =
                TestServer.onDatabase(
                        database(folder),
                        TestServer.replacement(
                                InstantSource.class, () -> () -> Instant.now().plus(ahead)),
                        TestServer.property("lucca.grace", "200ms"));
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static Json.Obj view(TestClient client, String table) {
        return (Json.Obj) client.view(table).get("view");
    }

    @Test
    @DisplayName("cannot be filled with companions by one stranger, unless its host allows it")
    void companions() {
        String table = anna.open(TERMS);
        bruno.sit(table, 0);
        Json bring = Json.object("type", "sit", "as", "Berta");
        TestClient.Response refused = bruno.command(table, bring);
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("detail"))
                .isEqualTo(
                        "Only the host can add players on the same device. Ask the host to allow"
                                + " shared devices.");
        anna.execute(table, Json.object("type", "sit", "as", "Ada"));
        anna.execute(table, Json.object("type", "companions", "on", true));
        bruno.execute(table, bring);
        assertThat(view(bruno, table).get("companions")).isEqualTo(Json.of(true));
    }

    @Test
    @DisplayName("can be cleared and locked by its host only")
    void clearedAndLocked() {
        String table = anna.open(TERMS);
        bruno.sit(table, 0);
        Json kick = Json.object("type", "kick", "person", bruno.id());
        Json lock = Json.object("type", "lock", "on", true);
        for (Json command : List.of(kick, lock)) {
            assertThat(bruno.command(table, command).status()).isEqualTo(422);
        }
        anna.execute(table, kick);
        TestClient.Response refused = bruno.command(table, SIT);
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("detail")).startsWith("The host has removed you from this table.");
        assertThat(view(bruno, table).get("kicked")).isEqualTo(Json.of(List.of(bruno.id())));
        TestClient carla = server.guest("Carla");
        anna.execute(table, lock);
        assertThat(carla.command(table, SIT).text("detail")).startsWith("The host has locked");
        assertThat(carla.get("/api/tables?open").text()).doesNotContain(table);
        server.restart();
        assertThat(carla.command(table, SIT).status()).isEqualTo(422);
        anna.execute(table, Json.object("type", "lock", "on", false));
        assertThat(carla.get("/api/tables?open").text()).contains(table);
        carla.execute(table, SIT);
    }

    @Test
    @DisplayName("refuses incomplete commands of its host")
    void incompleteCommands() {
        String table = anna.open(TERMS);
        for (String command :
                List.of(
                        "{\"type\":\"kick\"}",
                        "{\"type\":\"kick\",\"person\":7}",
                        "{\"type\":\"lock\"}",
                        "{\"type\":\"lock\",\"on\":\"yes\"}",
                        "{\"type\":\"companions\",\"on\":null}")) {
            assertThat(anna.command(table, Json.parse(command)).status())
                    .as(command)
                    .isEqualTo(400);
        }
        Json unknownPerson = Json.object("type", "kick", "person", "nobody");
        assertThat(anna.command(table, unknownPerson).status()).isEqualTo(422);
        assertThat(view(anna, table).get("version")).isEqualTo(Json.of(1));
    }

    @Test
    @DisplayName("stays on the list, however many tables another person opens")
    void staysListed() {
        try (ServerFromOtherAddress far = ServerFromOtherAddress.at(server, "127.0.0.2")) {
            String honest = far.guest("Honest").open(TERMS);
            ahead = ahead.plusSeconds(1);
            for (int i = 0; i < 120; i++) {
                server.guest("Mallory").open(Json.object("game", "towers"));
            }
            TestClient.Response page = anna.get("/api/tables?open");
            List<Json> tables = ((Json.Arr) page.get("tables")).items();
            assertThat(tables).hasSize(100);
            assertThat(tables.subList(0, 2).toString()).contains(honest);
            TestClient.Response rest = anna.get("/api/tables?open&after=" + page.text("next"));
            assertThat(((Json.Arr) rest.get("tables")).items()).hasSizeGreaterThanOrEqualTo(20);
            assertThat(rest.json().get("next")).isNull();
            assertThat(anna.get("/api/tables?open&after=1.x").status()).isEqualTo(400);
        }
    }

    @Test
    @Timeout(60)
    @DisplayName("expires if it is not started, and shows the reason")
    void expires() {
        String table = anna.open(TERMS);
        String byLink = anna.open(TERMS.with("open", false));
        try (TableStreamClient tableStreamClient = bruno.follow(table)) {
            ahead = ahead.plusHours(25);
            while (!Json.of("closed").equals(tableStreamClient.view().get("status"))) {
                assertThat(tableStreamClient.next()).isTrue();
            }
            assertThat(tableStreamClient.view().get("closed")).isEqualTo(Json.of("expired"));
        }
        assertThat(bruno.get("/api/tables?open").text()).doesNotContain(table);
        assertThat(view(anna, byLink).get("status")).isEqualTo(Json.of("open"));
        assertThat(bruno.command(table, SIT).text("detail")).isEqualTo("The table is closed.");
    }
}
