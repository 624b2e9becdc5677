package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.SoftwareAuthenticator;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Session renewal")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionRenewalTest {
    private static final String PASSWORD = "tower of Lucca";
    private static final String[] TLS = {"X-Forwarded-Proto", "https"};

    private TestServer server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = TestServer.proxied(JdbcUrls.sqliteIn(folder));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    /// Asserts that a change ends a second session, a token and a stream of the person.
    private void endsOtherSessions(TestClient victim, Consumer<TestClient> change) {
        TestClient attacker = victim.atServer(server);
        String token = token(victim);
        String table = victim.open(Json.object("game", "towers"));
        try (TableStreamClient tableStreamClient = attacker.follow(table)) {
            assertThat(tableStreamClient.next()).isTrue();
            change.accept(victim);
            assertThat(victim.cookie()).isNotEqualTo(attacker.cookie());
            assertThat(victim.get("/api/me").status()).isEqualTo(200);
            assertThat(attacker.get("/api/me").status()).isEqualTo(401);
            assertThat(attacker.post("/api/tables", Json.object("game", "towers")).status())
                    .isEqualTo(401);
            assertThat(tableStreamClient.next()).isFalse();
        }
        assertThat(server.anonymous().get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(401);
        assertThat(((Json.Arr) victim.get("/api/sessions").get("sessions")).items()).hasSize(1);
    }

    private static String token(TestClient client) {
        return client.post("/api/tokens", "{\"name\":\"bot\",\"scopes\":[\"read\"]}").text("token");
    }

    private static void createAccount(TestClient client) {
        TestClient.Response response =
                client.post("/api/account", Json.object("password", PASSWORD));
        assertThat(response.status()).as(response.text()).isEqualTo(201);
    }

    private void addPasskey(
            TestClient client, SoftwareAuthenticator softwareAuthenticator, Json proof) {
        TestClient.Response options = client.post("/api/passkeys/options", proof);
        assertThat(options.status()).as(options.text()).isEqualTo(200);
        Json made =
                softwareAuthenticator.create(
                        server.address(), "localhost", options.text("challenge"));
        TestClient.Response response =
                client.post("/api/passkeys", Json.object("name", "phone", "credential", made));
        assertThat(response.status()).as(response.text()).isEqualTo(201);
    }

    @Test
    @DisplayName("ends all other sessions and tokens when a guest gets an account")
    void account() {
        endsOtherSessions(server.guest("Anna"), SessionRenewalTest::createAccount);
    }

    @Test
    @DisplayName("ends all other sessions and tokens when a guest gets a passkey")
    void passkey() {
        endsOtherSessions(
                server.guest("Bruno"),
                guest -> addPasskey(guest, new SoftwareAuthenticator(), Json.object()));
    }

    @Test
    @DisplayName("ends all other sessions and tokens when a password is changed")
    void password() {
        TestClient carla = server.guest("Carla");
        createAccount(carla);
        Json change = Json.object("old", PASSWORD, "new", "walls of Lucca");
        endsOtherSessions(
                carla,
                client ->
                        assertThat(client.post("/api/account/password", change).status())
                                .isEqualTo(200));
    }

    @Test
    @DisplayName("ends only its own old cookie when an account gets one more passkey")
    void morePasskeys() {
        TestClient dora = server.guest("Dora");
        createAccount(dora);
        TestClient phone = TestClient.signedIn(server, "Dora", PASSWORD);
        TestClient before = dora.atServer(server);
        addPasskey(dora, new SoftwareAuthenticator(), Json.object("password", PASSWORD));
        assertThat(before.get("/api/me").status()).isEqualTo(401);
        assertThat(dora.get("/api/me").status()).isEqualTo(200);
        assertThat(phone.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("deletes a passkey that an attacker has added to the guest before")
    void passkeyOfAttacker() {
        TestClient elsa = server.guest("Elsa");
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        addPasskey(elsa, softwareAuthenticator, Json.object());
        createAccount(elsa);
        String challenge = server.anonymous().post("/api/sessions/options", "{}").text("challenge");
        Json shown = softwareAuthenticator.authenticate(server.address(), "localhost", challenge);
        assertThat(
                        server.anonymous()
                                .post("/api/sessions/passkey", Json.object("credential", shown))
                                .status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("changes nothing when it is refused")
    void refused() {
        TestClient franco = server.guest("Franco");
        TestClient other = franco.atServer(server);
        String token = token(franco);
        assertThat(franco.post("/api/account", Json.object("password", "short")).status())
                .isEqualTo(400);
        assertThat(franco.cookie()).isEqualTo(other.cookie());
        assertThat(other.get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(200);
    }

    private String guestCookie(String... headers) throws Exception {
        HttpResponse<String> answer =
                server.http()
                        .send(
                                server.anonymous()
                                        .request("/api/guests")
                                        .header("Content-Type", "application/json")
                                        .headers(headers)
                                        .POST(BodyPublishers.ofString("{\"name\":\"Gina\"}"))
                                        .build(),
                                BodyHandlers.ofString());
        return answer.headers().firstValue("Set-Cookie").orElseThrow();
    }

    @Test
    @DisplayName("sets, over TLS, a cookie that no other host can set")
    void hostCookie() throws Exception {
        String secure = guestCookie(TLS);
        assertThat(secure)
                .startsWith("__Host-lucca=")
                .contains("Secure", "HttpOnly", "Path=/", "SameSite=Lax")
                .doesNotContain("Domain");
        assertThat(guestCookie("X-Forwarded-Proto", "http"))
                .startsWith("lucca=")
                .doesNotContain("Secure");
        TestClient gina = new TestClient(server, secure.split(";", 2)[0]);
        assertThat(gina.get("/api/me", TLS).status()).isEqualTo(200);
        TestClient planted = server.guest("Mallory");
        assertThat(planted.atServer(server).get("/api/me").status()).isEqualTo(200);
        assertThat(planted.atServer(server).get("/api/me", TLS).status()).isEqualTo(401);
        String both = planted.cookie() + "; " + gina.cookie();
        assertThat(new TestClient(server, both).get("/api/me", TLS).text("name")).isEqualTo("Gina");
    }

    @Test
    @DisplayName("requires the whole id of a session or token that is deleted")
    void wholeId() {
        TestClient hugo = server.guest("Hugo");
        String token = token(hugo);
        for (String digit : "0 1 2 3 4 5 6 7 8 9 a b c d e f".split(" ", -1)) {
            assertThat(hugo.delete("/api/sessions/" + digit).status()).isEqualTo(404);
            assertThat(hugo.delete("/api/tokens/" + digit).status()).isEqualTo(404);
            assertThat(hugo.delete("/api/passkeys/" + digit).status()).isEqualTo(404);
        }
        assertThat(hugo.get("/api/me").status()).isEqualTo(200);
        for (String list : List.of("tokens", "sessions")) {
            Json.Arr all = (Json.Arr) hugo.get("/api/" + list).get(list);
            Json.Obj one = (Json.Obj) all.items().getFirst();
            String id = ((Json.Str) Objects.requireNonNull(one.get("id"))).value();
            assertThat(hugo.delete("/api/" + list + "/" + id + "0").status()).isEqualTo(404);
            assertThat(hugo.delete("/api/" + list + "/" + id).status()).isEqualTo(200);
        }
        assertThat(server.anonymous().get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(401);
    }
}
