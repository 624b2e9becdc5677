package lucca.server.testing;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;

/// A database whose commits can be made to fail, and which can be made unreachable.
public final class BreakableDatabase {
    private final DataSource source;
    private volatile boolean broken;
    private volatile boolean unreachable;
    private volatile boolean deadlocked;
    private volatile @Nullable String failing;
    private final AtomicInteger errors = new AtomicInteger();
    private volatile int commits;

    public BreakableDatabase(DatabaseKind kind, Path folder) {
        DataSource real = kind.at(kind.fresh(folder));
        Flyway.configure()
                .dataSource(real)
                .locations("classpath:lucca/server/migration")
                .load()
                .migrate();
        source =
                proxy(
                        DataSource.class,
                        real,
                        this::connect,
                        (result, args) ->
                                result instanceof Connection connection
                                        ? breakable(connection)
                                        : result);
    }

    private Connection breakable(Connection connection) {
        return proxy(
                Connection.class,
                connection,
                (method, args) -> {},
                (result, args) ->
                        result instanceof PreparedStatement statement
                                ? breakable(statement, (String) args[0])
                                : result);
    }

    private PreparedStatement breakable(PreparedStatement statement, String sql) {
        return proxy(
                PreparedStatement.class,
                statement,
                (method, args) -> {
                    if (method.startsWith("execute")) {
                        execute(sql);
                    }
                },
                (result, args) -> result);
    }

    public DataSource source() {
        return source;
    }

    public void setBroken(boolean now) {
        broken = now;
    }

    /// Makes the database reject all new connections, or accept them again.
    public void setUnreachable(boolean now) {
        unreachable = now;
    }

    private void connect(String method, Object... args) throws SQLException {
        if (unreachable && method.equals("getConnection")) {
            throw new SQLException("out of reach");
        }
    }

    /// Makes the next commit fail as in a deadlock with another node.
    public void deadlockNextCommit() {
        deadlocked = true;
    }

    /// Makes statements that contain this text fail with an error of the JVM; `null` for none.
    public void failOn(@Nullable String text) {
        failing = text;
    }

    /// Returns the number of statements that have failed because of [#failOn].
    public int errors() {
        return errors.get();
    }

    /// Returns the number of commits, including failed ones. Only the journal may write meanwhile.
    public int commits() {
        return commits;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate")
    private void execute(String sql) throws SQLException {
        String text = failing;
        if (text != null && sql.contains(text)) {
            errors.incrementAndGet();
            throw new OutOfMemoryError("a test");
        }
        if (sql.equals("COMMIT")) {
            commits++;
            if (deadlocked) {
                deadlocked = false;
                throw new SQLException("deadlock", "40P01");
            }
            if (broken) {
                throw new SQLException("the disk is full");
            }
        }
    }

    private interface Before {
        void call(String method, Object... args) throws SQLException;
    }

    private interface After {
        @Nullable Object apply(@Nullable Object result, Object... args) throws SQLException;
    }

    private static <T> T proxy(Class<T> type, T real, Before before, After after) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (self, method, args) -> {
                            Object[] given = args == null ? new Object[0] : args;
                            before.call(method.getName(), given);
                            try {
                                return after.apply(method.invoke(real, args), given);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        }));
    }
}
