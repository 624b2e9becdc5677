package lucca.server.store;

import java.nio.file.Path;

/// Where a database is.
public final class DatabaseUrl {
    private static final String POSTGRESQL = "jdbc:postgresql:";
    private static final String SQLITE = "jdbc:sqlite:";

    private DatabaseUrl() {}

    /// Whether it is the address of a database of a kind that will do.
    public static boolean isSupported(String url) {
        return url.startsWith(POSTGRESQL) || url.startsWith(SQLITE);
    }

    /// Whether several nodes may use the database at that address.
    public static boolean isShared(String url) {
        return url.startsWith(POSTGRESQL);
    }

    /// What each connection to a database is told first: SQLite copies its log of changes into the
    /// file when it has so many pages, and whoever waits for their commit then waits for that too.
    public static String initialStatement(String url) {
        return isShared(url) ? "SELECT 1" : "PRAGMA wal_autocheckpoint = 4000";
    }

    /// The address of the SQLite file in a folder. Every commit is on the disk before it returns,
    /// readers never wait for the writer, and a writer that finds the file locked waits for two
    /// seconds. Nobody asks which keys an INSERT has generated, so the driver need not.
    public static String sqliteIn(Path folder) {
        return SQLITE
                + folder.resolve("lucca.db")
                + "?journal_mode=WAL&synchronous=FULL&busy_timeout=2000&transaction_mode=IMMEDIATE"
                + "&jdbc.get_generated_keys=false";
    }
}
