package lucca.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.server.NetworkSettings;
import lucca.server.testing.OpenStreamCount;
import lucca.server.testing.ServerFromOtherAddress;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
import lucca.table.Sha256;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A client that sends too much")
class UsageLimitsTest {
    @TempDir Path folder;

    /// Returns the number of successful requests before the first that exceeds the limit.
    private static int until429(Supplier<TestClient.Response> request) {
        for (int times = 0; times < 3000; times++) {
            if (request.get().status() == 429) {
                return times;
            }
        }
        throw new AssertionError("no limit");
    }

    @Test
    @DisplayName("learns when to retry")
    void retryAfter() throws IOException, InterruptedException {
        try (TestServer server = TestServer.limited(folder, 0.1, false)) {
            Supplier<TestClient.Response> createGuest =
                    () -> server.anonymous().post("/api/guests", "{\"name\":\"x\"}");
            assertThat(until429(createGuest)).isBetween(4, 6);
            HttpResponse<String> answer =
                    server.http()
                            .send(
                                    server.anonymous()
                                            .request("/api/guests")
                                            .header("Content-Type", "application/json")
                                            .POST(BodyPublishers.ofString("{\"name\":\"x\"}"))
                                            .build(),
                                    BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(429);
            assertThat(answer.headers().firstValue("Content-Type"))
                    .contains("application/problem+json");
            String seconds = answer.headers().firstValue("Retry-After").orElseThrow();
            assertThat(Integer.parseInt(seconds)).isBetween(1, 200);
            assertThat(answer.body())
                    .contains("Too many requests. Try again in " + seconds + " s.");
        }
    }

    @Test
    @DisplayName("is limited in requests of any kind")
    void requests() {
        try (TestServer server = TestServer.limited(folder, 0.01, false)) {
            TestClient anna = server.guest("Anna");
            assertThat(until429(() -> anna.get("/api/me"))).isBetween(3, 20);
            assertThat(until429(() -> server.anonymous().get("/api/games"))).isLessThan(100);
        }
    }

    @Test
    @DisplayName("is limited in password guesses, new guests, new tables and chat messages")
    void separateLimits() {
        try (TestServer server = TestServer.limited(folder, 0.5, false)) {
            TestClient anna = server.guest("Anna");
            assertThat(until429(() -> server.anonymous().post("/api/guests", "{\"name\":\"x\"}")))
                    .isBetween(15, 30);
            assertThat(
                            until429(
                                    () ->
                                            server.anonymous()
                                                    .post(
                                                            "/api/sessions",
                                                            Json.object(
                                                                    "name", "Bruno",
                                                                    "password", "no idea"))))
                    .isBetween(4, 10);
            String table = anna.open(Json.object("game", "towers"));
            Json say = Json.object("type", "say", "text", "hello");
            assertThat(until429(() -> anna.command(table, say))).isBetween(5, 30);
            assertThat(anna.view(table).text()).contains("hello");
            assertThat(until429(() -> anna.post("/api/tables", Json.object("game", "towers"))))
                    .isBetween(8, 12);
        }
    }

    @Test
    @DisplayName("is limited in chat messages, even with many guests")
    void chatOfManyGuests() {
        TestServer.ContextCustomizer limits =
                TestServer.replacement(UsageLimits.class, () -> new UsageLimits(0.2, () -> 0));
        try (TestServer server = TestServer.with(folder, limits)) {
            Json say = Json.object("type", "say", "text", "hello");
            int done = 0;
            for (int i = 0; i < 7; i++) {
                TestClient guest = server.guest("Guest");
                String table = guest.open(Json.object("game", "towers"));
                done += until429(() -> guest.command(table, say));
            }
            // Each guest may send two messages at once, but all guests of one address no more than
            // twelve.
            assertThat(done).isEqualTo(12);
        }
    }

    @Test
    @DisplayName("that guesses a password does not prevent its owner from signing in elsewhere")
    void passwordGuesses() {
        try (TestServer server = TestServer.limited(folder, 1, false);
                ServerFromOtherAddress far = ServerFromOtherAddress.at(server, "127.0.0.2")) {
            TestClient anna = server.guest("Anna");
            Json own = Json.object("name", "Anna", "password", "correct horse");
            assertThat(anna.post("/api/account", own).status()).isEqualTo(201);
            Json wrong = Json.object("name", "Anna", "password", "no idea at all");
            assertThat(until429(() -> far.anonymous().post("/api/sessions", wrong)))
                    .isBetween(9, 12);
            assertThat(server.anonymous().post("/api/sessions", own).status()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("may run only a few tables with bots alone, but more with people")
    void botsAlone() {
        try (TestServer server = TestServer.limited(folder, 0.5, false)) {
            TestClient anna = server.guest("Anna");
            Json start = Json.object("type", "start");
            for (int i = 0; i < 2; i++) {
                anna.execute(botsAlone(anna), start);
            }
            String table = botsAlone(anna);
            TestClient.Response third = anna.command(table, start);
            assertThat(third.status()).isEqualTo(429);
            assertThat(third.text("detail"))
                    .isEqualTo(
                            "Bots are playing alone at 2 of your tables. Wait until one of these games is over.");
            assertThat(anna.view(table).text()).contains("\"status\":\"open\"");
            TestClient bruno = server.guest("Bruno");
            String own = anna.open(Json.object("game", "towers"));
            anna.sit(own, 0);
            bruno.sit(own, 1);
            anna.execute(own, start);
            bruno.execute(botsAlone(bruno), start);
        }
    }

    @Test
    @DisplayName("is limited in tables with only bots by address, with any number of guests")
    void botsAloneOfAddress() {
        try (TestServer server = TestServer.limited(folder, 0.1, false)) {
            Json start = Json.object("type", "start");
            List<TestClient> guests =
                    List.of(server.guest("Anna"), server.guest("Bruno"), server.guest("Carla"));
            guests.get(0).execute(botsAlone(guests.get(0)), start);
            guests.get(1).execute(botsAlone(guests.get(1)), start);
            TestClient carla = guests.get(2);
            String table =
                    carla.open(Json.object("game", "towers", "bots", List.of("level5", "level5")));
            TestClient.Response third = carla.command(table, start);
            assertThat(third.status()).as(third.text()).isEqualTo(429);
            assertThat(third.text("detail"))
                    .startsWith(
                            "Bots are playing alone at 2 tables that were started from your network.");
            assertThat(carla.view(table).text()).contains("\"status\":\"open\"");
        }
    }

    @Test
    @DisplayName("may leave only some tables to bots that continue alone")
    void leftToBots() {
        try (TestServer server = TestServer.limited(folder, 0.5, false)) {
            TestClient anna = server.guest("Anna");
            Json.Obj terms =
                    Json.object(
                            "game", "citta", "seats", 3, "bots", "level5", "thought", 10_000,
                            "start", true);
            for (String way : List.of("resign", "leave")) {
                anna.execute(anna.open(terms.with("late", "random")), Json.object("type", way));
            }
            TestClient.Response third = anna.post("/api/tables", terms);
            assertThat(third.status()).as(third.text()).isEqualTo(429);
            assertThat(third.text("detail"))
                    .startsWith("Bots are playing alone at 2 of your tables.");
            String table = anna.open(Json.object("game", "towers", "bots", "random"));
            anna.sit(table, 0);
            assertThat(anna.command(table, Json.object("type", "start")).status()).isEqualTo(429);
        }
    }

    @Test
    @DisplayName("may leave more tables to bots, but only some of them continue at a time")
    void leftTablesTakeTurns() {
        TestServer.ContextCustomizer soon = TestServer.property("lucca.grace", "200ms");
        try (TestServer server = TestServer.inNetwork(folder, 0.1, NetworkSettings.LOCAL, soon);
                ServerFromOtherAddress far = ServerFromOtherAddress.at(server, "127.0.0.2")) {
            TestClient anna = server.guest("Anna");
            TestClient bruno = server.guest("Bruno");
            TestClient carla = server.guest("Carla");
            String slow = startedTableWithBots(anna, "level5", 300);
            String alsoSlow = startedTableWithBots(bruno, "level5", 300);
            String ofPerson = startedTableWithBots(anna, "random", 1);
            String ofAddress = startedTableWithBots(carla, "random", 1);
            leave(anna, slow);
            leave(bruno, alsoSlow);
            long second = leave(anna, ofPerson);
            long third = leave(carla, ofAddress);
            TestClient other = far.guest("D");
            String elsewhere = startedTableWithBots(other, "random", 1);
            // Enough moves for each of the other tables to be scheduled.
            assertMovesOn(other, elsewhere, leave(other, elsewhere) + 8);
            assertThat(anna.view(ofPerson).number("version")).isEqualTo(second);
            assertThat(carla.view(ofAddress).number("version")).isEqualTo(third);
            anna.execute(slow, Json.object("type", "return"));
            assertMovesOn(anna, ofPerson, second);
        }
    }

    /// Starts a game of a person against bots, which continue when the person leaves.
    private static String startedTableWithBots(TestClient host, String bot, int thinkingTime) {
        return host.open(
                Json.object(
                        "game",
                        "citta",
                        "seats",
                        3,
                        "bots",
                        bot,
                        "thought",
                        thinkingTime,
                        "late",
                        bot,
                        "start",
                        true));
    }

    /// Leaves a table on the person's own turn, so that no bot is thinking there.
    /// @return the version after that
    private static long leave(TestClient client, String table) {
        try (TableStreamClient tableStreamClient = client.follow(table)) {
            tableStreamClient.until(view -> Json.of(List.of(0)).equals(view.get("asked")));
        }
        return client.execute(table, Json.object("type", "leave"));
    }

    private static void assertMovesOn(TestClient client, String table, long after) {
        try (TableStreamClient tableStreamClient = client.follow(table)) {
            tableStreamClient.untilVersion(after + 1);
        }
    }

    @Test
    @DisplayName("cannot bypass the limit on bots by committing to salts")
    void committed() {
        try (TestServer server = TestServer.limited(folder, 0.1, false)) {
            for (String name : List.of("Anna", "Bruno")) {
                TestClient host = server.guest(name);
                String table =
                        host.open(
                                Json.object(
                                        "game", "citta", "seats", 3, "bots", "level5", "thought",
                                        15_000, "late", "level5"));
                String hash = Sha256.hex("salt");
                host.execute(table, Json.object("type", "sit", "saltHash", hash));
                host.execute(table, Json.object("type", "start"));
                host.execute(table, Json.object("type", "reveal", "salt", "salt"));
                host.execute(table, Json.object("type", "leave"));
            }
            TestClient carla = server.guest("Carla");
            TestClient.Response third =
                    carla.command(botsAlone(carla), Json.object("type", "start"));
            assertThat(third.status()).as(third.text()).isEqualTo(429);
            assertThat(third.text("detail")).startsWith("Bots are playing alone at 2 tables");
        }
    }

    @Test
    @DisplayName("is limited in new tables by address, with any number of guests")
    void tablesOfAddress() {
        try (TestServer server = TestServer.limited(folder, 0.5, false);
                ServerFromOtherAddress far = ServerFromOtherAddress.at(server, "127.0.0.2")) {
            List<TestClient> guests =
                    List.of(server.guest("A"), server.guest("B"), server.guest("C"));
            Iterator<TestClient> turns =
                    Stream.generate(guests::stream).flatMap(each -> each).iterator();
            Json terms = Json.object("game", "towers");
            assertThat(until429(() -> turns.next().post("/api/tables", terms))).isEqualTo(20);
            TestClient.Response more = turns.next().post("/api/tables", terms);
            assertThat(more.text("detail"))
                    .startsWith("Your network has 20 tables that have not started.");
            TestClient other = far.guest("D");
            String table = other.open(Json.object("game", "towers"));
            // Taking seats is limited by address too.
            TestClient last = server.guest("E");
            assertThat(
                            until429(
                                    () -> {
                                        TestClient.Response sat =
                                                last.command(table, Json.object("type", "sit"));
                                        last.command(table, Json.object("type", "leave"));
                                        return sat;
                                    }))
                    .isBetween(60, 90);
            other.execute(table, Json.object("type", "sit"));
        }
    }

    private static String botsAlone(TestClient host) {
        List<String> bots = List.of("level5", "level5");
        return host.open(Json.object("game", "towers", "bots", bots, "thought", 10_000));
    }

    @Test
    @DisplayName("cannot bypass the limit on tables by asking for a rematch")
    void rematch() {
        try (TestServer server = TestServer.limited(folder, 0.5, false)) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            anna.sit(table, 0);
            server.guest("Bruno").sit(table, 1);
            anna.execute(table, Json.object("type", "start"));
            anna.execute(table, Json.object("type", "resign"));
            until429(() -> anna.post("/api/tables", Json.object("game", "towers")));
            assertThat(anna.command(table, Json.object("type", "rematch")).status()).isEqualTo(429);
            assertThat(anna.view(table).text()).doesNotContain("\"next\":\"");
        }
    }

    @Test
    @DisplayName("is limited in open streams")
    void streams() {
        TestServer.ContextCustomizer heartbeat =
                TestServer.property("lucca.streams.heartbeat", "100ms");
        try (TestServer server =
                TestServer.inNetwork(folder, 0.1, NetworkSettings.LOCAL, heartbeat)) {
            int before = OpenStreamCount.at(server);
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            List<TableStreamClient> followers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                followers.add(anna.follow(table));
            }
            assertThat(anna.get("/api/tables/" + table + "/stream").status()).isEqualTo(429);
            followers.forEach(TableStreamClient::close);
            Wait.until(() -> OpenStreamCount.at(server) == before);
            try (TableStreamClient again = anna.follow(table)) {
                assertThat(again.next()).isTrue();
            }
        }
    }

    @Test
    @DisplayName("can state its address only through a trusted proxy")
    void proxy(@TempDir Path other) {
        String[] forged = {"X-Forwarded-For", "203.0.113.7"};
        try (TestServer server = TestServer.limited(folder, 0.5, false)) {
            int before = until429(() -> server.anonymous().post("/api/guests", "{\"name\":\"x\"}"));
            assertThat(before).isBetween(15, 30);
            assertThat(server.anonymous().post("/api/guests", "{\"name\":\"x\"}", forged).status())
                    .isEqualTo(429);
        }
        try (TestServer server = TestServer.limited(other, 0.5, true)) {
            until429(() -> server.anonymous().post("/api/guests", "{\"name\":\"x\"}", forged));
            assertThat(server.anonymous().post("/api/guests", "{\"name\":\"x\"}").status())
                    .isEqualTo(200);
        }
    }
}
