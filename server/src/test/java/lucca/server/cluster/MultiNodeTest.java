package lucca.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestPostgres;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("Two nodes on one database")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(300)
class MultiNodeTest {
    private static final Json OVER = Json.of("over");

    private final String database = TestPostgres.newDatabase();
    private final JdbcClient sql = JdbcClient.create(new DriverManagerDataSource(database));
    private final TestServer thisNode = node("1s");
    private final TestServer otherNode = node("1s");
    private final TestClient anna = thisNode.guest("Anna");
    private final TestClient bruno = otherNode.guest("Bruno");

    private TestServer node(String grace) {
        return TestServer.onDatabase(database, TestServer.property("lucca.grace", grace));
    }

    @AfterAll
    void stop() {
        thisNode.close();
        otherNode.close();
    }

    /// Starts a game of Anna on this node against Bruno on the other.
    private String startedTable(Json.Obj terms) {
        String table = anna.open(terms);
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        return table;
    }

    @Test
    @DisplayName("open one table for one key, even if both receive the request")
    void openingOnce() throws InterruptedException {
        String terms = "{\"game\":\"towers\"}";
        for (int i = 0; i < 5; i++) {
            String[] key = {"Idempotency-Key", "table" + i};
            List<TestClient.Response> answers = new CopyOnWriteArrayList<>();
            Thread other =
                    Thread.startVirtualThread(
                            () ->
                                    answers.add(
                                            anna.atServer(otherNode)
                                                    .post("/api/tables", terms, key)));
            answers.add(anna.post("/api/tables", terms, key));
            other.join();
            assertThat(answers).hasSize(2).containsOnly(answers.getFirst());
            assertThat(answers.getFirst().status()).isEqualTo(201);
        }
    }

    @Test
    @DisplayName("show each other's moves to their clients for a whole game")
    void wholeGame() {
        String table = startedTable(Json.object("game", "towers"));
        try (TableStreamClient first = anna.follow(table);
                TableStreamClient second = bruno.follow(table)) {
            Rng random = new Rng(1);
            long startVersion = anna.view(table).number("version");
            first.untilVersion(startVersion);
            second.untilVersion(startVersion);
            while (!OVER.equals(first.view().get("status"))) {
                boolean mine = !moves(first).isEmpty();
                TestClient person = mine ? anna : bruno;
                TableStreamClient tableStreamClient = mine ? first : second;
                Json move =
                        moves(tableStreamClient).get(random.below(moves(tableStreamClient).size()));
                TestClient.Response response =
                        person.play(table, tableStreamClient.version(), move);
                assertThat(response.status()).as(response.text()).isEqualTo(200);
                first.untilVersion(response.number("version"));
                second.untilVersion(response.number("version"));
            }
            assertThat(second.view().get("end")).isEqualTo(first.view().get("end"));
            assertThat(second.events()).isEqualTo(first.events());
        }
    }

    private static List<Json> moves(TableStreamClient tableStreamClient) {
        return ((Json.Arr) Objects.requireNonNull(tableStreamClient.view().get("moves"))).items();
    }

    @Test
    @DisplayName("that receive the same commands at once execute each of them once")
    void concurrentCommands() {
        String table = startedTable(Json.object("game", "towers"));
        try (TableStreamClient first = anna.follow(table);
                TableStreamClient second = bruno.follow(table)) {
            List<Callable<TestClient.Response>> all = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                Json say = Json.object("type", "say", "text", "line " + i + ".");
                String[] key = {"Idempotency-Key", "k" + i};
                all.add(() -> anna.atServer(thisNode).command(table, say, key));
                all.add(() -> anna.atServer(otherNode).command(table, say, key));
            }
            List<TestClient.Response> answers = concurrently(all);
            assertThat(answers).allMatch(response -> response.status() == 200);
            for (int i = 0; i < answers.size(); i += 2) {
                assertThat(answers.get(i)).isEqualTo(answers.get(i + 1));
            }
            long last = answers.stream().mapToLong(each -> each.number("version")).max().orElse(0);
            first.untilVersion(last);
            second.untilVersion(last);
            assertThat(first.version()).isEqualTo(second.version());
            String chat = bruno.view(table).get("chat").toString();
            assertThat(chat).isEqualTo(anna.view(table).get("chat").toString());
            IntStream.range(0, 40)
                    .forEach(i -> assertThat(chat).containsOnlyOnce("\"line " + i + ".\""));
        }
    }

    @Test
    @DisplayName("that receive the same move at once, without a key, make it once")
    void sameMove() {
        String table = startedTable(Json.object("game", "towers"));
        for (int i = 0; i < 10; i++) {
            TestClient mover = anna.moves(table).isEmpty() ? bruno : anna;
            long version = mover.view(table).number("version");
            Json move = mover.moves(table).getFirst();
            List<TestClient.Response> answers =
                    concurrently(
                            List.of(
                                    () -> mover.atServer(thisNode).play(table, version, move),
                                    () -> mover.atServer(otherNode).play(table, version, move)));
            assertThat(answers).filteredOn(response -> response.status() == 200).hasSize(1);
            assertThat(answers).filteredOn(response -> response.status() >= 500).isEmpty();
            long next = anna.atServer(thisNode).view(table).number("version");
            assertThat(anna.atServer(otherNode).view(table).number("version")).isEqualTo(next);
        }
    }

    @Test
    @DisplayName("both remove the name of a deleted account from their tables")
    void accountDeleted() throws InterruptedException {
        TestClient elsa = otherNode.guest("Elsa Neri");
        Json password = Json.object("password", "a long and plain sentence");
        assertThat(elsa.post("/api/account", password).status()).isEqualTo(201);
        String table = anna.open(Json.object("game", "towers"));
        elsa.sit(table, 0);
        assertThat(anna.view(table).text()).contains("Elsa Neri");
        assertThat(elsa.post("/api/account/delete", password).status()).isEqualTo(200);
        while (anna.view(table).text().contains("Elsa Neri")) {
            Thread.sleep(20);
        }
        assertThat(anna.view(table).text()).contains("(deleted)");
    }

    @Test
    @DisplayName("both end the sessions and streams of a guest who gets an account")
    void sessionRenewal() throws InterruptedException {
        TestClient gina = thisNode.guest("Gina Verdi");
        TestClient old = gina.atServer(otherNode);
        String table = gina.open(Json.object("game", "towers"));
        try (TableStreamClient tableStreamClient = old.follow(table)) {
            tableStreamClient.untilVersion(1);
            while (listeners("count(pid)") < 2) {
                Thread.sleep(20);
            }
            long startNanos = System.nanoTime();
            Json password = Json.object("password", "a long and plain sentence");
            assertThat(gina.post("/api/account", password).status()).isEqualTo(201);
            while (old.get("/api/me").status() != 401) {
                Thread.sleep(20);
            }
            while (tableStreamClient.next()) {
                assertThat(tableStreamClient.version()).isPositive();
            }
            // Without a notification from the other node, it would take a minute.
            assertThat(System.nanoTime() - startNanos).isLessThan(40_000_000_000L);
        }
        assertThat(gina.atServer(otherNode).get("/api/me").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("reload all logs after they may have missed a rewrite")
    void missedRewrite() throws InterruptedException {
        TestClient elsa = otherNode.guest("Elsa Verdi");
        String table = anna.open(Json.object("game", "towers"));
        elsa.sit(table, 0);
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            tableStreamClient.until(view -> view.toString().contains("Elsa Verdi"));
            sql.sql("UPDATE entry SET event = replace(event, 'Elsa Verdi', '(deleted)')").update();
            cutListeners();
            tableStreamClient.until(view -> !view.toString().contains("Elsa Verdi"));
        }
        assertThat(anna.view(table).text()).contains("(deleted)");
    }

    private static List<TestClient.Response> concurrently(List<Callable<TestClient.Response>> all) {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<TestClient.Response> answers = new ArrayList<>();
            for (Future<TestClient.Response> each : threads.invokeAll(all)) {
                answers.add(each.get());
            }
            return answers;
        } catch (InterruptedException | ExecutionException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("receive each other's notifications again after a lost connection")
    void lostConnection() throws InterruptedException {
        String table = startedTable(Json.object("game", "towers"));
        try (TableStreamClient first = anna.follow(table);
                TableStreamClient second = bruno.follow(table)) {
            for (int i = 0; i < 3; i++) {
                cutListeners();
                Json say = Json.object("type", "say", "text", "hello");
                long version = (i % 2 == 0 ? anna : bruno).execute(table, say);
                first.untilVersion(version);
                second.untilVersion(version);
            }
        }
    }

    /// Cuts the notification connections as soon as both nodes listen.
    private void cutListeners() throws InterruptedException {
        while (listeners("count(pid)") < 2) {
            Thread.sleep(20);
        }
        assertThat(listeners("count(pg_terminate_backend(pid))")).isEqualTo(2);
    }

    private long listeners(String what) {
        return sql.sql(
                        "SELECT "
                                + what
                                + " FROM pg_stat_activity"
                                + " WHERE application_name = 'lucca listens'"
                                + " AND datname = current_database()")
                .query(Long.class)
                .single();
    }

    @Test
    @DisplayName("leave a bot to the node on which it is thinking")
    void botStaysOnItsNode() throws InterruptedException {
        String table = tableWithThinkingBot(anna, 15_000);
        long version = anna.view(table).number("version");
        long until = attention(table) + 3000; // the thinking node postpones it three times
        while (attention(table) < until) {
            assertThat(bruno.view(table).number("version")).isEqualTo(version);
            Thread.sleep(50);
        }
    }

    @Test
    @DisplayName("take over each other's bots when one of them stops")
    void stoppedNode() {
        TestServer brief = node("60s");
        String table = tableWithThinkingBot(anna.atServer(brief), 5000);
        long startNanos = System.nanoTime();
        brief.close();
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            tableStreamClient.untilVersion(1);
            tableStreamClient.until(view -> !moves(tableStreamClient).isEmpty());
        }
        assertThat(System.nanoTime() - startNanos).isLessThan(50_000_000_000L);
    }

    private long attention(String table) {
        return sql.sql("SELECT attention FROM game_table WHERE id = ?")
                .param(table)
                .query(Long.class)
                .single();
    }

    @Test
    @DisplayName("take over the bots and clocks of a killed node")
    void killedNode() throws InterruptedException {
        try (ServerProcess killedNode = new ServerProcess("--database", database)) {
            TestClient carla = anna.atServer(killedNode);
            Json timeControl = Json.object("bank", 0, "turn", 3000);
            String tableWithClock = carla.open(Json.object("game", "towers", "tempo", timeControl));
            carla.sit(tableWithClock, 0);
            bruno.atServer(killedNode).sit(tableWithClock, 1);
            carla.execute(tableWithClock, Json.object("type", "start"));
            String tableWithBot = tableWithThinkingBot(anna.atServer(killedNode), 5000);
            try (TableStreamClient bot = anna.follow(tableWithBot);
                    TableStreamClient clock = bruno.follow(tableWithClock)) {
                bot.untilVersion(1);
                clock.untilVersion(1);
                assertThat(moves(bot)).isEmpty();
                killedNode.killWithoutRestart();
                bot.until(view -> !moves(bot).isEmpty());
                clock.until(view -> OVER.equals(view.get("status")));
                assertThat(Objects.requireNonNull(clock.view().get("end")).toString())
                        .contains("\"reason\":\"time\"");
            }
        }
    }

    /// Returns a table at which a bot has just begun to think.
    private static String tableWithThinkingBot(TestClient person, int thinkingTime) {
        List<String> bots = Arrays.asList(null, "level5");
        String table =
                person.open(Json.object("game", "towers", "bots", bots, "thought", thinkingTime));
        person.sit(table, 0);
        person.execute(table, Json.object("type", "start"));
        while (!person.moves(table).isEmpty()) {
            long version = person.view(table).number("version");
            person.play(table, version, person.moves(table).getFirst());
        }
        return table;
    }
}
