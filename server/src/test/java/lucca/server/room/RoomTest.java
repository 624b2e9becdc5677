package lucca.server.room;

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
import lucca.fair.ChanceSecret;
import lucca.server.store.Journal;
import lucca.server.store.JournalWriteException;
import lucca.server.store.TableQueries;
import lucca.server.stream.InitialView;
import lucca.server.stream.MessageSink;
import lucca.server.stream.StreamMessage;
import lucca.server.stream.StreamSubscription;
import lucca.server.testing.BreakableDatabase;
import lucca.server.testing.DatabaseKind;
import lucca.server.testing.Wait;
import lucca.server.web.ProblemException;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.Salt;
import lucca.table.Sha256;
import lucca.table.Table;
import lucca.table.TableSettings;
import lucca.table.Tempo;
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
    private final TableQueries queries;
    private final RoomRegistry thisNode;
    private final RoomRegistry otherNode;
    private final String table;

    RoomTest(DatabaseKind databaseKind, @TempDir Path folder) {
        database = new BreakableDatabase(databaseKind, folder);
        journal = new Journal(database.source()::getConnection);
        queries = new TableQueries(JdbcClient.create(database.source()));
        thisNode = rooms();
        otherNode = rooms();
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        table =
                thisNode.open(
                        TableDraft.of(
                                tableSettings,
                                List.of(),
                                "anna",
                                new ChanceSecret("b".repeat(64)),
                                System.currentTimeMillis()),
                        null);
    }

    private RoomRegistry rooms() {
        return new RoomRegistry(queries, journal, InstantSource.system());
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private CommandResult.Outcome say(RoomRegistry node, String text) {
        return node.withRoom(
                table, room -> room.handle(new Command.Say(text), "anna", key(text)).outcome());
    }

    private static IdempotencyKey key(String text) {
        return Objects.requireNonNull(IdempotencyKey.of(text.replace(' ', '-'), Json.of(text)));
    }

    /// Runs an action while a stream is subscribed on this node.
    private void whileSubscribed(Consumer<RecordingSink> what) {
        RecordingSink recordingSink = new RecordingSink();
        StreamSubscription subscription =
                new StreamSubscription(null, Language.ENGLISH, recordingSink);
        thisNode.withRoom(
                table,
                room -> {
                    room.subscribe(
                            subscription,
                            InitialView.of(room.snapshotFor(null), subscription),
                            null);
                    what.accept(recordingSink);
                    return subscription;
                });
    }

    /// Records messages up to a capacity, or fails.
    private static final class RecordingSink implements MessageSink {
        private final BlockingQueue<StreamMessage> received = new LinkedBlockingQueue<>();
        private int capacity = Integer.MAX_VALUE;
        private boolean ended;
        private @Nullable Error failure;

        @Override
        public boolean send(StreamMessage streamMessage) {
            if (failure != null) {
                throw failure;
            }
            return received.size() < capacity && received.add(streamMessage);
        }

        @Override
        public void end() {
            ended = true;
        }

        @Nullable StreamMessage next(Duration longest) {
            try {
                return received.poll(longest.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static @Nullable StreamMessage next(RecordingSink recordingSink) {
        return recordingSink.next(SOON);
    }

    private static String text(RecordingSink recordingSink) {
        return Objects.requireNonNull(recordingSink.next(Duration.ofSeconds(20))).eventText();
    }

    @Test
    @DisplayName("serves all other streams, and drops a stream that throws an error")
    void error() {
        RecordingSink broken = new RecordingSink();
        StreamSubscription subscription = new StreamSubscription(null, Language.ENGLISH, broken);
        thisNode.withRoom(
                table,
                room -> {
                    room.subscribe(
                            subscription,
                            InitialView.of(room.snapshotFor(null), subscription),
                            null);
                    broken.failure = new StackOverflowError();
                    return subscription;
                });
        whileSubscribed(
                recordingSink -> {
                    assertThat(text(recordingSink)).contains("event: view");
                    assertThat(say(thisNode, "first")).isEqualTo(new CommandResult.Done());
                    assertThat(text(recordingSink)).contains("first");
                    broken.failure = null;
                    assertThat(say(thisNode, "second")).isEqualTo(new CommandResult.Done());
                    assertThat(text(recordingSink)).contains("second");
                });
        assertThat(text(broken)).contains("event: view");
        assertThat(next(broken)).isNull();
    }

    @Test
    @DisplayName("starts the game when salts have been revealed on several nodes")
    void reveal() {
        for (String person : List.of("anna", "bruno")) {
            Salt salt = Salt.committed(Sha256.hex(person));
            execute(thisNode, person, new Command.Sit(null, person, salt, false));
        }
        execute(thisNode, "anna", new Command.Start());
        execute(otherNode, "anna", new Command.Reveal("anna"));
        execute(thisNode, "bruno", new Command.Reveal("bruno"));
        for (RoomRegistry node : List.of(thisNode, otherNode, rooms())) {
            Table.Status seen = node.withRoom(table, room -> room.readLatest(Table::status));
            assertThat(seen).isEqualTo(Table.Status.PLAYING);
        }
    }

    private void execute(RoomRegistry node, String person, Command command) {
        CommandReply reply = node.withRoom(table, room -> room.handle(command, person, null));
        assertThat(reply.outcome()).isEqualTo(new CommandResult.Done());
    }

    @Test
    @DisplayName("shows nothing that could not be stored, and loses nothing that was")
    void databaseFailure() {
        say(thisNode, "first");
        whileSubscribed(
                stream -> {
                    assertThat(text(stream)).contains("first");
                    database.setBroken(true);
                    assertThatThrownBy(() -> say(thisNode, "lost"))
                            .isInstanceOf(JournalWriteException.class);
                    assertThat(next(stream)).isNull();
                    long version = thisNode.withRoom(table, room -> room.read(Table::version));
                    assertThat(version).isEqualTo(2);
                    database.setBroken(false);
                    Wait.until(() -> journal.failure() == null);
                    assertThat(say(thisNode, "second")).isEqualTo(new CommandResult.Done());
                    assertThat(text(stream)).contains("second").doesNotContain("lost");
                    assertThat(queries.log(table, 0)).hasSize(3);
                });
    }

    @Test
    @DisplayName("with an outdated table reloads it, then executes the command")
    void outdatedTable() {
        whileSubscribed(
                stream -> {
                    text(stream);
                    say(otherNode, "there");
                    assertThat(say(thisNode, "here")).isEqualTo(new CommandResult.Done());
                    assertThat(text(stream) + text(stream)).contains("there", "here");
                    assertThat(queries.log(table, 0)).hasSize(3);
                    assertThat(say(otherNode, "here")).isEqualTo(new CommandResult.AlreadyDone(3));
                });
    }

    @Test
    @DisplayName("that is notified by another node shows the changes and updates spectators")
    void notified() {
        whileSubscribed(
                stream -> {
                    text(stream);
                    say(otherNode, "there");
                    assertThat(next(stream)).isNull();
                    thisNode.announceVersion(table, 2);
                    assertThat(text(stream)).contains("there");
                    say(otherNode, "again");
                    thisNode.markAllStale();
                    assertThat(text(stream)).contains("again");
                });
        say(otherNode, "then");
        assertThat(version(thisNode)).isEqualTo(3);
        thisNode.announceVersion(table, 4);
        assertThat(version(thisNode)).isEqualTo(4);
        say(otherNode, "last");
        thisNode.markAllStale();
        assertThat(version(thisNode)).isEqualTo(5);
    }

    @Test
    @DisplayName("that cannot load changes retries, and updates spectators")
    void retries() {
        whileSubscribed(
                stream -> {
                    text(stream);
                    say(otherNode, "there");
                    database.setUnreachable(true);
                    thisNode.markAllStale();
                    thisNode.markAllStale();
                    assertThat(next(stream)).isNull();
                    database.setUnreachable(false);
                    assertThat(text(stream)).contains("there");
                });
    }

    @Test
    @DisplayName("of a table that was just opened is cached")
    void opened() {
        database.setUnreachable(true);
        assertThat(version(thisNode)).isEqualTo(1);
    }

    private long version(RoomRegistry node) {
        return node.withRoom(table, room -> room.read(Table::version));
    }

    /// Takes a seat unless the other person has one; runs an action between the check and the
    /// command.
    private CommandResult.Outcome sitAlone(
            RoomRegistry node, String person, String other, Runnable between) {
        return node.withRoom(
                        table,
                        room ->
                                room.handle(
                                        new Command.Sit(null, person, ""),
                                        person,
                                        null,
                                        now -> {
                                            if (now.seatOf(other) >= 0) {
                                                throw blockedProblem();
                                            }
                                            between.run();
                                        }))
                .outcome();
    }

    private static ProblemException blockedProblem() {
        return ProblemException.of(HttpStatus.FORBIDDEN, "people.apart");
    }

    @Test
    @DisplayName("runs a check and its command atomically")
    void atomicCheck() throws InterruptedException {
        AtomicReference<Throwable> refused = new AtomicReference<>();
        Thread bruno =
                Thread.ofPlatform()
                        .unstarted(
                                () -> {
                                    try {
                                        sitAlone(thisNode, "bruno", "carla", () -> {});
                                    } catch (ProblemException e) {
                                        refused.set(e);
                                    }
                                });
        Runnable untilBrunoWaits =
                () -> {
                    bruno.start();
                    // Without a lock, this thread would take a seat and end. With a lock, it waits.
                    while (bruno.getState() != Thread.State.WAITING && bruno.isAlive()) {
                        Thread.onSpinWait();
                    }
                };
        assertThat(sitAlone(thisNode, "carla", "bruno", untilBrunoWaits))
                .isEqualTo(new CommandResult.Done());
        bruno.join();
        assertThat(refused.get()).isInstanceOf(ProblemException.class);
    }

    @Test
    @DisplayName("checks again when another node was faster")
    void repeatedCheck() {
        AtomicInteger times = new AtomicInteger();
        Runnable faster =
                () -> {
                    if (times.getAndIncrement() == 0) {
                        sitAlone(otherNode, "bruno", "carla", () -> {});
                    }
                };
        assertThatThrownBy(() -> sitAlone(thisNode, "carla", "bruno", faster))
                .isInstanceOf(ProblemException.class);
        assertThat(times).hasValue(1);
        int seat = thisNode.withRoom(table, room -> room.read(now -> now.seatOf("carla")));
        assertThat(seat).isEqualTo(-1);
    }

    @Test
    @DisplayName("does not refuse a command because of an outdated state")
    void currentState() {
        sitAlone(thisNode, "bruno", "carla", () -> {});
        otherNode.withRoom(table, room -> room.handle(new Command.Vacate("bruno"), null, null));
        assertThat(sitAlone(thisNode, "carla", "bruno", () -> {}))
                .isEqualTo(new CommandResult.Done());
    }

    @Test
    @DisplayName("disconnects slow readers, and does not wait for them")
    void slowReaders() {
        whileSubscribed(
                recordingSink -> {
                    recordingSink.capacity = 3;
                    for (int i = 0; i < 100; i++) {
                        say(thisNode, "line " + i);
                    }
                    assertThat(recordingSink.received).hasSize(3);
                    assertThat(recordingSink.ended).isTrue();
                });
    }
}
