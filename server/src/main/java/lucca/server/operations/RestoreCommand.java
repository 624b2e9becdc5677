package lucca.server.operations;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import lucca.server.store.DataFolder;
import lucca.server.store.NewerSchemaException;
import lucca.server.store.PrivateFiles;
import lucca.server.store.SchemaMigration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Implements `lucca restore`: copies a backup into the data folder of a server.
@Command(name = "lucca restore", resourceBundle = "lucca.server.RestoreHelp", sortOptions = false)
public final class RestoreCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "data")
    private @Nullable Path data;

    @Option(names = "--force", descriptionKey = "force")
    private boolean force;

    @Override
    public Integer call() {
        DataFolder folder = DataFolder.of(data);
        if (!Files.isRegularFile(file)) {
            return CommandLineOutput.failure("restore.missing", file);
        }
        boolean isNew = !Files.exists(folder.path());
        try {
            folder.create();
            try (Closeable alone = folder.tryLock()) {
                return alone == null
                        ? CommandLineOutput.failure("restore.running", folder.path())
                        : restore(folder);
            } finally {
                if (isNew) {
                    folder.deleteIfNoDatabase();
                }
            }
        } catch (IOException e) {
            return CommandLineOutput.failure("restore.failed", String.valueOf(e.getMessage()));
        }
    }

    private int restore(DataFolder folder) throws IOException {
        if (Files.exists(folder.databaseFile()) && !force) {
            return CommandLineOutput.failure("restore.exists", folder.path());
        }
        Path draft = folder.sidecarFile(".part");
        try {
            Files.deleteIfExists(draft);
            PrivateFiles.create(draft);
            try (OutputStream out = Files.newOutputStream(draft)) {
                Files.copy(file, out);
            }
            if (!SchemaMigration.isValid(draft)) {
                return CommandLineOutput.failure("restore.broken", file);
            }
            BackupCommand.force(draft);
            Files.deleteIfExists(folder.sidecarFile("-wal"));
            Files.deleteIfExists(folder.sidecarFile("-shm"));
            Files.move(
                    draft,
                    folder.databaseFile(),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (NewerSchemaException e) {
            return CommandLineOutput.failure("restore.newer", file, e.version());
        } finally {
            Files.deleteIfExists(draft);
        }
        return CommandLineOutput.success("restore.done", file, folder.path());
    }
}
