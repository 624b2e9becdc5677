package lucca.server.store;

import java.nio.file.Path;

/// Builds and inspects JDBC URLs.
public final class JdbcUrls {
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final String SQLITE = "jdbc:sqlite:";

    private JdbcUrls() {}

    /// Whether the URL names a supported kind of database.
    public static boolean isSupported(String url) {
        return url.startsWith(POSTGRESQL) || url.startsWith(SQLITE);
    }

    /// Whether several nodes may share the database.
    public static boolean isShared(String url) {
        return url.startsWith(POSTGRESQL);
    }

    /// The first statement on each connection. For SQLite it raises the number of log pages at
    /// which changes are copied into the database file, because the committing thread waits for the
    /// copy.
    public static String initialStatement(String url) {
        return isShared(url) ? "SELECT 1" : "PRAGMA wal_autocheckpoint = 4000";
    }

    /// The URL of the SQLite file in a folder. Every commit is on disk before it returns, readers
    /// never wait for the writer, and a writer waits two seconds for a locked file. Generated keys
    /// are turned off because no caller reads them.
    public static String sqliteIn(Path folder) {
        return SQLITE
                + folder.resolve("lucca.db")
                + "?journal_mode=WAL&synchronous=FULL&busy_timeout=2000&transaction_mode=IMMEDIATE"
                + "&jdbc.get_generated_keys=false";
    }
}
