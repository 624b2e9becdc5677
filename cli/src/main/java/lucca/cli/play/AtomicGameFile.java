package lucca.cli.play;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import lucca.cli.record.RecordFormat;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.OutputFile;
import lucca.cli.text.CliMessages;
import lucca.engine.Match;

/// Writes a file that holds one game, atomically: the old content stays until the new content is
/// complete.
final class AtomicGameFile {
    private AtomicGameFile() {}

    static boolean exists(String name) {
        try {
            return Files.exists(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    static boolean isSame(String name, String other) {
        try {
            return exists(name) && exists(other) && Files.isSameFile(Path.of(name), Path.of(other));
        } catch (IOException e) {
            return false;
        }
    }

    /// Writes the game in the format that fits the file name.
    /// @throws BadInputException if the file cannot be written
    static void write(String name, Match<?, ?> match) {
        String record = RecordFormat.of(name).write(match);
        try {
            Path file = Path.of(name);
            if (!Files.exists(file)) {
                replace(file, record);
            } else if (Files.isRegularFile(file)) {
                replace(file.toRealPath(), record);
            } else {
                Files.writeString(file, record);
            }
        } catch (IOException | InvalidPathException e) {
            throw new BadInputException(
                    CliMessages.common().text("cli.write", name, OutputFile.reason(e)));
        }
    }

    private static void replace(Path file, String record) throws IOException {
        Path draft =
                file.resolveSibling(
                        "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            Files.writeString(draft, record);
            Files.move(
                    draft,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
