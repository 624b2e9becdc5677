package lucca.server;

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
import lucca.server.limit.Limits;
import lucca.server.store.Wait;
import lucca.table.Sha256;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Who asks too much")
class LimitTest {
    @TempDir Path folder;

    /// How often something is answered until it is too much.
    private static int until429(Supplier<Visitor.Answer> request) {
        for (int times = 0; times < 3000; times++) {
            if (request.get().status() == 429) {
                return times;
            }
        }
        throw new AssertionError("no limit");
    }

    @Test
    @DisplayName("is told in a sentence when to come again")
    void told() throws IOException, InterruptedException {
        try (Running server = Running.limited(folder, 0.1, false)) {
            Supplier<Visitor.Answer> come =
                    () -> server.stranger().post("/api/guests", "{\"name\":\"x\"}");
            assertThat(until429(come)).isBetween(4, 6);
            HttpResponse<String> answer =
                    server.http()
                            .send(
                                    server.stranger()
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
    @DisplayName("whatever it is they ask, is stopped")
    void requests() {
        try (Running server = Running.limited(folder, 0.01, false)) {
            Visitor anna = server.guest("Anna");
            assertThat(until429(() -> anna.get("/api/me"))).isBetween(3, 20);
            assertThat(until429(() -> server.stranger().get("/api/games"))).isLessThan(100);
        }
    }

    @Test
    @DisplayName("may not guess passwords, come as many, open many tables, or talk without end")
    void each() {
        try (Running server = Running.limited(folder, 0.5, false)) {
            Visitor anna = server.guest("Anna");
            assertThat(until429(() -> server.stranger().post("/api/guests", "{\"name\":\"x\"}")))
                    .isBetween(15, 30);
            assertThat(
                            until429(
                                    () ->
                                            server.stranger()
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
    @DisplayName("may not talk without end by coming as many")
    void talkOfMany() {
        Running.Part limits = Running.part(Limits.class, () -> new Limits(0.2, () -> 0));
        try (Running server = Running.with(folder, limits)) {
            Json say = Json.object("type", "say", "text", "hello");
            int done = 0;
            for (int i = 0; i < 7; i++) {
                Visitor guest = server.guest("Guest");
                String table = guest.open(Json.object("game", "towers"));
                done += until429(() -> guest.command(table, say));
            }
            // Each may say two things at once, but all from one address no more than twelve.
            assertThat(done).isEqualTo(12);
        }
    }

    @Test
    @DisplayName("and guesses at a password keeps nobody from signing in elsewhere")
    void guesses() {
        try (Running server = Running.limited(folder, 1, false);
                Elsewhere far = Elsewhere.at(server, "127.0.0.2")) {
            Visitor anna = server.guest("Anna");
            Json own = Json.object("name", "Anna", "password", "correct horse");
            assertThat(anna.post("/api/account", own).status()).isEqualTo(201);
            Json wrong = Json.object("name", "Anna", "password", "no idea at all");
            assertThat(until429(() -> far.stranger().post("/api/sessions", wrong)))
                    .isBetween(9, 12);
            assertThat(server.stranger().post("/api/sessions", own).status()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("may let bots play alone at some tables only, but play with others at more")
    void botsAlone() {
        try (Running server = Running.limited(folder, 0.5, false)) {
            Visitor anna = server.guest("Anna");
            Json start = Json.object("type", "start");
            for (int i = 0; i < 2; i++) {
                anna.done(botsAlone(anna), start);
            }
            String table = botsAlone(anna);
            Visitor.Answer third = anna.command(table, start);
            assertThat(third.status()).isEqualTo(429);
            assertThat(third.text("detail"))
                    .isEqualTo(
                            "Bots are playing alone at 2 of your tables. Wait until one of these games is over.");
            assertThat(anna.view(table).text()).contains("\"status\":\"open\"");
            Visitor bruno = server.guest("Bruno");
            String own = anna.open(Json.object("game", "towers"));
            anna.sit(own, 0);
            bruno.sit(own, 1);
            anna.done(own, start);
            bruno.done(botsAlone(bruno), start);
        }
    }

    @Test
    @DisplayName("may let bots play alone at few tables of one address, whoever they claim to be")
    void botsAloneOfAddress() {
        try (Running server = Running.limited(folder, 0.1, false)) {
            Json start = Json.object("type", "start");
            List<Visitor> guests =
                    List.of(server.guest("Anna"), server.guest("Bruno"), server.guest("Carla"));
            guests.get(0).done(botsAlone(guests.get(0)), start);
            guests.get(1).done(botsAlone(guests.get(1)), start);
            Visitor carla = guests.get(2);
            String table =
                    carla.open(Json.object("game", "towers", "bots", List.of("level5", "level5")));
            Visitor.Answer third = carla.command(table, start);
            assertThat(third.status()).as(third.text()).isEqualTo(429);
            assertThat(third.text("detail"))
                    .startsWith(
                            "Bots are playing alone at 2 tables that were started from your network.");
            assertThat(carla.view(table).text()).contains("\"status\":\"open\"");
        }
    }

    @Test
    @DisplayName("may leave some tables only to bots that play on alone")
    void leftToBots() {
        try (Running server = Running.limited(folder, 0.5, false)) {
            Visitor anna = server.guest("Anna");
            Json.Obj terms =
                    Json.object(
                            "game", "citta", "seats", 3, "bots", "level5", "thought", 10_000,
                            "start", true);
            for (String way : List.of("resign", "leave")) {
                anna.done(anna.open(terms.with("late", "random")), Json.object("type", way));
            }
            Visitor.Answer third = anna.post("/api/tables", terms);
            assertThat(third.status()).as(third.text()).isEqualTo(429);
            assertThat(third.text("detail"))
                    .startsWith("Bots are playing alone at 2 of your tables.");
            String table = anna.open(Json.object("game", "towers", "bots", "random"));
            anna.sit(table, 0);
            assertThat(anna.command(table, Json.object("type", "start")).status()).isEqualTo(429);
        }
    }

    @Test
    @DisplayName("may leave more tables to bots, but only some of them go on at a time")
    void leftInTurn() {
        Running.Part soon = Running.set("lucca.grace", "200ms");
        try (Running server = Running.at(folder, 0.1, Network.LOCAL, soon);
                Elsewhere far = Elsewhere.at(server, "127.0.0.2")) {
            Visitor anna = server.guest("Anna");
            Visitor bruno = server.guest("Bruno");
            Visitor carla = server.guest("Carla");
            String slow = begunWithBots(anna, "level5", 300);
            String alsoSlow = begunWithBots(bruno, "level5", 300);
            String ofPerson = begunWithBots(anna, "random", 1);
            String ofAddress = begunWithBots(carla, "random", 1);
            leave(anna, slow);
            leave(bruno, alsoSlow);
            long second = leave(anna, ofPerson);
            long third = leave(carla, ofAddress);
            Visitor other = far.guest("D");
            String elsewhere = begunWithBots(other, "random", 1);
            // Meanwhile each of the others would have had its turn.
            movesOn(other, elsewhere, leave(other, elsewhere) + 8);
            assertThat(anna.view(ofPerson).number("version")).isEqualTo(second);
            assertThat(carla.view(ofAddress).number("version")).isEqualTo(third);
            anna.done(slow, Json.object("type", "return"));
            movesOn(anna, ofPerson, second);
        }
    }

    /// A game of a person against bots, which play on when the person leaves.
    private static String begunWithBots(Visitor host, String bot, int thought) {
        return host.open(
                Json.object(
                        "game", "citta", "seats", 3, "bots", bot, "thought", thought, "late", bot,
                        "start", true));
    }

    /// Leaves a table when it is this person's turn, so that no bot thinks there.
    /// @return the version after that
    private static long leave(Visitor who, String table) {
        try (Follower follower = who.follow(table)) {
            follower.until(view -> Json.of(List.of(0)).equals(view.get("asked")));
        }
        return who.done(table, Json.object("type", "leave"));
    }

    private static void movesOn(Visitor who, String table, long after) {
        try (Follower follower = who.follow(table)) {
            follower.untilVersion(after + 1);
        }
    }

    @Test
    @DisplayName("cannot hide tables that bots play alone by committing to salts")
    void committed() {
        try (Running server = Running.limited(folder, 0.1, false)) {
            for (String name : List.of("Anna", "Bruno")) {
                Visitor host = server.guest(name);
                String table =
                        host.open(
                                Json.object(
                                        "game", "citta", "seats", 3, "bots", "level5", "thought",
                                        15_000, "late", "level5"));
                String hash = Sha256.hex("salt");
                host.done(table, Json.object("type", "sit", "saltHash", hash));
                host.done(table, Json.object("type", "start"));
                host.done(table, Json.object("type", "reveal", "salt", "salt"));
                host.done(table, Json.object("type", "leave"));
            }
            Visitor carla = server.guest("Carla");
            Visitor.Answer third = carla.command(botsAlone(carla), Json.object("type", "start"));
            assertThat(third.status()).as(third.text()).isEqualTo(429);
            assertThat(third.text("detail")).startsWith("Bots are playing alone at 2 tables");
        }
    }

    @Test
    @DisplayName("may not open tables without end from one address, whoever they say they are")
    void tablesOfAddress() {
        try (Running server = Running.limited(folder, 0.5, false);
                Elsewhere far = Elsewhere.at(server, "127.0.0.2")) {
            List<Visitor> guests = List.of(server.guest("A"), server.guest("B"), server.guest("C"));
            Iterator<Visitor> turns =
                    Stream.generate(guests::stream).flatMap(each -> each).iterator();
            Json terms = Json.object("game", "towers");
            assertThat(until429(() -> turns.next().post("/api/tables", terms))).isEqualTo(20);
            Visitor.Answer more = turns.next().post("/api/tables", terms);
            assertThat(more.text("detail"))
                    .startsWith("Your network has 20 tables that have not started.");
            Visitor other = far.guest("D");
            String table = other.open(Json.object("game", "towers"));
            // Sits too are counted by address.
            Visitor last = server.guest("E");
            assertThat(
                            until429(
                                    () -> {
                                        Visitor.Answer sat =
                                                last.command(table, Json.object("type", "sit"));
                                        last.command(table, Json.object("type", "leave"));
                                        return sat;
                                    }))
                    .isBetween(60, 90);
            other.done(table, Json.object("type", "sit"));
        }
    }

    private static String botsAlone(Visitor host) {
        List<String> bots = List.of("level5", "level5");
        return host.open(Json.object("game", "towers", "bots", bots, "thought", 10_000));
    }

    @Test
    @DisplayName("may not open more tables by playing again")
    void rematch() {
        try (Running server = Running.limited(folder, 0.5, false)) {
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            anna.sit(table, 0);
            server.guest("Bruno").sit(table, 1);
            anna.done(table, Json.object("type", "start"));
            anna.done(table, Json.object("type", "resign"));
            until429(() -> anna.post("/api/tables", Json.object("game", "towers")));
            assertThat(anna.command(table, Json.object("type", "rematch")).status()).isEqualTo(429);
            assertThat(anna.view(table).text()).doesNotContain("\"next\":\"");
        }
    }

    @Test
    @DisplayName("may not read too many streams")
    void streams() {
        Running.Part heartbeat = Running.set("lucca.streams.heartbeat", "100ms");
        try (Running server = Running.at(folder, 0.1, Network.LOCAL, heartbeat)) {
            int before = OpenStreams.at(server);
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            List<Follower> followers = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                followers.add(anna.follow(table));
            }
            assertThat(anna.get("/api/tables/" + table + "/stream").status()).isEqualTo(429);
            followers.forEach(Follower::close);
            Wait.until(() -> OpenStreams.at(server) == before);
            try (Follower again = anna.follow(table)) {
                assertThat(again.next()).isTrue();
            }
        }
    }

    @Test
    @DisplayName("may say where they come from only through a proxy that is known")
    void proxy(@TempDir Path other) {
        String[] forged = {"X-Forwarded-For", "203.0.113.7"};
        try (Running server = Running.limited(folder, 0.5, false)) {
            int before = until429(() -> server.stranger().post("/api/guests", "{\"name\":\"x\"}"));
            assertThat(before).isBetween(15, 30);
            assertThat(server.stranger().post("/api/guests", "{\"name\":\"x\"}", forged).status())
                    .isEqualTo(429);
        }
        try (Running server = Running.limited(other, 0.5, true)) {
            until429(() -> server.stranger().post("/api/guests", "{\"name\":\"x\"}", forged));
            assertThat(server.stranger().post("/api/guests", "{\"name\":\"x\"}").status())
                    .isEqualTo(200);
        }
    }
}
