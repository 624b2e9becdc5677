package lucca.server.room;

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
import lucca.fair.ChanceSecret;
import lucca.server.store.Journal;
import lucca.server.store.TableQueries;
import lucca.server.testing.BreakableDatabase;
import lucca.server.testing.DatabaseKind;
import lucca.server.web.ProblemException;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.Table;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("Idle rooms")
class IdleRoomsTest {
    private static final long HOUR = 60 * 60 * 1000L;

    private final AtomicLong now = new AtomicLong(HOUR);
    private final BreakableDatabase database;
    private final Journal journal;
    private final TableQueries queries;

    IdleRoomsTest(@TempDir Path folder) {
        database = new BreakableDatabase(DatabaseKind.SQLITE, folder);
        journal = new Journal(database.source()::getConnection);
        queries = new TableQueries(JdbcClient.create(database.source()));
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private RoomRegistry rooms(int maxRooms, long maxBytes) {
        InstantSource clock = () -> Instant.ofEpochMilli(now.get());
        return new RoomRegistry(
                queries, journal, clock, new IdleRooms.CacheLimits(maxRooms, maxBytes, HOUR));
    }

    private String open(RoomRegistry roomRegistry) {
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        return roomRegistry.open(
                TableDraft.of(
                        tableSettings,
                        List.of(),
                        "anna",
                        new ChanceSecret("b".repeat(64)),
                        now.get()),
                null);
    }

    private static long weight(RoomRegistry roomRegistry, String table) {
        return roomRegistry.withRoom(table, Room::weight);
    }

    /// Whether a table can be shown without the database.
    private boolean isCached(RoomRegistry roomRegistry, String table) {
        database.setUnreachable(true);
        try {
            return roomRegistry.withRoom(table, room -> room.read(Table::version)) > 0;
        } catch (RuntimeException e) {
            return false;
        } finally {
            database.setUnreachable(false);
        }
    }

    private static void say(RoomRegistry roomRegistry, String table, String text) {
        roomRegistry.withRoom(table, room -> room.handle(new Command.Say(text), "anna", null));
    }

    @Test
    @DisplayName("are evicted by number, the least recently used first")
    void countLimit() {
        RoomRegistry roomRegistry = rooms(2, Long.MAX_VALUE);
        String first = open(roomRegistry);
        String second = open(roomRegistry);
        assertThat(weight(roomRegistry, first)).isPositive();
        String third = open(roomRegistry);
        assertThat(roomRegistry.idleCount()).isEqualTo(2);
        assertThat(isCached(roomRegistry, first)).isTrue();
        assertThat(isCached(roomRegistry, third)).isTrue();
        assertThat(isCached(roomRegistry, second)).isFalse();
    }

    @Test
    @DisplayName("are evicted by memory, and one that is too large is not cached at all")
    void memoryLimit() {
        RoomRegistry roomRegistry = rooms(1000, 3 * 40 * 1024);
        List<String> small = IntStream.range(0, 5).mapToObj(i -> open(roomRegistry)).toList();
        assertThat(roomRegistry.idleCount()).isEqualTo(3);
        String big = small.getLast();
        long before = weight(roomRegistry, big);
        IntStream.range(0, 60).forEach(i -> say(roomRegistry, big, "x".repeat(500)));
        assertThat(weight(roomRegistry, big)).isGreaterThan(before + 60_000);
        assertThat(roomRegistry.idleCount()).isEqualTo(1);
        IntStream.range(0, 60).forEach(i -> say(roomRegistry, big, "x".repeat(500)));
        assertThat(roomRegistry.idleCount()).isZero();
        long version = roomRegistry.withRoom(big, room -> room.read(Table::version));
        assertThat(version).isEqualTo(121);
    }

    @Test
    @DisplayName("are evicted after a while")
    void ageLimit() {
        RoomRegistry roomRegistry = rooms(1000, Long.MAX_VALUE);
        open(roomRegistry);
        now.addAndGet(HOUR);
        open(roomRegistry);
        assertThat(roomRegistry.idleCount()).isEqualTo(2);
        now.addAndGet(1);
        open(roomRegistry);
        assertThat(roomRegistry.idleCount()).isEqualTo(2);
    }

    @Test
    @DisplayName("do not include leased rooms, which stay cached at any size")
    void leasedRooms() {
        RoomRegistry roomRegistry = rooms(0, 0);
        String table = open(roomRegistry);
        try (RoomRegistry.RoomLease roomLease = roomRegistry.lease(table)) {
            Table seen = roomLease.room().snapshot();
            assertThat(roomRegistry.withRoom(table, Room::snapshot)).isSameAs(seen);
            assertThat(isCached(roomRegistry, table)).isTrue();
        }
        assertThat(isCached(roomRegistry, table)).isFalse();
    }

    @Test
    @DisplayName("cache no snapshots of their tables")
    void snapshot() {
        RoomRegistry roomRegistry = rooms(1000, Long.MAX_VALUE);
        String table = open(roomRegistry);
        Table seen = roomRegistry.withRoom(table, Room::snapshot);
        assertThat(roomRegistry.withRoom(table, Room::snapshot)).isNotSameAs(seen);
    }

    @Test
    @DisplayName("are loaded with limited concurrency; a request that waits too long is refused")
    void loading() throws InterruptedException {
        TableLogLoadLimiter tableLogLoadLimiter = new TableLogLoadLimiter(1, Duration.ofMillis(50));
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Thread slow =
                Thread.ofVirtual()
                        .start(
                                () ->
                                        tableLogLoadLimiter.run(
                                                () -> {
                                                    started.countDown();
                                                    await(release);
                                                    return 0;
                                                }));
        await(started);
        assertThatThrownBy(() -> tableLogLoadLimiter.run(() -> 1))
                .isInstanceOf(ProblemException.class);
        release.countDown();
        slow.join();
        assertThat(tableLogLoadLimiter.run(() -> 2)).isEqualTo(2);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
