package lucca.server.store;

import java.nio.file.Path;

/// Where a database is.
public final class Database {
    private static final String POSTGRESQL = "jdbc:postgresql:";

    private Database() {}

    /// Whether several nodes may use the database at that address.
    public static boolean isShared(String url) {
        return url.startsWith(POSTGRESQL);
    }

    /// The address of the SQLite file in a folder. Every commit is on the disk before it returns,
    /// readers never wait for the writer, and whoever finds the file locked waits.
    public static String in(Path folder) {
        return "jdbc:sqlite:"
                + folder.resolve("lucca.db")
                + "?journal_mode=WAL&synchronous=FULL&busy_timeout=10000&transaction_mode=IMMEDIATE";
    }
}
