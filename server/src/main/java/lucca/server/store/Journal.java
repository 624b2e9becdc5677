package lucca.server.store;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.ObjLongConsumer;
import java.util.stream.Stream;
import lucca.server.metrics.ServerMetrics;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Writes the changes of people and bots to the database. A single thread writes all queued changes
/// in one transaction, so that one disk sync makes many changes durable. Bookkeeping between nodes
/// ([TableDeadlines], [ObsoleteTableRetirer]) bypasses the journal, because it may be lost.
///
/// If a group cannot be written, the journal is down: it refuses all changes at once, and probes
/// several times a second whether the database is writable again.
@Component
public final class Journal implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

    private static final int MAX_QUEUE = 4096;
    private static final int MAX_GROUP = 512;
    private static final Duration MAX_WAIT = Duration.ofSeconds(5);

    /// How many times per longest wait the journal checks for changes that have waited too long.
    private static final int CHECKS = 20;

    /// Milliseconds between two probes.
    private static final long PROBE_PAUSE = 200;

    private final Duration longestWait;
    private final GroupCommitter writer;
    private volatile String nodeId = newNodeId();

    /// An empty element marks the end of the queue.
    private final BlockingQueue<Optional<PendingChange>> queue =
            new ArrayBlockingQueue<>(MAX_QUEUE);
    private final Thread thread;
    private final Thread watchdog;
    private final ReadWriteLock closeLock = new ReentrantReadWriteLock();
    private volatile ObjLongConsumer<String> lateWriteListener = (table, version) -> {};
    private boolean closed;

    /// The reason why nothing can be written; `null` while the journal is up.
    private volatile @Nullable Throwable failure;

    /// Whether the latest log message about the database reports an outage.
    private boolean outageLogged;

    /// The start time of the current write; 0 if there is none.
    private volatile long writingSince;

    /// The changes most recently taken from the queue.
    private volatile List<PendingChange> takenChanges = List.of();

    /// The group whose commit has an unknown outcome.
    private @Nullable UnresolvedGroup unresolvedGroup;

    private record UnresolvedGroup(
            List<PendingChange> changes, CommitOutcomeUnknownException failure) {}

    @Autowired
    public Journal(ConnectionFactory database) {
        this(database, MAX_WAIT);
    }

    /// @param longestWait how long a caller waits for a change to be written
    Journal(ConnectionFactory database, Duration longestWait) {
        this.longestWait = longestWait;
        writer = new GroupCommitter(database);
        ServerMetrics.setJournalAvailable(true);
        thread = Thread.ofPlatform().name("journal").start(this::run);
        watchdog = Thread.ofVirtual().name("journal-watchdog").start(this::watch);
    }

    private static String newNodeId() {
        return HexFormat.of().toHexDigits(new SecureRandom().nextLong());
    }

    /// The id of this node in notices to other nodes.
    public String nodeId() {
        return nodeId;
    }

    /// The reason why nothing can be written now; `null` if no problem is known.
    public @Nullable Throwable failure() {
        Throwable known = failure;
        long since = writingSince;
        boolean hangs = since != 0 && System.nanoTime() - since > longestWait.toNanos();
        return known == null && hangs
                ? new TimeoutException("the database does not respond")
                : known;
    }

    /// The number of queued changes.
    int queueLength() {
        return queue.size();
    }

    /// Sets the listener for changes that were written after their caller had been told that the
    /// outcome is unknown.
    /// @param listener receives the table and its version
    public void onLateWrite(ObjLongConsumer<String> listener) {
        lateWriteListener = listener;
    }

    /// Waits until a change is durable. Returns false, with nothing written, if the table has
    /// changed elsewhere.
    /// @throws JournalWriteException if the change was not written in time, or its outcome is
    ///     unknown
    public boolean persist(JournalChange journalChange) {
        Throwable reason = failure();
        if (reason != null) {
            ServerMetrics.recordRefusedChanges(1);
            throw JournalWriteException.notWritten("the database cannot be written", reason);
        }
        PendingChange pending = new PendingChange(journalChange);
        enqueue(pending);
        return pending.await();
    }

    private void enqueue(PendingChange pending) {
        closeLock.readLock().lock();
        try {
            if (closed) {
                throw JournalWriteException.notWritten("the journal is closed");
            }
            if (!queue.offer(Optional.of(pending))) {
                throw JournalWriteException.notWritten("too many changes wait to be written");
            }
            ServerMetrics.setJournalQueue(queue.size());
        } finally {
            closeLock.readLock().unlock();
        }
    }

    private void run() {
        List<Optional<PendingChange>> next = new ArrayList<>();
        try {
            while (next.stream().allMatch(Optional::isPresent)) {
                next.clear();
                takeInto(next);
                ServerMetrics.setJournalQueue(queue.size());
                Stream<PendingChange> waiting = next.stream().flatMap(Optional::stream);
                List<PendingChange> group = waiting.filter(PendingChange::tryTake).toList();
                if (unresolvedGroup == null) {
                    takenChanges = group;
                }
                handle(group);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("the journal was interrupted", e);
        } finally {
            resolve(-1);
            writer.close();
        }
    }

    /// Releases callers whose changes are not written in time.
    private void watch() {
        try {
            while (thread.isAlive()) {
                Thread.sleep(longestWait.dividedBy(CHECKS));
                queue.forEach(each -> each.ifPresent(this::checkAge));
                takenChanges.forEach(this::checkAge);
            }
        } catch (InterruptedException e) {
            // closed
        }
    }

    private void checkAge(PendingChange pending) {
        if (pending.isOlderThan(longestWait.toNanos())) {
            pending.expire();
        }
    }

    /// Waits for changes; while the journal is down, until the next probe.
    private void takeInto(List<Optional<PendingChange>> next) throws InterruptedException {
        if (failure == null) {
            next.add(queue.take());
        } else {
            Optional<PendingChange> first = queue.poll(PROBE_PAUSE, TimeUnit.MILLISECONDS);
            if (first == null) {
                probe();
                return;
            }
            next.add(first);
        }
        queue.drainTo(next, MAX_GROUP - 1);
    }

    private void handle(List<PendingChange> group) {
        Throwable reason = failure;
        if (reason != null) {
            reject(group, reason);
        } else if (!group.isEmpty()) {
            write(group);
        }
    }

    private void write(List<PendingChange> group) {
        List<JournalChange> changes = group.stream().map(PendingChange::change).toList();
        long start = System.nanoTime();
        writingSince = start;
        Set<JournalChange> late;
        try {
            late = writer.write(changes, nodeId);
        } catch (CommitOutcomeUnknownException e) {
            unresolvedGroup = new UnresolvedGroup(group, e);
            nodeId = newNodeId(); // so that this node also reads the group if it was written
            LOG.warn("The outcome of a commit is unknown: {}", e.toString());
            goDown(e);
            probe();
            return;
        } catch (Throwable e) { // the journal must survive any failure
            writingSince = 0;
            fail(group, e);
            return;
        } finally {
            writingSince = 0;
        }
        finish(group, late);
        runLoggingFailure(() -> measure(changes, late, System.nanoTime() - start));
    }

    /// Runs follow-up work whose failure must not change the outcome of a group or stop the
    /// journal.
    private static void runLoggingFailure(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error e) {
            LOG.error("A change was written, but not all listeners could be notified.", e);
        }
    }

    /// Handles a group of which nothing was written. If the database works, one of the changes is
    /// to blame, and the others are written one by one.
    private void fail(List<PendingChange> group, Throwable reason) {
        goDown(reason);
        if (group.size() == 1) {
            reject(group, reason);
            probe();
            if (failure == null) {
                LOG.warn("The database rejected a change: {}", reason.toString());
                LOG.debug("Change not written", reason);
            }
        } else {
            probe();
            group.forEach(each -> handle(List.of(each)));
        }
    }

    private void finish(List<PendingChange> group, Set<JournalChange> late) {
        for (PendingChange each : group) {
            boolean inTime = !late.contains(each.change());
            boolean delivered = each.finish(inTime);
            if (!delivered
                    && inTime
                    && each.change() instanceof JournalChange.AppendedEntries appendedEntries) {
                runLoggingFailure(
                        () ->
                                lateWriteListener.accept(
                                        appendedEntries.table(),
                                        appendedEntries.summary().version()));
            }
        }
    }

    private static void reject(List<PendingChange> group, Throwable reason) {
        group.forEach(each -> each.fail(JournalWriteException.notWritten("not written", reason)));
        if (!group.isEmpty()) {
            ServerMetrics.recordRefusedChanges(group.size());
        }
    }

    /// Takes the journal down until a probe succeeds. The outage is logged only if the first probe
    /// fails too: a rejected change does not mean that the database is unavailable.
    private void goDown(Throwable reason) {
        failure = reason;
        ServerMetrics.setJournalAvailable(false);
    }

    private void probe() {
        try {
            if (unresolvedGroup != null) {
                resolve(writer.lastWritten());
            }
            writer.probe();
            failure = null;
            ServerMetrics.setJournalAvailable(true);
            logAvailability(null);
        } catch (Throwable e) { // any failure is followed by another probe
            failure = e;
            logAvailability(e);
        }
    }

    /// Logs when the database becomes unavailable, and when it is writable again.
    private void logAvailability(@Nullable Throwable reason) {
        if (reason != null && !outageLogged) {
            LOG.error(
                    "Cannot write to the database; changes are refused until it is available again.",
                    reason);
        } else if (reason == null && outageLogged) {
            LOG.warn("The database is writable again.");
        }
        outageLogged = reason != null;
    }

    /// Reports the outcome of the unresolved group to its callers.
    /// @param written the number of the last written group; -1 if unknown
    private void resolve(long written) {
        UnresolvedGroup group = unresolvedGroup;
        unresolvedGroup = null;
        if (group == null) {
            return;
        }
        CommitOutcomeUnknownException reason = group.failure();
        if (written >= reason.group()) {
            finish(group.changes(), reason.late());
        } else if (written >= 0) {
            reject(group.changes(), reason);
        } else {
            JournalWriteException unknown =
                    JournalWriteException.outcomeUnknown("the server has stopped", reason);
            group.changes().forEach(each -> each.fail(unknown));
        }
    }

    private static void measure(List<JournalChange> changes, Set<JournalChange> late, long nanos) {
        int moves = 0;
        for (JournalChange each : changes) {
            if (each instanceof JournalChange.AppendedEntries appendedEntries
                    && !late.contains(appendedEntries)) {
                moves += appendedEntries.moveCount();
            }
        }
        ServerMetrics.recordCommit(changes.size(), moves, nanos);
    }

    /// Writes all queued changes and accepts no more.
    @Override
    public void close() {
        closeLock.writeLock().lock();
        try {
            if (closed) {
                return;
            }
            closed = true;
        } finally {
            closeLock.writeLock().unlock();
        }
        try {
            queue.put(Optional.empty());
            thread.join();
            watchdog.interrupt();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
