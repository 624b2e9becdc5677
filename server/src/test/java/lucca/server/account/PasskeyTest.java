package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.InterruptingClock;
import lucca.server.testing.SoftwareAuthenticator;
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

@DisplayName("A passkey")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PasskeyTest {
    private static final String HOST = "localhost";
    private static final String PASSWORD = "tower of Lucca";

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

    private static String creationOptions(TestClient client) {
        TestClient.Response options = client.post("/api/passkeys/options", "{}");
        assertThat(options.status()).as(options.text()).isEqualTo(200);
        assertThat(options.text()).contains("\"rp\":{\"name\":\"Lucca\",\"id\":\"localhost\"}");
        return options.text("challenge");
    }

    private static TestClient.Response add(TestClient client, Json credential) {
        return client.post("/api/passkeys", Json.object("name", "phone", "credential", credential));
    }

    /// Creates a guest with a passkey on a device.
    private TestClient guest(SoftwareAuthenticator softwareAuthenticator) {
        TestClient guest = server.guest("Anna");
        String challenge = creationOptions(guest);
        TestClient.Response added =
                add(guest, softwareAuthenticator.create(server.address(), HOST, challenge));
        assertThat(added.status()).as(added.text()).isEqualTo(201);
        return guest;
    }

    private String requestOptions() {
        return server.anonymous().post("/api/sessions/options", "{}").text("challenge");
    }

    private TestClient.Response signIn(Json credential) {
        return server.anonymous()
                .post("/api/sessions/passkey", Json.object("credential", credential));
    }

    @Test
    @DisplayName("signs even a guest in on another device, again and again")
    void signsInAgain() {
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        TestClient anna = guest(softwareAuthenticator);
        for (int i = 0; i < 3; i++) {
            TestClient.Response response =
                    signIn(
                            softwareAuthenticator.authenticate(
                                    server.address(), HOST, requestOptions()));
            assertThat(response.status()).as(response.text()).isEqualTo(200);
            assertThat(response.text("id")).isEqualTo(anna.id());
        }
        Json.Obj key =
                (Json.Obj)
                        ((Json.Arr) anna.get("/api/passkeys").get("passkeys")).items().getFirst();
        assertThat(key.get("name")).isEqualTo(Json.of("phone"));
        String path = "/api/passkeys/" + ((Json.Str) Objects.requireNonNull(key.get("id"))).value();
        assertThat(server.guest("Bruno").delete(path).status()).isEqualTo(404);
        assertThat(anna.delete(path).status()).isEqualTo(200);
        assertThat(
                        signIn(
                                        softwareAuthenticator.authenticate(
                                                server.address(), HOST, requestOptions()))
                                .status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("signs its owner in and ends the session that was there before")
    void replacesSession() {
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        TestClient anna = guest(softwareAuthenticator);
        TestClient bruno = server.guest("Bruno");
        assertThat(bruno.get("/api/me").status()).isEqualTo(200);
        Json shown = softwareAuthenticator.authenticate(server.address(), HOST, requestOptions());
        TestClient.Response entered =
                bruno.atServer(server)
                        .post("/api/sessions/passkey", Json.object("credential", shown));
        assertThat(entered.text("id")).isEqualTo(anna.id());
        assertThat(bruno.get("/api/me").status()).isEqualTo(401);
        assertThat(anna.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("that is removed during a sign-in signs nobody in")
    void removedMeanwhile() {
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        TestClient anna = guest(softwareAuthenticator);
        Json.Arr keys = (Json.Arr) anna.get("/api/passkeys").get("passkeys");
        Json id = Objects.requireNonNull(((Json.Obj) keys.items().getFirst()).get("id"));
        String path = "/api/passkeys/" + ((Json.Str) id).value();
        Json shown = softwareAuthenticator.authenticate(server.address(), HOST, requestOptions());
        clock.runWhenReadBy("spend", () -> assertThat(anna.delete(path).status()).isEqualTo(200));
        assertThat(signIn(shown).status()).isEqualTo(401);
        assertThat(clock.hasRun()).isTrue();
    }

    @Test
    @DisplayName("is accepted once per challenge, in time, on this site, from its own device")
    void invalidSignIns() {
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        guest(softwareAuthenticator);
        String here = server.address();
        Json shown = softwareAuthenticator.authenticate(here, HOST, requestOptions());
        assertThat(signIn(shown).status()).isEqualTo(200);
        assertThat(signIn(shown).status()).as("repeated challenge").isEqualTo(401);
        assertThat(signIn(softwareAuthenticator.authenticate(here, HOST, "x".repeat(43))).status())
                .as("another challenge")
                .isEqualTo(401);
        assertThat(
                        signIn(
                                        softwareAuthenticator.authenticate(
                                                "https://example.com", HOST, requestOptions()))
                                .status())
                .as("another page")
                .isEqualTo(401);
        assertThat(
                        signIn(
                                        softwareAuthenticator.authenticate(
                                                here, "example.com", requestOptions()))
                                .status())
                .as("another site")
                .isEqualTo(401);
        assertThat(
                        signIn(
                                        new SoftwareAuthenticator()
                                                .authenticate(here, HOST, requestOptions()))
                                .status())
                .as("another device")
                .isEqualTo(401);
        assertThat(
                        signIn(
                                        softwareAuthenticator.authenticate(
                                                here, HOST, creationOptions(server.guest("Bruno"))))
                                .status())
                .as("challenge for creation")
                .isEqualTo(401);
        String late = requestOptions();
        now = now.plus(Duration.ofMinutes(6));
        assertThat(signIn(softwareAuthenticator.authenticate(here, HOST, late)).status())
                .as("expired challenge")
                .isEqualTo(401);
        assertThat(
                        signIn(softwareAuthenticator.authenticate(here, HOST, requestOptions()))
                                .status())
                .isEqualTo(200);
        softwareAuthenticator.resetCounter();
        assertThat(
                        signIn(softwareAuthenticator.authenticate(here, HOST, requestOptions()))
                                .status())
                .as("cloned device")
                .isEqualTo(401);
    }

    @Test
    @DisplayName("is created only for the requester, by a device that verifies its user")
    void creation() {
        TestClient anna = server.guest("Anna");
        TestClient bruno = server.guest("Bruno");
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        Json made = softwareAuthenticator.create(server.address(), HOST, creationOptions(anna));
        assertThat(add(bruno, made).status()).isEqualTo(401);
        assertThat(add(anna, made).status()).isEqualTo(201);
        assertThat(add(anna, made).status()).isEqualTo(401);
        SoftwareAuthenticator careless = new SoftwareAuthenticator();
        careless.skipUserVerification();
        assertThat(
                        add(anna, careless.create(server.address(), HOST, creationOptions(anna)))
                                .status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("is added to an account only with its password")
    void addedToAccount() {
        TestClient carla = server.guest("Carla");
        carla.post("/api/account", Json.object("password", PASSWORD));
        assertThat(carla.post("/api/passkeys/options", "{}").status()).isEqualTo(400);
        assertThat(
                        carla.post("/api/passkeys/options", Json.object("password", "a wrong one"))
                                .status())
                .isEqualTo(403);
        String challenge =
                carla.post("/api/passkeys/options", Json.object("password", PASSWORD))
                        .text("challenge");
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        assertThat(
                        add(carla, softwareAuthenticator.create(server.address(), HOST, challenge))
                                .status())
                .isEqualTo(201);
        assertThat(
                        signIn(
                                        softwareAuthenticator.authenticate(
                                                server.address(), HOST, requestOptions()))
                                .get("guest"))
                .isEqualTo(Json.of(false));
        carla.post("/api/account/delete", Json.object("password", PASSWORD));
        assertThat(
                        signIn(
                                        softwareAuthenticator.authenticate(
                                                server.address(), HOST, requestOptions()))
                                .status())
                .isEqualTo(401);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"credential\":7}",
                "{\"credential\":{}}",
                "{\"credential\":{\"id\":\"!\",\"rawId\":\"!\",\"response\":{}}}",
                "{\"credential\":{\"id\":\"AA\",\"rawId\":\"AA\",\"type\":\"public-key\",\"response\":"
                        + "{\"clientDataJSON\":\"e30\",\"authenticatorData\":\"AA\",\"signature\":\"AA\","
                        + "\"attestationObject\":\"oA\"}}}"
            })
    @DisplayName("that is malformed is refused")
    void malformed(String body) {
        assertThat(server.anonymous().post("/api/sessions/passkey", body).status()).isIn(400, 401);
        Json.Obj with = ((Json.Obj) Json.parse(body)).with("name", "phone");
        assertThat(server.guest("Dora").post("/api/passkeys", with).status()).isIn(400, 401);
    }
}
