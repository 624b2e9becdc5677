package lucca.server.operation;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import lucca.server.store.DataFolder;
import lucca.server.store.NewerSchemaException;
import lucca.server.store.Privacy;
import lucca.server.store.Schema;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca restore`: puts a copy that `lucca backup` has made where a server finds it.
@Command(name = "lucca restore", resourceBundle = "lucca.server.RestoreHelp", sortOptions = false)
public final class Restore implements Callable<Integer> {
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
            return Outcome.complain("restore.missing", file);
        }
        boolean isNew = !Files.exists(folder.path());
        try {
            folder.make();
            try (Closeable alone = folder.seize()) {
                return alone == null
                        ? Outcome.complain("restore.running", folder.path())
                        : restore(folder);
            } finally {
                if (isNew) {
                    folder.deleteUnlessFilled();
                }
            }
        } catch (IOException e) {
            return Outcome.complain("restore.failed", String.valueOf(e.getMessage()));
        }
    }

    private int restore(DataFolder folder) throws IOException {
        if (Files.exists(folder.file()) && !force) {
            return Outcome.complain("restore.exists", folder.path());
        }
        Path draft = folder.beside(".part");
        try {
            Files.deleteIfExists(draft);
            Privacy.make(draft);
            try (OutputStream out = Files.newOutputStream(draft)) {
                Files.copy(file, out);
            }
            if (!Schema.isWhole(draft)) {
                return Outcome.complain("restore.broken", file);
            }
            Backup.force(draft);
            Files.deleteIfExists(folder.beside("-wal"));
            Files.deleteIfExists(folder.beside("-shm"));
            Files.move(
                    draft,
                    folder.file(),
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.ATOMIC_MOVE);
        } catch (NewerSchemaException e) {
            return Outcome.complain("restore.newer", file, e.version());
        } finally {
            Files.deleteIfExists(draft);
        }
        return Outcome.say("restore.done", file, folder.path());
    }
}
