package lucca.server.operations;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import lucca.server.store.DataFolder;
import lucca.server.store.PrivateFiles;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Implements `lucca backup`: copies all data, as of one moment, while the server is running.
@Command(name = "lucca backup", resourceBundle = "lucca.server.BackupHelp", sortOptions = false)
public final class BackupCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "data")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL", descriptionKey = "database")
    private @Nullable String database;

    @Option(names = "--force", descriptionKey = "force")
    private boolean force;

    @Override
    public Integer call() {
        if (database != null) {
            return CommandLineOutput.failure("backup.postgresql");
        }
        DataFolder folder = DataFolder.of(data);
        if (!Files.isRegularFile(folder.databaseFile())) {
            return CommandLineOutput.failure("backup.nothing", folder.path());
        }
        if (Files.exists(file) && !force) {
            return CommandLineOutput.failure("backup.exists", file);
        }
        try {
            // A private file: the data contain hidden information of running games.
            Path draft =
                    Files.createTempFile(
                            parent(file), "lucca", ".part", PrivateFiles.fileAttributes());
            try {
                copy(folder, draft);
                Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException | SQLException e) {
            return CommandLineOutput.failure("backup.failed", String.valueOf(e.getMessage()));
        }
        return CommandLineOutput.success("backup.done", folder.path(), file);
    }

    private static Path parent(Path file) {
        Path parent = file.toAbsolutePath().getParent();
        return parent == null ? file.toAbsolutePath() : parent;
    }

    /// Copies the data committed before the start of the copy, without blocking writers.
    private static void copy(DataFolder folder, Path to) throws SQLException, IOException {
        try (Connection connection = DriverManager.getConnection(folder.jdbcUrl());
                PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
            copy.setString(1, to.toString());
            copy.execute();
        }
        force(to);
    }

    static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }
}
