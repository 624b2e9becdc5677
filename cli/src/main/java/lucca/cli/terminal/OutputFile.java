package lucca.cli.terminal;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import lucca.cli.text.CliMessages;
import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// An output file, or standard output.
public final class OutputFile implements AutoCloseable {
    /// The name of standard output, and of standard input.
    public static final String STANDARD = "-";

    private final String name;
    private final @Nullable Writer file;
    private final PrintStream standard;

    private OutputFile(String name, @Nullable Writer file, PrintStream standard) {
        this.name = name;
        this.file = file;
        this.standard = standard;
    }

    /// Opens a file, or standard output.
    /// @throws BadInputException if the file cannot be written
    public static OutputFile open(String name, Terminal terminal) {
        try {
            @Nullable Writer file =
                    name.equals(STANDARD)
                            ? null
                            : Files.newBufferedWriter(Path.of(name), StandardCharsets.UTF_8);
            return new OutputFile(name, file, terminal.out());
        } catch (IOException | InvalidPathException e) {
            throw failure(name, e);
        }
    }

    public void write(String text) {
        try {
            if (file == null) {
                standard.print(text);
            } else {
                file.write(text);
            }
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    @Override
    public void close() {
        try {
            if (file == null) {
                standard.flush();
            } else {
                file.close();
            }
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    private static BadInputException failure(String name, Exception e) {
        return new BadInputException(CliMessages.common().text("cli.write", name, reason(e)));
    }

    /// The reason why a file could not be opened, read or written, as far as the system reports it.
    public static Object reason(Exception e) {
        return switch (e) {
            case NoSuchFileException missing -> Message.of("cli.file.missing");
            case AccessDeniedException denied -> Message.of("cli.file.denied");
            case FileSystemException system when system.getReason() != null ->
                    String.valueOf(system.getReason());
            default -> String.valueOf(e.getMessage());
        };
    }
}
