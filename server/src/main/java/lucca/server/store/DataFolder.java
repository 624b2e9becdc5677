package lucca.server.store;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The folder with the SQLite database of a server. Its user holds a lock, which the operating
/// system releases when the process ends for any reason.
public record DataFolder(Path path) {
    private static final String LOCK = "lucca.lock";
    private static final String FILE = "lucca.db";

    /// The folder at a path, or the default folder if the path is `null`.
    public static DataFolder of(@Nullable Path path) {
        if (path != null) {
            return new DataFolder(path.toAbsolutePath());
        }
        String shared = System.getenv("XDG_DATA_HOME");
        Path home =
                shared == null || shared.isBlank()
                        ? Path.of(System.getProperty("user.home"), ".local", "share")
                        : Path.of(shared);
        return new DataFolder(home.resolve("lucca").toAbsolutePath());
    }

    /// Creates the folder if it does not exist. Only the owner may read it: it contains the secrets
    /// of running games and credentials.
    /// @throws IOException if the folder is not writable
    public void create() throws IOException {
        if (!Files.isDirectory(path)) {
            Path parent = path.getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            Files.createDirectory(path, PrivateFiles.folderAttributes());
        }
        Files.delete(Files.createTempFile(path, "try", null));
        for (String ending : List.of("", "-wal", "-shm")) {
            PrivateFiles.restrict(sidecarFile(ending));
        }
    }

    /// Creates the SQLite file if it does not exist. The files that SQLite adds get the same
    /// permissions.
    public void createDatabaseFile() throws IOException {
        PrivateFiles.create(databaseFile());
    }

    /// Deletes the folder if it has no SQLite file because its setup has failed.
    public void deleteIfNoDatabase() throws IOException {
        if (!Files.exists(databaseFile())) {
            Files.deleteIfExists(path.resolve(LOCK));
            Files.delete(path);
        }
    }

    /// The SQLite file.
    public Path databaseFile() {
        return path.resolve(FILE);
    }

    /// A file that SQLite keeps beside its database while it is in use.
    public Path sidecarFile(String ending) {
        return path.resolve(FILE + ending);
    }

    public String jdbcUrl() {
        return JdbcUrls.sqliteIn(path);
    }

    /// Locks the folder; returns `null` if another process holds the lock.
    public @Nullable Closeable tryLock() throws IOException {
        Path file = path.resolve(LOCK);
        PrivateFiles.create(file);
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock();
        if (lock == null) {
            channel.close();
            return null;
        }
        return channel;
    }
}
