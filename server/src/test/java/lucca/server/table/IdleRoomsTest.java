package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.fair.Secret;
import lucca.server.store.BreakableDatabase;
import lucca.server.store.DatabaseKind;
import lucca.server.store.Journal;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.Command;
import lucca.table.Lateness;
import lucca.table.Table;
import lucca.table.Terms;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("Rooms that nobody uses")
class IdleRoomsTest {
    private static final long HOUR = 60 * 60 * 1000L;

    private final AtomicLong now = new AtomicLong(HOUR);
    private final BreakableDatabase database;
    private final Journal journal;
    private final TableStore store;

    IdleRoomsTest(@TempDir Path folder) {
        database = new BreakableDatabase(DatabaseKind.SQLITE, folder);
        journal = new Journal(database.source()::getConnection);
        store = new TableStore(JdbcClient.create(database.source()));
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private Rooms rooms(int most, long bytes) {
        InstantSource clock = () -> Instant.ofEpochMilli(now.get());
        return new Rooms(store, journal, clock, new IdleRooms.Bounds(most, bytes, HOUR));
    }

    private String open(Rooms rooms) {
        GameKind kind = GameKinds.named("towers");
        Terms terms =
                new Terms(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        null,
                        new Lateness.Loss(),
                        1,
                        false);
        Opening opening = new Opening(terms, List.of());
        return rooms.open(Draft.of(opening, "anna", new Secret("b".repeat(64)), now.get()), null);
    }

    private static long weight(Rooms rooms, String table) {
        return rooms.in(table, Room::weight);
    }

    /// Whether a table is shown without the database.
    private boolean isAtHand(Rooms rooms, String table) {
        database.goes(true);
        try {
            return rooms.in(table, room -> room.look(Table::version)) > 0;
        } catch (RuntimeException e) {
            return false;
        } finally {
            database.goes(false);
        }
    }

    private static void say(Rooms rooms, String table, String text) {
        rooms.in(table, room -> room.handle(new Command.Say(text), "anna", null));
    }

    @Test
    @DisplayName("are dropped by their number, the one that was used longest ago first")
    void number() {
        Rooms rooms = rooms(2, Long.MAX_VALUE);
        String first = open(rooms);
        String second = open(rooms);
        assertThat(weight(rooms, first)).isPositive();
        String third = open(rooms);
        assertThat(rooms.idle()).isEqualTo(2);
        assertThat(isAtHand(rooms, first)).isTrue();
        assertThat(isAtHand(rooms, third)).isTrue();
        assertThat(isAtHand(rooms, second)).isFalse();
    }

    @Test
    @DisplayName("are dropped by what they weigh, and one that is too big is not kept at all")
    void weight() {
        Rooms rooms = rooms(1000, 3 * 40 * 1024);
        List<String> small = IntStream.range(0, 5).mapToObj(i -> open(rooms)).toList();
        assertThat(rooms.idle()).isEqualTo(3);
        String big = small.getLast();
        long before = weight(rooms, big);
        IntStream.range(0, 60).forEach(i -> say(rooms, big, "x".repeat(500)));
        assertThat(weight(rooms, big)).isGreaterThan(before + 60_000);
        assertThat(rooms.idle()).isEqualTo(1);
        IntStream.range(0, 60).forEach(i -> say(rooms, big, "x".repeat(500)));
        assertThat(rooms.idle()).isZero();
        long version = rooms.in(big, room -> room.look(Table::version));
        assertThat(version).isEqualTo(121);
    }

    @Test
    @DisplayName("are dropped after a while")
    void age() {
        Rooms rooms = rooms(1000, Long.MAX_VALUE);
        open(rooms);
        now.addAndGet(HOUR);
        open(rooms);
        assertThat(rooms.idle()).isEqualTo(2);
        now.addAndGet(1);
        open(rooms);
        assertThat(rooms.idle()).isEqualTo(2);
    }

    @Test
    @DisplayName("are not those with somebody in them, which stay at hand whatever they weigh")
    void used() {
        Rooms rooms = rooms(0, 0);
        String table = open(rooms);
        try (Rooms.Visit visit = rooms.enter(table)) {
            Table seen = visit.room().snapshot();
            assertThat(rooms.in(table, Room::snapshot)).isSameAs(seen);
            assertThat(isAtHand(rooms, table)).isTrue();
        }
        assertThat(isAtHand(rooms, table)).isFalse();
    }

    @Test
    @DisplayName("keep no copy of their tables")
    void snapshot() {
        Rooms rooms = rooms(1000, Long.MAX_VALUE);
        String table = open(rooms);
        Table seen = rooms.in(table, Room::snapshot);
        assertThat(rooms.in(table, Room::snapshot)).isNotSameAs(seen);
    }

    @Test
    @DisplayName("are read some at a time; who would wait for long is told to come again")
    void loading() throws InterruptedException {
        Loading loading = new Loading(1, Duration.ofMillis(50));
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        Thread slow =
                Thread.ofVirtual()
                        .start(
                                () ->
                                        loading.run(
                                                () -> {
                                                    begun.countDown();
                                                    await(free);
                                                    return 0;
                                                }));
        await(begun);
        assertThatThrownBy(() -> loading.run(() -> 1)).isInstanceOf(ProblemException.class);
        free.countDown();
        slow.join();
        assertThat(loading.run(() -> 2)).isEqualTo(2);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
