package lucca.server.store;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import javax.sql.DataSource;
import lucca.server.meter.Meters;
import org.postgresql.PGConnection;
import org.springframework.stereotype.Component;

/// All that people and bots bring about is written here, by one thread: it takes what waits and
/// writes it in one transaction, so that one trip to the disk makes many changes durable. What
/// nodes
/// note for each other ([Attention], [Bygones]) is not: it may be lost.
@Component
public final class Journal implements AutoCloseable {
    private static final int LONGEST_QUEUE = 4096;
    private static final int LARGEST_GROUP = 512;
    private static final String DEADLOCK = "40P01";

    private final DataSource database;
    private volatile String node = newName();

    /// After an empty place nothing comes.
    private final BlockingQueue<Optional<Waiting>> queue = new ArrayBlockingQueue<>(LONGEST_QUEUE);
    private final Thread writer;
    private final ReadWriteLock door = new ReentrantReadWriteLock();
    private boolean closed;

    /// @param kept whether it is durable, or false if somebody else was faster
    private record Waiting(Change change, CompletableFuture<Boolean> kept) {}

    public Journal(DataSource database) {
        this.database = database;
        writer = Thread.ofPlatform().name("journal").start(this::write);
    }

    private static String newName() {
        return HexFormat.of().toHexDigits(new SecureRandom().nextLong());
    }

    /// The name by which nodes know who has written something.
    public String node() {
        return node;
    }

    /// Returns once a change is durable. If its table has moved on elsewhere, nothing of it is
    /// written, and the answer is false.
    /// @throws UnkeptException if nobody knows whether it was written
    public boolean keep(Change change) {
        Waiting waiting = new Waiting(change, new CompletableFuture<>());
        enter(waiting);
        try {
            return waiting.kept().join();
        } catch (CompletionException e) {
            throw new UnkeptException("not written: " + e.getCause(), e);
        }
    }

    private void enter(Waiting waiting) {
        door.readLock().lock();
        try {
            if (closed) {
                throw new UnkeptException("the journal is closed");
            }
            queue.put(Optional.of(waiting));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UnkeptException("interrupted", e);
        } finally {
            door.readLock().unlock();
        }
    }

    private void write() {
        List<Optional<Waiting>> group = new ArrayList<>();
        try {
            while (group.stream().allMatch(Optional::isPresent)) {
                group.clear();
                group.add(queue.take());
                queue.drainTo(group, LARGEST_GROUP - 1);
                write(group.stream().flatMap(Optional::stream).toList());
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the journal", e);
        }
    }

    private void write(List<Waiting> group) {
        long start = System.nanoTime();
        try (Connection connection = database.getConnection()) {
            connection.setAutoCommit(false);
            Set<Change> late = writeAll(connection, group.stream().map(Waiting::change).toList());
            group.forEach(each -> each.kept().complete(!late.contains(each.change())));
            measure(group, late, System.nanoTime() - start);
        } catch (Throwable e) { // whatever it is, the journal goes on
            node = newName(); // if it was written all the same, that is news here too
            group.forEach(each -> each.kept().completeExceptionally(e));
        }
    }

    private static void measure(List<Waiting> group, Set<Change> late, long nanos) {
        int moves = 0;
        for (Waiting each : group) {
            if (each.change() instanceof Change.Entries entries && !late.contains(entries)) {
                moves += entries.moves();
            }
        }
        if (!group.isEmpty()) {
            Meters.group(group.size(), moves, nanos);
        }
    }

    /// If two nodes have waited for each other, PostgreSQL sends one of them away with nothing
    /// written, and it may come again.
    private Set<Change> writeAll(Connection connection, List<Change> changes) throws SQLException {
        try {
            return writeOnce(connection, changes);
        } catch (SQLException e) {
            if (!DEADLOCK.equals(e.getSQLState())) {
                throw e;
            }
            return writeOnce(connection, changes);
        }
    }

    private Set<Change> writeOnce(Connection connection, List<Change> changes) throws SQLException {
        try {
            Set<Change> late = new Page(connection).write(changes);
            tell(connection, changes, late);
            connection.commit();
            return late;
        } catch (SQLException | RuntimeException e) {
            try {
                connection.rollback();
            } catch (SQLException again) {
                e.addSuppressed(again);
            }
            throw e;
        }
    }

    /// Tells other nodes, where there can be any, which tables and people they now know an old
    /// version of.
    private void tell(Connection connection, List<Change> changes, Set<Change> late)
            throws SQLException {
        if (!connection.isWrapperFor(PGConnection.class)) {
            return;
        }
        Map<String, Long> versions = new HashMap<>();
        Set<String> people = new HashSet<>();
        for (Change change : changes) {
            switch (change) {
                case Change.Entries entries -> {
                    if (entries.opening() == null && !late.contains(change)) {
                        // That a log was rewritten is told whatever else has happened to it.
                        versions.merge(entries.table(), entries.after().version(), Math::min);
                    }
                }
                case Change.Edit edit -> {
                    if (!late.contains(change)) {
                        edit.rewritten().forEach(table -> versions.put(table, Notice.REWRITTEN));
                        people.addAll(edit.people());
                    }
                }
            }
        }
        new Notice(node, versions).send(connection);
        new PersonNotice(node, people).send(connection);
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
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
