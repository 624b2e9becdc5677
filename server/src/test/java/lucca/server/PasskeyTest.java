package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import lucca.engine.Json;
import lucca.server.store.Database;
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

    private Running server;
    private volatile Instant now = Instant.parse("2026-05-01T12:00:00Z");
    private final Interruption clock = new Interruption(() -> now);

    String database(Path folder) {
        return Database.in(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        server = Running.on(database(folder), Running.part(InstantSource.class, () -> clock));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private static String toMake(Visitor who) {
        Visitor.Answer options = who.post("/api/passkeys/options", "{}");
        assertThat(options.status()).as(options.text()).isEqualTo(200);
        assertThat(options.text()).contains("\"rp\":{\"name\":\"Lucca\",\"id\":\"localhost\"}");
        return options.text("challenge");
    }

    private static Visitor.Answer add(Visitor who, Json credential) {
        return who.post("/api/passkeys", Json.object("name", "phone", "credential", credential));
    }

    /// Lets a guest come again with a device.
    private Visitor guest(Device device) {
        Visitor guest = server.guest("Anna");
        String challenge = toMake(guest);
        Visitor.Answer added = add(guest, device.make(server.address(), HOST, challenge));
        assertThat(added.status()).as(added.text()).isEqualTo(201);
        return guest;
    }

    private String toUse() {
        return server.stranger().post("/api/sessions/options", "{}").text("challenge");
    }

    private Visitor.Answer enter(Json credential) {
        return server.stranger()
                .post("/api/sessions/passkey", Json.object("credential", credential));
    }

    @Test
    @DisplayName("lets even a guest come in on another device, again and again")
    void comesAgain() {
        Device device = new Device();
        Visitor anna = guest(device);
        for (int i = 0; i < 3; i++) {
            Visitor.Answer answer = enter(device.use(server.address(), HOST, toUse()));
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            assertThat(answer.text("id")).isEqualTo(anna.id());
        }
        Json.Obj key =
                (Json.Obj)
                        ((Json.Arr) anna.get("/api/passkeys").get("passkeys")).items().getFirst();
        assertThat(key.get("name")).isEqualTo(Json.of("phone"));
        String path = "/api/passkeys/" + ((Json.Str) Objects.requireNonNull(key.get("id"))).value();
        assertThat(server.guest("Bruno").delete(path).status()).isEqualTo(404);
        assertThat(anna.delete(path).status()).isEqualTo(200);
        assertThat(enter(device.use(server.address(), HOST, toUse())).status()).isEqualTo(401);
    }

    @Test
    @DisplayName("lets its owner in in the place of who was there before")
    void replaces() {
        Device device = new Device();
        Visitor anna = guest(device);
        Visitor bruno = server.guest("Bruno");
        assertThat(bruno.get("/api/me").status()).isEqualTo(200);
        Json shown = device.use(server.address(), HOST, toUse());
        Visitor.Answer entered =
                bruno.at(server).post("/api/sessions/passkey", Json.object("credential", shown));
        assertThat(entered.text("id")).isEqualTo(anna.id());
        assertThat(bruno.get("/api/me").status()).isEqualTo(401);
        assertThat(anna.get("/api/me").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("that is removed while it is shown lets nobody in")
    void removedMeanwhile() {
        Device device = new Device();
        Visitor anna = guest(device);
        Json.Arr keys = (Json.Arr) anna.get("/api/passkeys").get("passkeys");
        Json id = Objects.requireNonNull(((Json.Obj) keys.items().getFirst()).get("id"));
        String path = "/api/passkeys/" + ((Json.Str) id).value();
        Json shown = device.use(server.address(), HOST, toUse());
        clock.at("spend", () -> assertThat(anna.delete(path).status()).isEqualTo(200));
        assertThat(enter(shown).status()).isEqualTo(401);
        assertThat(clock.isOver()).isTrue();
    }

    @Test
    @DisplayName("is shown once for each challenge, soon, at this site, by the device that has it")
    void refused() {
        Device device = new Device();
        guest(device);
        String here = server.address();
        Json shown = device.use(here, HOST, toUse());
        assertThat(enter(shown).status()).isEqualTo(200);
        assertThat(enter(shown).status()).as("again").isEqualTo(401);
        assertThat(enter(device.use(here, HOST, "x".repeat(43))).status())
                .as("another challenge")
                .isEqualTo(401);
        assertThat(enter(device.use("https://example.com", HOST, toUse())).status())
                .as("another page")
                .isEqualTo(401);
        assertThat(enter(device.use(here, "example.com", toUse())).status())
                .as("another site")
                .isEqualTo(401);
        assertThat(enter(new Device().use(here, HOST, toUse())).status())
                .as("another device")
                .isEqualTo(401);
        assertThat(enter(device.use(here, HOST, toMake(server.guest("Bruno")))).status())
                .as("a challenge for something else")
                .isEqualTo(401);
        String late = toUse();
        now = now.plus(Duration.ofMinutes(6));
        assertThat(enter(device.use(here, HOST, late)).status()).as("late").isEqualTo(401);
        assertThat(enter(device.use(here, HOST, toUse())).status()).isEqualTo(200);
        device.turnBack();
        assertThat(enter(device.use(here, HOST, toUse())).status()).as("a copy").isEqualTo(401);
    }

    @Test
    @DisplayName("is made for who asked, by a device that asks who is there")
    void made() {
        Visitor anna = server.guest("Anna");
        Visitor bruno = server.guest("Bruno");
        Device device = new Device();
        Json made = device.make(server.address(), HOST, toMake(anna));
        assertThat(add(bruno, made).status()).isEqualTo(401);
        assertThat(add(anna, made).status()).isEqualTo(201);
        assertThat(add(anna, made).status()).isEqualTo(401);
        Device careless = new Device();
        careless.verifyNobody();
        assertThat(add(anna, careless.make(server.address(), HOST, toMake(anna))).status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("is added to an account by who knows its password")
    void account() {
        Visitor carla = server.guest("Carla");
        carla.post("/api/account", Json.object("password", PASSWORD));
        assertThat(carla.post("/api/passkeys/options", "{}").status()).isEqualTo(400);
        assertThat(
                        carla.post("/api/passkeys/options", Json.object("password", "a wrong one"))
                                .status())
                .isEqualTo(403);
        String challenge =
                carla.post("/api/passkeys/options", Json.object("password", PASSWORD))
                        .text("challenge");
        Device device = new Device();
        assertThat(add(carla, device.make(server.address(), HOST, challenge)).status())
                .isEqualTo(201);
        assertThat(enter(device.use(server.address(), HOST, toUse())).get("guest"))
                .isEqualTo(Json.of(false));
        carla.post("/api/account/delete", Json.object("password", PASSWORD));
        assertThat(enter(device.use(server.address(), HOST, toUse())).status()).isEqualTo(401);
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
    @DisplayName("that is nonsense is refused")
    void nonsense(String body) {
        assertThat(server.stranger().post("/api/sessions/passkey", body).status()).isIn(400, 401);
        Json.Obj with = ((Json.Obj) Json.parse(body)).with("name", "phone");
        assertThat(server.guest("Dora").post("/api/passkeys", with).status()).isIn(400, 401);
    }
}
