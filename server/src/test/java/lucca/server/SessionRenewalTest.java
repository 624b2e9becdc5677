package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import lucca.engine.Json;
import lucca.server.store.Database;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A change of what somebody may do renews their session and")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionRenewalTest {
    private static final String PASSWORD = "tower of Lucca";
    private static final String[] TLS = {"X-Forwarded-Proto", "https"};

    private Running server;

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.proxied(Database.in(folder));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    /// Somebody with a second session, a token and a stream, of which nothing is left after a
    /// change.
    private void endsAllElse(Visitor victim, Consumer<Visitor> change) {
        Visitor attacker = victim.at(server);
        String token = token(victim);
        String table = victim.open(Json.object("game", "towers"));
        try (Follower follower = attacker.follow(table)) {
            assertThat(follower.next()).isTrue();
            change.accept(victim);
            assertThat(victim.cookie()).isNotEqualTo(attacker.cookie());
            assertThat(victim.get("/api/me").status()).isEqualTo(200);
            assertThat(attacker.get("/api/me").status()).isEqualTo(401);
            assertThat(attacker.post("/api/tables", Json.object("game", "towers")).status())
                    .isEqualTo(401);
            assertThat(follower.next()).isFalse();
        }
        assertThat(server.stranger().get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(401);
        assertThat(((Json.Arr) victim.get("/api/sessions").get("sessions")).items()).hasSize(1);
    }

    private static String token(Visitor who) {
        return who.post("/api/tokens", "{\"name\":\"bot\",\"scopes\":[\"read\"]}").text("token");
    }

    private static void found(Visitor who) {
        Visitor.Answer answer = who.post("/api/account", Json.object("password", PASSWORD));
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    private void addPasskey(Visitor who, Device device, Json proof) {
        Visitor.Answer options = who.post("/api/passkeys/options", proof);
        assertThat(options.status()).as(options.text()).isEqualTo(200);
        Json made = device.make(server.address(), "localhost", options.text("challenge"));
        Visitor.Answer answer =
                who.post("/api/passkeys", Json.object("name", "phone", "credential", made));
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    }

    @Test
    @DisplayName("ends all else when a guest gets an account")
    void account() {
        endsAllElse(server.guest("Anna"), SessionRenewalTest::found);
    }

    @Test
    @DisplayName("ends all else when a guest gets a passkey")
    void passkey() {
        endsAllElse(server.guest("Bruno"), guest -> addPasskey(guest, new Device(), Json.object()));
    }

    @Test
    @DisplayName("ends all else when a password is changed")
    void password() {
        Visitor carla = server.guest("Carla");
        found(carla);
        Json change = Json.object("old", PASSWORD, "new", "walls of Lucca");
        endsAllElse(
                carla,
                who ->
                        assertThat(who.post("/api/account/password", change).status())
                                .isEqualTo(200));
    }

    @Test
    @DisplayName("ends the own old cookie alone when an account gets one more passkey")
    void morePasskeys() {
        Visitor dora = server.guest("Dora");
        found(dora);
        Visitor phone = Visitor.signedIn(server, "Dora", PASSWORD);
        Visitor before = dora.at(server);
        addPasskey(dora, new Device(), Json.object("password", PASSWORD));
        assertThat(before.get("/api/me").status()).isEqualTo(401);
        assertThat(dora.get("/api/me").status()).isEqualTo(200);
        assertThat(phone.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("ends a passkey that somebody else has given to the guest before")
    void plantedPasskey() {
        Visitor elsa = server.guest("Elsa");
        Device device = new Device();
        addPasskey(elsa, device, Json.object());
        found(elsa);
        String challenge = server.stranger().post("/api/sessions/options", "{}").text("challenge");
        Json shown = device.use(server.address(), "localhost", challenge);
        assertThat(
                        server.stranger()
                                .post("/api/sessions/passkey", Json.object("credential", shown))
                                .status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("leaves all as it is when it is refused")
    void refused() {
        Visitor franco = server.guest("Franco");
        Visitor other = franco.at(server);
        String token = token(franco);
        assertThat(franco.post("/api/account", Json.object("password", "short")).status())
                .isEqualTo(400);
        assertThat(franco.cookie()).isEqualTo(other.cookie());
        assertThat(other.get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(200);
    }

    private String arrive(String... headers) throws Exception {
        HttpResponse<String> answer =
                server.http()
                        .send(
                                server.stranger()
                                        .request("/api/guests")
                                        .header("Content-Type", "application/json")
                                        .headers(headers)
                                        .POST(BodyPublishers.ofString("{\"name\":\"Gina\"}"))
                                        .build(),
                                BodyHandlers.ofString());
        return answer.headers().firstValue("Set-Cookie").orElseThrow();
    }

    @Test
    @DisplayName("has, over TLS, a cookie that no other host can plant")
    void hostCookie() throws Exception {
        String secure = arrive(TLS);
        assertThat(secure)
                .startsWith("__Host-lucca=")
                .contains("Secure", "HttpOnly", "Path=/", "SameSite=Lax")
                .doesNotContain("Domain");
        assertThat(arrive("X-Forwarded-Proto", "http"))
                .startsWith("lucca=")
                .doesNotContain("Secure");
        Visitor gina = new Visitor(server, secure.split(";", 2)[0]);
        assertThat(gina.get("/api/me", TLS).status()).isEqualTo(200);
        Visitor planted = server.guest("Mallory");
        assertThat(planted.at(server).get("/api/me").status()).isEqualTo(200);
        assertThat(planted.at(server).get("/api/me", TLS).status()).isEqualTo(401);
        String both = planted.cookie() + "; " + gina.cookie();
        assertThat(new Visitor(server, both).get("/api/me", TLS).text("name")).isEqualTo("Gina");
    }

    @Test
    @DisplayName("one session is ended by its whole id, never by a part of it")
    void wholeId() {
        Visitor hugo = server.guest("Hugo");
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
        assertThat(server.stranger().get("/api/me", "Authorization", "Bearer " + token).status())
                .isEqualTo(401);
    }
}
