package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.server.room.Room;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("Blocks and reports:")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BlockAndReportTest {
    private static final Json SIT = Json.object("type", "sit");
    private static final Json SAY = Json.object("type", "say", "text", "hello");

    private final AtomicReference<@Nullable Runnable> interruption = new AtomicReference<>();
    private String address = "";
    private TestServer server;

    String database(Path folder) {
        return JdbcUrls.sqliteIn(folder);
    }

    @BeforeAll
    void start(@TempDir Path folder) {
        address = database(folder);
        server =
                TestServer.onDatabase(
                        address, TestServer.replacement(InstantSource.class, () -> this::time));
    }

    /// A command reads the time after its checks and before it is logged. The test acts just then.
    private Instant time() {
        boolean inRoom =
                interruption.get() != null
                        && StackWalker.getInstance()
                                .walk(
                                        frames ->
                                                frames.anyMatch(
                                                        frame ->
                                                                frame.getClassName()
                                                                        .equals(
                                                                                Room.class
                                                                                        .getName())));
        Runnable other = inRoom ? interruption.getAndSet(null) : null;
        if (other != null) {
            other.run();
        }
        return Instant.now();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("a person never sits at one table with a person they have blocked")
    void blocked() {
        TestClient anna = server.guest("Anna");
        TestClient bruno = server.guest("Bruno");
        TestClient carla = server.guest("Carla");
        String id = bruno.id();
        assertThat(anna.post("/api/blocks", Json.object("person", id)).status()).isEqualTo(200);
        assertThat(anna.post("/api/blocks", Json.object("person", id)).status()).isEqualTo(200);
        assertThat(anna.get("/api/blocks").text()).contains(id, "Bruno");
        assertThat(bruno.get("/api/blocks").text()).doesNotContain("Anna");
        String annasTable = anna.open(Json.object("game", "towers"));
        TestClient.Response refused = bruno.command(annasTable, SIT);
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.text("detail")).contains("you have blocked someone here");
        assertThat(bruno.command(annasTable, SAY).status()).isEqualTo(403);
        String another = carla.open(Json.object("game", "towers"));
        bruno.sit(another, 0);
        assertThat(anna.command(another, SIT).status()).isEqualTo(403);
        assertThat(carla.command(another, SAY).status()).isEqualTo(200);
        assertThat(bruno.command(another, SAY).status()).isEqualTo(200);
        assertThat(anna.delete("/api/blocks/" + id).status()).isEqualTo(200);
        assertThat(anna.get("/api/blocks").text()).doesNotContain("Bruno");
        anna.sit(another, 1);
        bruno.sit(annasTable, 0);
    }

    @Test
    @DisplayName("a block separates two people who wait at one table; a host keeps their own table")
    void blockedWhileWaiting() {
        TestClient anna = server.guest("Anna");
        TestClient bruno = server.guest("Bruno");
        TestClient carla = server.guest("Carla");
        Json.Obj terms = Json.object("game", "towers", "seats", 3);
        String annasTable = anna.open(terms);
        String brunosTable = bruno.open(terms);
        String other = carla.open(terms);
        String started = carla.open(Json.object("game", "towers", "seats", 2));
        for (String table : List.of(annasTable, brunosTable, other, started)) {
            anna.sit(table, 0);
            bruno.sit(table, 1);
        }
        carla.execute(started, Json.object("type", "start"));
        assertThat(anna.post("/api/blocks", Json.object("person", bruno.id())).status())
                .isEqualTo(200);
        assertThat(seated(annasTable, anna)).containsExactly("Anna");
        assertThat(seated(brunosTable, anna)).containsExactly("Bruno");
        assertThat(seated(other, anna)).containsExactly("Bruno");
        assertThat(seated(started, anna)).containsExactly("Anna", "Bruno");
    }

    @Test
    @DisplayName("a block between the check for a seat and the seat itself takes effect")
    void blockedMeanwhile() {
        TestClient anna = server.guest("Anna");
        TestClient bruno = server.guest("Bruno");
        String table = anna.open(Json.object("game", "towers"));
        Json block = Json.object("person", bruno.id());
        List<Integer> answers = new CopyOnWriteArrayList<>();
        interruption.set(() -> answers.add(anna.post("/api/blocks", block).status()));
        assertThat(bruno.command(table, SIT).status()).isEqualTo(403);
        assertThat(answers).containsExactly(200);
        assertThat(seated(table, anna)).isEmpty();
    }

    private static List<String> seated(String table, TestClient client) {
        Json.Obj view = (Json.Obj) client.view(table).get("view");
        return ((Json.Arr) Objects.requireNonNull(view.get("seats")))
                .items().stream()
                        .map(seat -> ((Json.Obj) seat).get("name"))
                        .flatMap(
                                name ->
                                        name instanceof Json.Str(String text)
                                                ? Stream.of(text)
                                                : Stream.empty())
                        .toList();
    }

    @Test
    @DisplayName("people cannot block themselves or an unknown person")
    void invalidPersons() {
        TestClient anna = server.guest("Anna");
        assertThat(anna.post("/api/blocks", Json.object("person", anna.id())).status())
                .isEqualTo(404);
        assertThat(anna.post("/api/blocks", Json.object("person", "x")).status()).isEqualTo(404);
        assertThat(server.anonymous().post("/api/blocks", Json.object("person", "x")).status())
                .isEqualTo(401);
    }

    @Test
    @DisplayName("a report is stored for the operator of the server")
    void report() {
        TestClient dora = server.guest("Dora");
        TestClient elsa = server.guest("Elsa");
        String table = dora.open(Json.object("game", "towers"));
        String path = "/api/tables/" + table + "/reports";
        Json complaint = Json.object("person", elsa.id(), "text", "She shouts.");
        assertThat(dora.post(path, complaint).status()).isEqualTo(404);
        elsa.sit(table, 0);
        elsa.execute(table, SAY);
        elsa.execute(table, Json.object("type", "leave"));
        assertThat(dora.post(path, complaint).status()).isEqualTo(200);
        assertThat(dora.post(path, Json.object("person", elsa.id(), "text", " ")).status())
                .isEqualTo(400);
        assertThat(server.anonymous().post(path, complaint).status()).isEqualTo(401);
        assertThat(
                        JdbcClient.create(new DriverManagerDataSource(address))
                                .sql("SELECT text FROM report WHERE accused = ? AND table_id = ?")
                                .params(elsa.id(), table)
                                .query(String.class)
                                .list())
                .containsExactly("She shouts.");
    }

    @Test
    @DisplayName("a private table is not listed, but anyone with its link can join")
    void privateTable() {
        TestClient host = server.guest("Hilde");
        TestClient friend = server.guest("Friend");
        String table = host.open(Json.object("game", "towers", "open", false));
        assertThat(table).matches("[0-9A-Za-z]{16}");
        assertThat(friend.get("/api/tables?open").text()).doesNotContain(table);
        assertThat(friend.get("/api/tables?mine").text()).doesNotContain(table);
        host.sit(table, 0);
        friend.sit(table, 1);
        host.execute(table, Json.object("type", "start"));
        assertThat(friend.view(table).get("view").toString()).contains("\"playing\"");
    }
}
