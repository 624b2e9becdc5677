package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A server that is killed at any moment")
class KillTest {
    private static final int TABLES = 4;
    private static final int LONGEST_LIFE = 1500;
    private static final int TERMINATED = 143;

    @TempDir Path folder;

    @Test
    @DisplayName("has every move that it has acknowledged, once, and goes on")
    void fewTimes() throws InterruptedException {
        killed(5);
    }

    @Test
    @Tag("slow")
    @DisplayName("200 times, has every move that it has acknowledged, once, and goes on")
    void manyTimes() throws InterruptedException {
        killed(200);
    }

    private void killed(int times) throws InterruptedException {
        Rng random = new Rng(1);
        try (Child server = new Child(folder)) {
            List<Pair> pairs =
                    IntStream.range(0, TABLES).mapToObj(i -> new Pair(server, i)).toList();
            for (int i = 0; i < times; i++) {
                List<Thread> players =
                        pairs.stream().map(pair -> Thread.startVirtualThread(pair::play)).toList();
                Thread.sleep(1 + random.below(LONGEST_LIFE));
                server.kill();
                for (Thread player : players) {
                    player.join();
                }
                pairs.forEach(Pair::check);
            }
            assertThat(pairs).allMatch(pair -> pair.acknowledged() > 0);
            assertThat(server.stop()).isEqualTo(TERMINATED);
        }
    }

    /// Two people who play one game after another, as fast as they can.
    private static final class Pair {
        private final List<Visitor> people;
        private final Rng random;
        private final AtomicInteger keys = new AtomicInteger();
        private String table = "";
        private int moves;
        private int acknowledged;
        private @Nullable Attempt open;

        /// A move of which nobody knows whether it was made.
        private record Attempt(Visitor by, long version, Json move, String key) {}

        Pair(Site server, int seed) {
            people = List.of(server.guest("Anna"), server.guest("Bruno"));
            random = new Rng(seed);
            begin();
        }

        int acknowledged() {
            return acknowledged;
        }

        private void begin() {
            table = people.getFirst().open(Json.object("game", "towers"));
            moves = 0;
            people.get(0).sit(table, 0);
            people.get(1).sit(table, 1);
            people.getFirst().done(table, Json.object("type", "start"));
        }

        /// Plays until the server is gone.
        void play() {
            try {
                while (true) {
                    step();
                }
            } catch (UncheckedIOException e) {
                // killed
            }
        }

        private void step() {
            for (Visitor each : people) {
                List<Json> legal = each.moves(table);
                if (!legal.isEmpty()) {
                    long version = each.view(table).number("version");
                    Json move = legal.get(random.below(legal.size()));
                    make(new Attempt(each, version, move, "k" + keys.incrementAndGet()));
                    return;
                }
            }
            begin();
        }

        private void make(Attempt attempt) {
            open = attempt;
            Visitor.Answer answer =
                    attempt.by()
                            .play(
                                    table,
                                    attempt.version(),
                                    attempt.move(),
                                    "Idempotency-Key",
                                    attempt.key());
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            open = null;
            moves++;
            acknowledged++;
        }

        /// Repeats what is open; then the table has just the moves that were acknowledged.
        void check() {
            if (open != null) {
                make(open);
            }
            List<Json> made = new ArrayList<>();
            for (Json event : ((Json.Arr) people.getFirst().view(table).get("events")).items()) {
                if (((Json.Obj) event).get("seat") != null) {
                    made.add(event);
                }
            }
            assertThat(made).hasSize(moves);
        }
    }
}
