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
import lucca.server.meter.Meters;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// All that people and bots bring about is written here, by one thread: it takes what waits and
/// writes it in one transaction, so that one trip to the disk makes many changes durable. What
/// nodes note for each other ([Attention], [Bygones]) is not: it may be lost.
///
/// When a group cannot be written, the journal is down: it refuses all changes at once, and tries
/// several times a second whether the database can be written again.
@Component
public final class Journal implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Journal.class);

    private static final int LONGEST_QUEUE = 4096;
    private static final int LARGEST_GROUP = 512;
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

    /// How often in the longest wait the journal looks for changes that wait for too long.
    private static final int CHECKS = 20;

    /// How many milliseconds to wait between two attempts to write again.
    private static final long PROBE_PAUSE = 200;

    private final Duration longestWait;
    private final JournalWriter writer;
    private volatile String node = newName();

    /// After an empty place nothing comes.
    private final BlockingQueue<Optional<PendingChange>> queue =
            new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Thread thread;
    private final Thread watchdog;
    private final ReadWriteLock door = new ReentrantReadWriteLock();
    private volatile ObjLongConsumer<String> lateNews = (table, version) -> {};
    private boolean closed;

    /// Why nothing can be written; `null` while the journal is up.
    private volatile @Nullable Throwable failure;

    /// Whether the log tells, as the last of it, that the database cannot be written.
    private boolean toldDown;

    /// When the group that is being written was begun; 0 if there is none.
    private volatile long writingSince;

    /// The last changes that were taken from the queue.
    private volatile List<PendingChange> taken = List.of();

    /// The group of which it is not known whether it was written.
    private @Nullable Unresolved unresolved;

    private record Unresolved(List<PendingChange> changes, UnknownCommitException failure) {}

    @Autowired
    public Journal(ConnectionFactory database) {
        this(database, LONGEST_WAIT);
    }

    /// @param longestWait how long a caller waits for a change to be written
    Journal(ConnectionFactory database, Duration longestWait) {
        this.longestWait = longestWait;
        writer = new JournalWriter(database);
        Meters.journal(true);
        thread = Thread.ofPlatform().name("journal").start(this::run);
        watchdog = Thread.ofVirtual().name("journal-watchdog").start(this::watch);
    }

    private static String newName() {
        return HexFormat.of().toHexDigits(new SecureRandom().nextLong());
    }

    /// The name by which nodes know who has written something.
    public String node() {
        return node;
    }

    /// Why nothing can be written at the moment; `null` if nothing is known to be wrong.
    public @Nullable Throwable failure() {
        Throwable known = failure;
        long since = writingSince;
        boolean hangs = since != 0 && System.nanoTime() - since > longestWait.toNanos();
        return known == null && hangs
                ? new TimeoutException("the database does not respond")
                : known;
    }

    /// How many changes wait for the writer.
    int waiting() {
        return queue.size();
    }

    /// Lets somebody know of tables that were moved on after the caller had been told that the
    /// outcome is unknown.
    /// @param listener takes a table and its version
    public void onLateNews(ObjLongConsumer<String> listener) {
        lateNews = listener;
    }

    /// Returns once a change is durable. If its table has moved on elsewhere, nothing of it is
    /// written, and the answer is false.
    /// @throws UnkeptException if it was not written in time, or it is not known whether it was
    public boolean keep(Change change) {
        Throwable reason = failure();
        if (reason != null) {
            Meters.notWritten(1);
            throw UnkeptException.notWritten("the database cannot be written", reason);
        }
        PendingChange pending = new PendingChange(change);
        enter(pending);
        return pending.await();
    }

    private void enter(PendingChange pending) {
        door.readLock().lock();
        try {
            if (closed) {
                throw UnkeptException.notWritten("the journal is closed");
            }
            if (!queue.offer(Optional.of(pending))) {
                throw UnkeptException.notWritten("too many changes wait to be written");
            }
            Meters.journalQueue(queue.size());
        } finally {
            door.readLock().unlock();
        }
    }

    private void run() {
        List<Optional<PendingChange>> next = new ArrayList<>();
        try {
            while (next.stream().allMatch(Optional::isPresent)) {
                next.clear();
                takeInto(next);
                Meters.journalQueue(queue.size());
                Stream<PendingChange> waiting = next.stream().flatMap(Optional::stream);
                List<PendingChange> group = waiting.filter(PendingChange::take).toList();
                if (unresolved == null) {
                    taken = group;
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

    /// Lets callers go whose changes are not written in time.
    private void watch() {
        try {
            while (thread.isAlive()) {
                Thread.sleep(longestWait.dividedBy(CHECKS));
                queue.forEach(each -> each.ifPresent(this::checkAge));
                taken.forEach(this::checkAge);
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
        queue.drainTo(next, LARGEST_GROUP - 1);
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
        List<Change> changes = group.stream().map(PendingChange::change).toList();
        long start = System.nanoTime();
        writingSince = start;
        Set<Change> late;
        try {
            late = writer.write(changes, node);
        } catch (UnknownCommitException e) {
            unresolved = new Unresolved(group, e);
            node = newName(); // if it was written all the same, that is news here too
            LOG.warn("The outcome of a commit is unknown: {}", e.toString());
            goDown(e);
            probe();
            return;
        } catch (Throwable e) { // whatever it is, the journal goes on
            writingSince = 0;
            fail(group, e);
            return;
        } finally {
            writingSince = 0;
        }
        finish(group, late);
        attempt(() -> measure(changes, late, System.nanoTime() - start));
    }

    /// Does what must neither change what is known of a group nor stop the journal.
    private static void attempt(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error e) {
            LOG.error("A change was written, but not all listeners could be notified.", e);
        }
    }

    /// Nothing of a group was written. If the database works, one of its changes is to blame, and
    /// the others are written without it.
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

    private void finish(List<PendingChange> group, Set<Change> late) {
        for (PendingChange each : group) {
            boolean inTime = !late.contains(each.change());
            boolean told = each.finish(inTime);
            if (!told && inTime && each.change() instanceof Change.Entries entries) {
                attempt(() -> lateNews.accept(entries.table(), entries.after().version()));
            }
        }
    }

    private static void reject(List<PendingChange> group, Throwable reason) {
        group.forEach(each -> each.fail(UnkeptException.notWritten("not written", reason)));
        if (!group.isEmpty()) {
            Meters.notWritten(group.size());
        }
    }

    /// Until a probe has succeeded. The log only tells of it if the first one fails too: a change
    /// that the database does not take says nothing of others.
    private void goDown(Throwable reason) {
        failure = reason;
        Meters.journal(false);
    }

    private void probe() {
        try {
            if (unresolved != null) {
                resolve(writer.lastWritten());
            }
            writer.probe();
            failure = null;
            Meters.journal(true);
            tell(null);
        } catch (Throwable e) { // whatever it is, there is another probe
            failure = e;
            tell(e);
        }
    }

    /// Logs when the database can no longer be written, and when it can be again.
    private void tell(@Nullable Throwable reason) {
        if (reason != null && !toldDown) {
            LOG.error(
                    "Cannot write to the database; changes are refused until it is available again.",
                    reason);
        } else if (reason == null && toldDown) {
            LOG.warn("The database is writable again.");
        }
        toldDown = reason != null;
    }

    /// Tells those who wait whether their group was written.
    /// @param written the last group that was; -1 if that is not known
    private void resolve(long written) {
        Unresolved group = unresolved;
        unresolved = null;
        if (group == null) {
            return;
        }
        UnknownCommitException reason = group.failure();
        if (written >= reason.group()) {
            finish(group.changes(), reason.late());
        } else if (written >= 0) {
            reject(group.changes(), reason);
        } else {
            UnkeptException unknown = UnkeptException.unknown("the server has stopped", reason);
            group.changes().forEach(each -> each.fail(unknown));
        }
    }

    private static void measure(List<Change> changes, Set<Change> late, long nanos) {
        int moves = 0;
        for (Change each : changes) {
            if (each instanceof Change.Entries entries && !late.contains(entries)) {
                moves += entries.moves();
            }
        }
        Meters.group(changes.size(), moves, nanos);
    }

    /// Writes what waits, and no more.
    @Override
    public void close() {
        door.writeLock().lock();
        try {
            if (closed) {
                return;
            }
            closed = true;
        } finally {
            door.writeLock().unlock();
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
