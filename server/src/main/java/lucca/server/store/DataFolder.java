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

/// The folder with the SQLite file of a server. Whoever uses it holds its lock, which the system
/// takes away with the process, however that ends.
public record DataFolder(Path path) {
    private static final String LOCK = "lucca.lock";
    private static final String FILE = "lucca.db";

    /// The one that is meant if nobody says another.
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

    /// Makes it, if it is not there. What is in it only its owner reads: secrets of games that are
    /// not over, and what people are known by.
    /// @throws IOException if nothing can be written into it
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

    /// Makes the SQLite file, if it is not there; what SQLite puts beside it has the same rights.
    public void createDatabaseFile() throws IOException {
        PrivateFiles.create(databaseFile());
    }

    /// Deletes the folder if it has no SQLite file: nothing has come of making it.
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

    /// What SQLite has beside its file while it is in use.
    public Path sidecarFile(String ending) {
        return path.resolve(FILE + ending);
    }

    public String jdbcUrl() {
        return DatabaseUrl.sqliteIn(path);
    }

    /// Holds the folder alone; `null` if somebody else does.
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
