package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.server.testing.ServerEndpoint;
import lucca.server.testing.TestClient;
import org.jspecify.annotations.Nullable;

/// Plays one game after another at one table as fast as possible, retries after crashes, and
/// records each move that the server has acknowledged.
final class RetryingPlayers {
    private static final int LONGEST_GAME = 2000;
    private static final int BOT_PAUSE = 5;
    private static final Json OVER = Json.of("over");

    private final List<TestClient> people;
    private final Json.Obj terms;
    private final Rng random;
    private final List<MadeMove> acknowledgedMoves = new ArrayList<>();
    private String table = "";
    private @Nullable Attempt unresolvedAttempt;

    /// Whether the game has started. If the server is killed before that, the table is abandoned.
    private boolean started;

    private int keys;
    private int acknowledged;
    private int repeated;
    private int games;

    /// An acknowledged move.
    private record MadeMove(int seat, String move) {}

    /// A move whose outcome is unknown.
    private record Attempt(int seat, long version, Json move, String key) {}

    private RetryingPlayers(List<TestClient> people, Json.Obj terms, int seed) {
        this.people = people;
        this.terms = terms;
        random = new Rng(seed);
        startGame();
    }

    /// Returns two people who play the tower game.
    static RetryingPlayers pair(ServerEndpoint server, int seed) {
        return new RetryingPlayers(
                List.of(server.guest("Anna"), server.guest("Bruno")),
                Json.object("game", "towers"),
                seed);
    }

    /// Returns a person who plays Città against a bot, both with clocks.
    static RetryingPlayers withBot(ServerEndpoint server, int seed) {
        return new RetryingPlayers(
                List.of(server.guest("Carla")),
                Json.object(
                        "game",
                        "citta",
                        "bots",
                        Arrays.asList(null, "level2"),
                        "thought",
                        20,
                        "tempo",
                        Json.object("bank", 3_600_000, "turn", 0)),
                seed);
    }

    int acknowledged() {
        return acknowledged;
    }

    /// The number of moves repeated with the same key after a crash.
    int repeated() {
        return repeated;
    }

    int games() {
        return games;
    }

    private void startGame() {
        started = false;
        table = people.getFirst().open(terms);
        acknowledgedMoves.clear();
        for (int seat = 0; seat < people.size(); seat++) {
            people.get(seat).sit(table, seat);
        }
        people.getFirst().execute(table, Json.object("type", "start"));
        started = true;
        games++;
    }

    /// Plays until the server is killed.
    void play() {
        try {
            while (true) {
                if (!started || isOver()) {
                    startGame();
                }
                step();
            }
        } catch (UncheckedIOException e) {
            // killed
        }
    }

    /// Plays the game to its end.
    void finish() {
        if (!started) {
            startGame();
        }
        for (int i = 0; i < LONGEST_GAME && !isOver(); i++) {
            step();
        }
        assertThat(isOver()).as("%s: %s", table, view(0)).isTrue();
        check();
    }

    private boolean isOver() {
        return OVER.equals(view(0).get("status"));
    }

    /// Plays a move for the person whose turn it is; waits if it is the bot's turn.
    private void step() {
        for (int seat = 0; seat < people.size(); seat++) {
            TestClient.Response seen = people.get(seat).view(table);
            List<Json> legal = items((Json.Obj) seen.get("view"), "moves");
            if (!legal.isEmpty()) {
                Json move = legal.get(random.below(legal.size()));
                submit(new Attempt(seat, seen.number("version"), move, "k" + keys++));
                return;
            }
        }
        pause();
    }

    private static void pause() {
        try {
            Thread.sleep(BOT_PAUSE);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void submit(Attempt attempt) {
        unresolvedAttempt = attempt;
        TestClient.Response response =
                people.get(attempt.seat())
                        .play(
                                table,
                                attempt.version(),
                                attempt.move(),
                                "Idempotency-Key",
                                attempt.key());
        assertThat(response.status()).as(response.text()).isEqualTo(200);
        unresolvedAttempt = null;
        acknowledgedMoves.add(new MadeMove(attempt.seat(), ((Json.Str) attempt.move()).value()));
        acknowledged++;
    }

    /// Repeats the unresolved move, then asserts that the table has exactly the acknowledged moves.
    void check() {
        if (!started) {
            return;
        }
        if (unresolvedAttempt != null) {
            repeated++;
            submit(unresolvedAttempt);
        }
        List<MadeMove> stored = new ArrayList<>();
        for (Json each : items(view(0), "events")) {
            Json.Obj event = (Json.Obj) each;
            if (event.get("seat") instanceof Json.Num(double seat) && seat < people.size()) {
                Json text = Objects.requireNonNull(event.get("text"));
                stored.add(new MadeMove((int) seat, ((Json.Str) text).value()));
            }
        }
        assertThat(stored).as(table).isEqualTo(acknowledgedMoves);
    }

    private Json.Obj view(int seat) {
        TestClient.Response response = people.get(seat).view(table);
        Json.Obj view = (Json.Obj) response.get("view");
        return view.with("events", response.get("events"));
    }

    private static List<Json> items(Json.Obj json, String name) {
        return ((Json.Arr) Objects.requireNonNull(json.get(name))).items();
    }
}
