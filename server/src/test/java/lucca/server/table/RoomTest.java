package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.fair.Secret;
import lucca.server.store.BreakableDatabase;
import lucca.server.store.DatabaseKind;
import lucca.server.store.Journal;
import lucca.server.store.TableStore;
import lucca.server.store.UnkeptException;
import lucca.server.store.Wait;
import lucca.server.stream.FirstView;
import lucca.server.stream.Message;
import lucca.server.stream.Outlet;
import lucca.server.stream.Stream;
import lucca.server.web.ProblemException;
import lucca.table.Command;
import lucca.table.Lateness;
import lucca.table.Salt;
import lucca.table.Sha256;
import lucca.table.Table;
import lucca.table.Terms;
import lucca.table.Verdict;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("A room")
@ParameterizedClass
@EnumSource
class RoomTest {
    private static final Duration SOON = Duration.ofMillis(50);

    private final BreakableDatabase database;
    private final Journal journal;
    private final TableStore store;
    private final Rooms here;
    private final Rooms elsewhere;
    private final String table;

    RoomTest(DatabaseKind databaseKind, @TempDir Path folder) {
        database = new BreakableDatabase(databaseKind, folder);
        journal = new Journal(database.source()::getConnection);
        store = new TableStore(JdbcClient.create(database.source()));
        here = rooms();
        elsewhere = rooms();
        GameKind kind = GameKinds.named("towers");
        Terms terms =
                new Terms(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        null,
                        new Lateness.Loss(),
                        1,
                        false);
        table =
                here.open(
                        Draft.of(
                                new Opening(terms, List.of()),
                                "anna",
                                new Secret("b".repeat(64)),
                                System.currentTimeMillis()),
                        null);
    }

    private Rooms rooms() {
        return new Rooms(store, journal, InstantSource.system());
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private Verdict.Outcome say(Rooms node, String text) {
        return node.in(
                table, room -> room.handle(new Command.Say(text), "anna", key(text)).outcome());
    }

    private static RepeatKey key(String text) {
        return Objects.requireNonNull(RepeatKey.of(text.replace(' ', '-'), Json.of(text)));
    }

    /// Does something while somebody looks on here.
    private void watched(Consumer<Ear> what) {
        Ear ear = new Ear();
        Stream stream = new Stream(null, Language.ENGLISH, ear);
        here.in(
                table,
                room -> {
                    room.join(stream, FirstView.of(room.snapshotFor(null), stream), null);
                    what.accept(ear);
                    return stream;
                });
    }

    /// Keeps what it hears, if it is not too much.
    private static final class Ear implements Outlet {
        private final BlockingQueue<Message> heard = new LinkedBlockingQueue<>();
        private int most = Integer.MAX_VALUE;
        private boolean ended;
        private @Nullable Error failure;

        @Override
        public boolean send(Message message) {
            if (failure != null) {
                throw failure;
            }
            return heard.size() < most && heard.add(message);
        }

        @Override
        public void end() {
            ended = true;
        }

        @Nullable Message next(Duration longest) {
            try {
                return heard.poll(longest.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static @Nullable Message next(Ear ear) {
        return ear.next(SOON);
    }

    private static String text(Ear ear) {
        return Objects.requireNonNull(ear.next(Duration.ofSeconds(20))).frame();
    }

    @Test
    @DisplayName("tells all others, and keeps nothing of a stream in which an error is thrown")
    void error() {
        Ear broken = new Ear();
        Stream stream = new Stream(null, Language.ENGLISH, broken);
        here.in(
                table,
                room -> {
                    room.join(stream, FirstView.of(room.snapshotFor(null), stream), null);
                    broken.failure = new StackOverflowError();
                    return stream;
                });
        watched(
                ear -> {
                    assertThat(text(ear)).contains("event: view");
                    assertThat(say(here, "first")).isEqualTo(new Verdict.Done());
                    assertThat(text(ear)).contains("first");
                    broken.failure = null;
                    assertThat(say(here, "second")).isEqualTo(new Verdict.Done());
                    assertThat(text(ear)).contains("second");
                });
        assertThat(text(broken)).contains("event: view");
        assertThat(next(broken)).isNull();
    }

    @Test
    @DisplayName("begins when salts have been revealed on several nodes")
    void reveal() {
        for (String person : List.of("anna", "bruno")) {
            Salt salt = Salt.hidden(Sha256.hex(person));
            give(here, person, new Command.Sit(null, person, salt, false));
        }
        give(here, "anna", new Command.Start());
        give(elsewhere, "anna", new Command.Reveal("anna"));
        give(here, "bruno", new Command.Reveal("bruno"));
        for (Rooms node : List.of(here, elsewhere, rooms())) {
            Table.Status seen = node.in(table, room -> room.lookAnew(Table::status));
            assertThat(seen).isEqualTo(Table.Status.PLAYING);
        }
    }

    private void give(Rooms node, String person, Command command) {
        Reply reply = node.in(table, room -> room.handle(command, person, null));
        assertThat(reply.outcome()).isEqualTo(new Verdict.Done());
    }

    @Test
    @DisplayName("shows nothing that could not be kept, and loses nothing that was")
    void unkept() {
        say(here, "first");
        watched(
                stream -> {
                    assertThat(text(stream)).contains("first");
                    database.breaks(true);
                    assertThatThrownBy(() -> say(here, "lost")).isInstanceOf(UnkeptException.class);
                    assertThat(next(stream)).isNull();
                    long version = here.in(table, room -> room.look(Table::version));
                    assertThat(version).isEqualTo(2);
                    database.breaks(false);
                    Wait.until(() -> journal.failure() == null);
                    assertThat(say(here, "second")).isEqualTo(new Verdict.Done());
                    assertThat(text(stream)).contains("second").doesNotContain("lost");
                    assertThat(store.log(table, 0)).hasSize(3);
                });
    }

    @Test
    @DisplayName("that another node has overtaken reads its table again, then does what is asked")
    void overtaken() {
        watched(
                stream -> {
                    text(stream);
                    say(elsewhere, "there");
                    assertThat(say(here, "here")).isEqualTo(new Verdict.Done());
                    assertThat(text(stream) + text(stream)).contains("there", "here");
                    assertThat(store.log(table, 0)).hasSize(3);
                    assertThat(say(elsewhere, "here")).isEqualTo(new Verdict.Known(3));
                });
    }

    @Test
    @DisplayName("that hears of another node shows what happened there, and tells who looks on")
    void hears() {
        watched(
                stream -> {
                    text(stream);
                    say(elsewhere, "there");
                    assertThat(next(stream)).isNull();
                    here.heard(table, 2);
                    assertThat(text(stream)).contains("there");
                    say(elsewhere, "again");
                    here.doubt();
                    assertThat(text(stream)).contains("again");
                });
        say(elsewhere, "then");
        assertThat(version(here)).isEqualTo(3);
        here.heard(table, 4);
        assertThat(version(here)).isEqualTo(4);
        say(elsewhere, "last");
        here.doubt();
        assertThat(version(here)).isEqualTo(5);
    }

    @Test
    @DisplayName("that cannot read on tries again, and tells who looks on")
    void triesAgain() {
        watched(
                stream -> {
                    text(stream);
                    say(elsewhere, "there");
                    database.goes(true);
                    here.doubt();
                    here.doubt();
                    assertThat(next(stream)).isNull();
                    database.goes(false);
                    assertThat(text(stream)).contains("there");
                });
    }

    @Test
    @DisplayName("of a table that was opened just now has it at hand")
    void opened() {
        database.goes(true);
        assertThat(version(here)).isEqualTo(1);
    }

    private long version(Rooms node) {
        return node.in(table, room -> room.look(Table::version));
    }

    /// Sits down, unless the other is there already; does something between check and command.
    private Verdict.Outcome sitAlone(Rooms node, String person, String other, Runnable between) {
        return node.in(
                        table,
                        room ->
                                room.handle(
                                        new Command.Sit(null, person, ""),
                                        person,
                                        null,
                                        now -> {
                                            if (now.seatOf(other) >= 0) {
                                                throw apart();
                                            }
                                            between.run();
                                        }))
                .outcome();
    }

    private static ProblemException apart() {
        return ProblemException.of(HttpStatus.FORBIDDEN, "people.apart");
    }

    @Test
    @DisplayName("lets nobody in between a check and its command")
    void checked() throws InterruptedException {
        AtomicReference<Throwable> refused = new AtomicReference<>();
        Thread bruno =
                Thread.ofPlatform()
                        .unstarted(
                                () -> {
                                    try {
                                        sitAlone(here, "bruno", "carla", () -> {});
                                    } catch (ProblemException e) {
                                        refused.set(e);
                                    }
                                });
        Runnable untilHeWaits =
                () -> {
                    bruno.start();
                    // Without a lock he would sit down, and end; with it he waits for it.
                    while (bruno.getState() != Thread.State.WAITING && bruno.isAlive()) {
                        Thread.onSpinWait();
                    }
                };
        assertThat(sitAlone(here, "carla", "bruno", untilHeWaits)).isEqualTo(new Verdict.Done());
        bruno.join();
        assertThat(refused.get()).isInstanceOf(ProblemException.class);
    }

    @Test
    @DisplayName("checks again when another node was faster than a command")
    void checkedAgain() {
        AtomicInteger times = new AtomicInteger();
        Runnable faster =
                () -> {
                    if (times.getAndIncrement() == 0) {
                        sitAlone(elsewhere, "bruno", "carla", () -> {});
                    }
                };
        assertThatThrownBy(() -> sitAlone(here, "carla", "bruno", faster))
                .isInstanceOf(ProblemException.class);
        assertThat(times).hasValue(1);
        int seat = here.in(table, room -> room.look(now -> now.seatOf("carla")));
        assertThat(seat).isEqualTo(-1);
    }

    @Test
    @DisplayName("refuses nobody by a check of what another node has changed")
    void checkedAnew() {
        sitAlone(here, "bruno", "carla", () -> {});
        elsewhere.in(table, room -> room.handle(new Command.Vacate("bruno"), null, null));
        assertThat(sitAlone(here, "carla", "bruno", () -> {})).isEqualTo(new Verdict.Done());
    }

    @Test
    @DisplayName("cuts off who reads too slowly, and does not wait for them")
    void slow() {
        watched(
                ear -> {
                    ear.most = 3;
                    for (int i = 0; i < 100; i++) {
                        say(here, "line " + i);
                    }
                    assertThat(ear.heard).hasSize(3);
                    assertThat(ear.ended).isTrue();
                });
    }
}
