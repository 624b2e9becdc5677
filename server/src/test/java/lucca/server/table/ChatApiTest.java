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
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@DisplayName("The chat at a table")
class ChatApiTest {
    private static final int PAGE = 50;

    private TestServer server;
    private TestClient anna;
    private TestClient zoe;

    String database(Path folder) {
        return JdbcUrls.sqliteIn(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.onDatabase(database(folder));
        anna = server.guest("Anna");
        zoe = server.guest("Zoe");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static Json say(String text) {
        return Json.object("type", "say", "text", text);
    }

    private String open(boolean open) {
        return anna.open(Json.object("game", "towers", "open", open));
    }

    private static List<Json> latest(TestClient testClient, String table) {
        return ((Json.Arr) testClient.view(table).get("chat")).items();
    }

    private static Json.Obj rights(TestClient testClient, String table) {
        Json.Obj view = (Json.Obj) testClient.view(table).get("view");
        return (Json.Obj) Objects.requireNonNull(view.get("chatRights"));
    }

    /// Opens the chat to spectators; returns the key of the invitation.
    private String invite(String table) {
        anna.execute(table, Json.object("type", "openChat"));
        return ((Json.Str) Objects.requireNonNull(rights(anna, table).get("key"))).value();
    }

    @Test
    @DisplayName("accepts no messages from strangers, and none at all once the table is closed")
    void outsiders() {
        String table = open(true);
        TestClient.Response refused = zoe.command(table, say("spam"));
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("detail"))
                .isEqualTo("Only players and invited spectators can write here.");
        anna.execute(table, Json.object("type", "close"));
        refused = anna.command(table, say("spam"));
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("detail")).isEqualTo("The chat of this table is closed.");
        assertThat(latest(anna, table)).isEmpty();
    }

    @Test
    @DisplayName("is sent in pages, in views, on streams and on request")
    void pages() {
        String table = open(true);
        long last = 0;
        for (int i = 0; i < 2 * PAGE + 20; i++) {
            last = anna.execute(table, say("message " + i));
        }
        TestClient.Response view = zoe.view(table);
        assertThat(((Json.Arr) view.get("chat")).items()).hasSize(PAGE);
        assertThat(view.get("earlier")).isEqualTo(Json.of(true));
        try (TableStreamClient tableStreamClient = zoe.follow(table)) {
            tableStreamClient.untilVersion(last);
            assertThat(tableStreamClient.received().getFirst())
                    .contains("\"message 119\"", "\"message 70\"", "\"earlier\":true")
                    .doesNotContain("\"message 69\"");
            tableStreamClient.untilVersion(anna.execute(table, say("the last one")));
            assertThat(tableStreamClient.received().getLast())
                    .contains("the last one")
                    .doesNotContain("message", "earlier");
        }
        List<Json> all = zoe.chat(table);
        assertThat(all).hasSize(2 * PAGE + 21);
        assertThat(all.subList(all.size() - PAGE, all.size())).isEqualTo(latest(zoe, table));
        assertThat(all.getFirst().toString()).contains("\"message 0\"");
        assertThat(zoe.get("/api/tables/" + table + "/chat?before=x").status()).isEqualTo(400);
    }

    @Test
    @DisplayName("is complete in a view while it is short")
    void shortChat() {
        String table = open(true);
        anna.execute(table, say("hello"));
        assertThat(zoe.view(table).get("earlier")).isEqualTo(Json.of(false));
        assertThat(zoe.chat(table)).isEqualTo(latest(zoe, table)).hasSize(1);
    }

    @Test
    @DisplayName("is open to spectators with the host's invitation until the host closes it")
    void invited() {
        String table = open(true);
        String key = invite(table);
        Json join = Json.object("type", "joinChat", "key", key);
        assertThat(rights(zoe, table)).isEqualTo(Json.object("access", "read"));
        assertThat(zoe.command(table, Json.object("type", "joinChat", "key", "guess")).status())
                .isEqualTo(422);
        zoe.execute(table, join);
        zoe.execute(table, say("Well played!"));
        assertThat(rights(zoe, table)).isEqualTo(Json.object("access", "write"));
        anna.execute(table, Json.object("type", "closeChat"));
        assertThat(zoe.command(table, say("And now?")).status()).isEqualTo(422);
        assertThat(zoe.command(table, join).status()).isEqualTo(422);
    }

    @Test
    @DisplayName("of a private table is hidden from people who only have its link")
    void hidden() {
        String table = open(false);
        anna.execute(table, say("between us"));
        for (TestClient each : List.of(zoe, server.anonymous())) {
            assertThat(each.view(table).text()).doesNotContain("between us");
            assertThat(each.view(table).get("earlier")).isEqualTo(Json.of(false));
            assertThat(rights(each, table)).isEqualTo(Json.object("access", "none"));
            TestClient.Response refused = each.get("/api/tables/" + table + "/chat");
            assertThat(refused.status()).isEqualTo(403);
            assertThat(refused.text("detail")).contains("private table");
        }
        String key = invite(table);
        try (TableStreamClient tableStreamClient = zoe.follow(table)) {
            tableStreamClient.untilVersion(anna.execute(table, say("still between us")));
            assertThat(tableStreamClient.received().toString()).doesNotContain("between us");
            long joined = zoe.execute(table, Json.object("type", "joinChat", "key", key));
            tableStreamClient.untilVersion(joined);
            assertThat(tableStreamClient.received().getLast())
                    .contains("event: view", "\"between us\"", "\"still between us\"")
                    .doesNotContain(key);
            tableStreamClient.untilVersion(anna.execute(table, Json.object("type", "closeChat")));
            tableStreamClient.untilVersion(anna.execute(table, say("alone again")));
            assertThat(tableStreamClient.received().getLast()).doesNotContain("alone again");
        }
        assertThat(zoe.get("/api/tables/" + table + "/chat").status()).isEqualTo(403);
    }

    @Test
    @DisplayName("refuses messages of people whom the host has muted")
    void muted() {
        String table = open(true);
        zoe.sit(table, 0);
        Json mute = Json.object("type", "mute", "person", zoe.id());
        assertThat(zoe.command(table, mute).status()).isEqualTo(422);
        anna.execute(table, mute);
        TestClient.Response refused = zoe.command(table, say("hello"));
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.text("detail")).isEqualTo("The host has muted you.");
        assertThat(rights(anna, table).get("muted")).isEqualTo(Json.of(List.of(zoe.id())));
        anna.execute(table, Json.object("type", "unmute", "person", zoe.id()));
        zoe.execute(table, say("hello"));
    }

    @Test
    @DisplayName("survives a restart of the server")
    void restarted() {
        String table = open(false);
        String key = invite(table);
        zoe.execute(table, Json.object("type", "joinChat", "key", key));
        zoe.execute(table, say("hello"));
        String before = zoe.view(table).text();
        server.restart();
        assertThat(zoe.view(table).text()).isEqualTo(before).contains("hello");
        zoe.execute(table, say("still here"));
    }
}
