package lucca.server.room;

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
import lucca.server.store.TableQueries;
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

/// Holds a table in memory and serializes access to it. The result of a command is durable before
/// it is published. If it cannot be written, the table is discarded and rebuilt from its log.
/// Entries that other nodes have announced are read before any other access.
public final class Room {
    /// An attempt fails only because another node has succeeded, so this limit is rarely reached.
    private static final int MAX_ATTEMPTS = 100;

    /// Marker values; no table reaches these versions.
    private static final long REWRITTEN = Long.MAX_VALUE;

    private static final long STALE = REWRITTEN - 1;

    /// Throttles replays of complete logs, which take long and cannot be queued.
    private static final HeavyWorkThrottle THROTTLE = new HeavyWorkThrottle();

    private static final TableLogLoadLimiter LOAD_LIMITER =
            new TableLogLoadLimiter(4, Duration.ofSeconds(30));

    /// Generous estimates: the size of a table without history, and the size of each log entry.
    private static final long EMPTY_BYTES = 32 * 1024;

    private static final long ENTRY_BYTES = 512;

    private final String id;
    private final TableQueries queries;
    private final Journal journal;
    private final InstantSource clock;
    private final TableScheduler scheduler;
    private final ReentrantLock lock = new ReentrantLock();
    private final ViewPublisher publisher = new ViewPublisher();
    private final TableSnapshotCache snapshots = new TableSnapshotCache();

    /// The last version that is known to be in the log. The log itself is only in the database.
    private long knownVersion;

    /// The version announced by another node since the last read; 0 if there is none.
    private final AtomicLong versionAnnounced = new AtomicLong();
    private volatile @Nullable LoadedTable loaded;

    /// The table as replayed from its log, and its source of chance.
    private record LoadedTable(Table table, ChanceSource chanceSource) {}

    Room(
            String id,
            TableQueries queries,
            Journal journal,
            InstantSource clock,
            TableScheduler tableScheduler) {
        this.id = id;
        this.queries = queries;
        this.journal = journal;
        this.clock = clock;
        this.scheduler = tableScheduler;
    }

    /// Initializes the room with a newly opened table, unless another thread has already loaded it.
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

    /// Executes a command if it is legal.
    /// @param by the id of the person; `null` for the server
    /// @param key the idempotency key; `null` if there is none
    public CommandReply handle(Command command, @Nullable String by, @Nullable IdempotencyKey key) {
        return handle(command, by, key, table -> {});
    }

    /// Executes a command if a check of the table passes. The table cannot change between the check
    /// and the command, on any node: if another node was faster, the check runs again.
    /// @param check throws a [ProblemException] if the command is not allowed
    public CommandReply handle(
            Command command,
            @Nullable String by,
            @Nullable IdempotencyKey key,
            Consumer<Table> check) {
        lock.lock();
        try {
            for (int tries = 0; tries < MAX_ATTEMPTS; tries++) {
                LoadedTable now = loaded();
                CommandResult result = passes(check, now) ? tryHandle(now, command, by, key) : null;
                if (result != null && (isDone(result) || !hasMovedOn(now.table()))) {
                    if (key != null
                            && result.outcome()
                                    instanceof CommandResult.AlreadyDone(long version)) {
                        key.checkFingerprint(queries.fingerprint(id, version));
                    }
                    return reply(now.table(), result.outcome(), by);
                }
            }
            throw JournalWriteException.notWritten("others were faster " + MAX_ATTEMPTS + " times");
        } finally {
            lock.unlock();
        }
    }

    /// Whether a check passes; false if it failed on an outdated table.
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

    private static boolean isDone(CommandResult result) {
        return result.outcome() instanceof CommandResult.Done
                || result.outcome() instanceof CommandResult.AlreadyDone;
    }

    /// Whether another node has added to the log. A command must not be refused on an outdated
    /// table.
    private boolean hasMovedOn(Table table) {
        long before = table.version();
        markStale();
        return table().version() != before;
    }

    /// Executes a command; returns `null` if another node was faster and the table is outdated.
    private @Nullable CommandResult tryHandle(
            LoadedTable now, Command command, @Nullable String by, @Nullable IdempotencyKey key) {
        boolean succeeded = false;
        try {
            String text = key == null ? null : key.text();
            CommandResult result =
                    now.table().handle(command, by, text, clock.millis(), now.chanceSource());
            succeeded = result.entries().isEmpty() || persist(now.table(), result.entries(), key);
            if (succeeded && !result.entries().isEmpty()) {
                knownVersion = now.table().version();
                scheduler.schedule(id, now.table());
                publisher.publish(now.table());
            }
            return succeeded ? result : null;
        } finally {
            if (!succeeded) {
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

    public static CommandReply reply(
            Table table, CommandResult.Outcome outcome, @Nullable String by) {
        int seat = table.seatOf(by);
        List<String> moves =
                outcome instanceof CommandResult.Refused && seat >= 0
                        ? table.legalMoves(seat)
                        : List.of();
        return new CommandReply(outcome, table.version(), table.settings().game().kind(), moves);
    }

    /// A snapshot of the table, including changes by other nodes. It can be used without the lock.
    public Table snapshot() {
        return readLatest(snapshots::of);
    }

    /// Reads the table under the lock, including changes by other nodes.
    public <T extends @Nullable Object> T readLatest(Function<Table, T> reader) {
        markStale();
        return read(reader);
    }

    /// Reads the table under the lock.
    public <T extends @Nullable Object> T read(Function<Table, T> reader) {
        lock.lock();
        try {
            return reader.apply(table());
        } finally {
            lock.unlock();
        }
    }

    /// Executes a command of the server itself.
    public void handleAsServer(Command command) {
        handle(command, null, null);
    }

    /// Notes that another node has advanced the table to this version.
    void announceVersion(long version) {
        versionAnnounced.accumulateAndGet(version, Math::max);
    }

    /// Marks the table as possibly advanced by another node.
    void markStale() {
        announceVersion(STALE);
    }

    /// Marks the log as possibly rewritten, so that it is read and published again as a whole.
    void markRewritten() {
        announceVersion(REWRITTEN);
    }

    /// A snapshot for a new subscriber that already knows a version. It can be used without the
    /// lock.
    public Table snapshotFor(@Nullable Long after) {
        if (after != null) {
            announceVersion(after); // another node may have sent it
        }
        return read(snapshots::of);
    }

    /// Adds a subscriber.
    /// @param first the full view, built from a snapshot; if the snapshot is outdated, the view
    ///     is built again here
    /// @param after the version that the subscriber already knows; `null` if none
    public void subscribe(
            StreamSubscription subscription, InitialView first, @Nullable Long after) {
        lock.lock();
        try {
            Table now = table();
            publisher.subscribe(
                    subscription, now, first.isOfSnapshot(snapshots.of(now)) ? first : null, after);
        } finally {
            lock.unlock();
        }
    }

    public void unsubscribe(StreamSubscription subscription) {
        lock.lock();
        try {
            publisher.unsubscribe(subscription);
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

    /// Frees the snapshot, which is cheap to take again, when the last user leaves.
    void clearSnapshot() {
        snapshots.clear();
    }

    /// The approximate size in bytes while the room is idle.
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

    /// Whether the room has no table and need not be cached.
    boolean isEmpty() {
        return loaded == null;
    }

    private Table table() {
        return loaded().table();
    }

    private LoadedTable loaded() {
        long announced = versionAnnounced.getAndSet(0);
        if (announced == REWRITTEN) {
            loaded = null;
            knownVersion = 0;
            publisher.resendFullViews();
        }
        LoadedTable now = loaded;
        return now == null || now.table().version() < announced ? catchUp(now) : now;
    }

    /// Reads the missing log entries, or the complete log if no table is loaded.
    private LoadedTable catchUp(@Nullable LoadedTable before) {
        loaded = null; // if this fails, the next access reads the whole log
        boolean isNew = knownVersion == 0;
        LoadedTable now = before == null ? LOAD_LIMITER.run(this::replay) : before;
        if (before != null) {
            TableLogLoader.read(queries, id, knownVersion).forEach(before.table()::apply);
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
        List<LogEntry> log = TableLogLoader.read(queries, id);
        ChanceSource chanceSource = new HmacChanceSource(queries.secret(id).orElseThrow());
        return new LoadedTable(THROTTLE.run(() -> Table.of(log)), chanceSource);
    }
}
