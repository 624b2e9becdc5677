package lucca.server.table;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import lucca.fair.HmacChanceSource;
import lucca.server.executor.HeavyWorkThrottle;
import lucca.server.store.Journal;
import lucca.server.store.JournalChange;
import lucca.server.store.JournalWriteException;
import lucca.server.store.TableStore;
import lucca.server.store.TableSummary;
import lucca.server.stream.InitialView;
import lucca.server.stream.StreamSubscription;
import lucca.server.stream.ViewPublisher;
import lucca.server.web.ProblemException;
import lucca.table.ChanceSource;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.table.TableEvent;
import org.jspecify.annotations.Nullable;

/// A table at hand, for one at a time. What a command brings about is durable before anybody hears
/// of it; if it cannot be kept, the table is forgotten and made of its log again. What other nodes
/// have added to the log is read before anything else.
public final class Room {
    /// Whoever fails has been overtaken by somebody who has not, so this is seldom reached.
    private static final int MAX_ATTEMPTS = 100;

    /// Versions that no table has.
    private static final long REWRITTEN = Long.MAX_VALUE;

    private static final long STALE = REWRITTEN - 1;

    /// For what takes long and cannot wait for its turn: replaying a whole log.
    private static final HeavyWorkThrottle THROTTLE = new HeavyWorkThrottle();

    private static final LogLoadLimiter LOAD_LIMITER =
            new LogLoadLimiter(4, Duration.ofSeconds(30));

    /// Estimates, rather too high: a table with a position but without a history, and what it
    /// remembers of each entry.
    private static final long EMPTY_BYTES = 32 * 1024;

    private static final long ENTRY_BYTES = 512;

    private final String id;
    private final TableStore store;
    private final Journal journal;
    private final InstantSource clock;
    private final TableScheduler scheduler;
    private final ReentrantLock lock = new ReentrantLock();
    private final ViewPublisher publisher = new ViewPublisher();
    private final TableSnapshotCache snapshots = new TableSnapshotCache();

    /// The version up to which all is known to be kept; the log itself is in the store only.
    private long knownVersion;

    /// The version that another node has told of, as long as nobody has looked.
    private final AtomicLong versionAnnounced = new AtomicLong();
    private volatile @Nullable LoadedTable loaded;

    /// The table as its log has made it, and its luck.
    private record LoadedTable(Table table, ChanceSource luck) {}

    Room(
            String id,
            TableStore store,
            Journal journal,
            InstantSource clock,
            TableScheduler tableScheduler) {
        this.id = id;
        this.store = store;
        this.journal = journal;
        this.clock = clock;
        this.scheduler = tableScheduler;
    }

    /// Takes over a table that was opened just now, unless somebody has been faster to read it.
    void initialize(TableDraft tableDraft) {
        lock.lock();
        try {
            if (knownVersion == 0) {
                knownVersion = tableDraft.table().version();
                loaded =
                        new LoadedTable(
                                tableDraft.table(), new HmacChanceSource(tableDraft.secret()));
            }
            scheduler.schedule(id, table());
        } finally {
            lock.unlock();
        }
    }

    /// Lets a command happen, if it may be.
    /// @param by the id of the person; `null` if the server itself gives it
    /// @param key by which the person will know the command again; `null` if never
    CommandReply handle(Command command, @Nullable String by, @Nullable IdempotencyKey key) {
        return handle(command, by, key, table -> {});
    }

    /// The same, if a check of the table passes. Nothing happens at the table between the check and
    /// the command, on any node: if another node was faster, the table is checked again.
    /// @param check throws a [ProblemException] if the command may not be given
    CommandReply handle(
            Command command,
            @Nullable String by,
            @Nullable IdempotencyKey key,
            Consumer<Table> check) {
        lock.lock();
        try {
            for (int tries = 0; tries < MAX_ATTEMPTS; tries++) {
                LoadedTable now = loaded();
                CommandResult commandResult =
                        passes(check, now) ? tryHandle(now, command, by, key) : null;
                if (commandResult != null && (isDone(commandResult) || !hasMovedOn(now.table()))) {
                    if (key != null
                            && commandResult.outcome()
                                    instanceof CommandResult.AlreadyDone(long version)) {
                        key.checkFingerprint(store.fingerprint(id, version));
                    }
                    return reply(now.table(), commandResult.outcome(), by);
                }
            }
            throw JournalWriteException.notWritten("others were faster " + MAX_ATTEMPTS + " times");
        } finally {
            lock.unlock();
        }
    }

    /// Whether a check passes; false if it failed on a table that another node has moved on.
    private boolean passes(Consumer<Table> check, LoadedTable now) {
        try {
            check.accept(now.table());
            return true;
        } catch (ProblemException e) {
            if (!hasMovedOn(now.table())) {
                throw e;
            }
            return false;
        }
    }

    private static boolean isDone(CommandResult commandResult) {
        return commandResult.outcome() instanceof CommandResult.Done
                || commandResult.outcome() instanceof CommandResult.AlreadyDone;
    }

    /// Whether another node has moved the table on, so that nothing should be refused as yet.
    private boolean hasMovedOn(Table table) {
        long before = table.version();
        markStale();
        return table().version() != before;
    }

    /// What becomes of a command; `null` if another node was faster, and the table is not what it
    /// was.
    private @Nullable CommandResult tryHandle(
            LoadedTable now, Command command, @Nullable String by, @Nullable IdempotencyKey key) {
        boolean whole = false;
        try {
            String text = key == null ? null : key.text();
            CommandResult commandResult =
                    now.table().handle(command, by, text, clock.millis(), now.luck());
            whole =
                    commandResult.entries().isEmpty()
                            || persist(now.table(), commandResult.entries(), key);
            if (whole && !commandResult.entries().isEmpty()) {
                knownVersion = now.table().version();
                scheduler.schedule(id, now.table());
                publisher.publish(now.table());
            }
            return whole ? commandResult : null;
        } finally {
            if (!whole) {
                loaded = null;
            }
        }
    }

    private boolean persist(Table table, List<LogEntry> entries, @Nullable IdempotencyKey key) {
        TableSummary after = TableSummary.of(id, table, scheduler.deadline(table, table.time()));
        String fingerprint = key == null ? null : key.fingerprint();
        return journal.persist(
                new JournalChange.AppendedEntries(after, entries, null, fingerprint));
    }

    static CommandReply reply(Table table, CommandResult.Outcome outcome, @Nullable String by) {
        int seat = table.seatOf(by);
        List<String> moves =
                outcome instanceof CommandResult.Refused && seat >= 0
                        ? table.legalMoves(seat)
                        : List.of();
        return new CommandReply(outcome, table.version(), table.settings().game().kind(), moves);
    }

    /// The table at its latest on all nodes, to be looked at while others have the room.
    public Table snapshot() {
        return readLatest(snapshots::of);
    }

    /// Looks at the table while nobody else has it, at its latest on all nodes.
    public <T extends @Nullable Object> T readLatest(Function<Table, T> eye) {
        markStale();
        return read(eye);
    }

    /// Looks at the table while nobody else has it.
    public <T extends @Nullable Object> T read(Function<Table, T> eye) {
        lock.lock();
        try {
            return eye.apply(table());
        } finally {
            lock.unlock();
        }
    }

    /// Gives a command in nobody's name.
    public void handleAsServer(Command command) {
        handle(command, null, null);
    }

    /// Takes notice that another node has moved the table on to this version.
    void versionAnnounced(long version) {
        versionAnnounced.accumulateAndGet(version, Math::max);
    }

    /// Takes the table as possibly moved on by another node.
    void markStale() {
        versionAnnounced(STALE);
    }

    /// Takes its whole log as possibly another, so that all of it is read and shown anew.
    void markRewritten() {
        versionAnnounced(REWRITTEN);
    }

    /// The table as somebody is to see it first who has seen all up to a version, to be looked at
    /// while others have the room.
    Table snapshotFor(@Nullable Long after) {
        if (after != null) {
            versionAnnounced(after); // they may have seen it at another node
        }
        return read(snapshots::of);
    }

    /// @param first all that they see of the table, made of a snapshot; if that is no longer the
    ///     last one, it is made here
    /// @param after the version up to which they have seen all; `null` if nothing
    void subscribe(StreamSubscription streamSubscription, InitialView first, @Nullable Long after) {
        lock.lock();
        try {
            Table now = table();
            publisher.subscribe(
                    streamSubscription,
                    now,
                    first.isOfSnapshot(snapshots.of(now)) ? first : null,
                    after);
        } finally {
            lock.unlock();
        }
    }

    void unsubscribe(StreamSubscription streamSubscription) {
        lock.lock();
        try {
            publisher.unsubscribe(streamSubscription);
        } finally {
            lock.unlock();
        }
    }

    void closeStreams() {
        lock.lock();
        try {
            publisher.close();
        } finally {
            lock.unlock();
        }
    }

    /// Lets go of what is soon made again, when the last one has left.
    void clearSnapshot() {
        snapshots.clear();
    }

    /// About how many bytes it takes while nobody uses it.
    long weight() {
        LoadedTable now = loaded;
        if (now == null) {
            return EMPTY_BYTES;
        }
        long chat = now.table().chat().latest().stream().mapToLong(Room::textBytes).sum();
        return EMPTY_BYTES + ENTRY_BYTES * now.table().version() + chat;
    }

    private static long textBytes(LogEntry logEntry) {
        return logEntry.event() instanceof TableEvent.Said(String text) ? 2L * text.length() : 0;
    }

    /// Whether there is nothing in it that is worth keeping.
    boolean isEmpty() {
        return loaded == null;
    }

    private Table table() {
        return loaded().table();
    }

    private LoadedTable loaded() {
        long told = versionAnnounced.getAndSet(0);
        if (told == REWRITTEN) {
            loaded = null;
            knownVersion = 0;
            publisher.resendFullViews();
        }
        LoadedTable now = loaded;
        return now == null || now.table().version() < told ? catchUp(now) : now;
    }

    /// Reads what is missing: all of the log if there is no table.
    private LoadedTable catchUp(@Nullable LoadedTable before) {
        loaded = null; // if this fails, the next one reads
        boolean isNew = knownVersion == 0;
        LoadedTable now = before == null ? LOAD_LIMITER.run(this::replay) : before;
        if (before != null) {
            TableLogReader.read(store, id, knownVersion).forEach(before.table()::apply);
        }
        boolean moved = now.table().version() > knownVersion;
        knownVersion = now.table().version();
        if (!isNew && moved) {
            scheduler.unschedule(id);
        }
        loaded = now;
        publisher.publish(now.table());
        return now;
    }

    private LoadedTable replay() {
        List<LogEntry> log = TableLogReader.read(store, id);
        ChanceSource chanceSource = new HmacChanceSource(store.secret(id).orElseThrow());
        return new LoadedTable(THROTTLE.run(() -> Table.of(log)), chanceSource);
    }
}
