package lucca.cli;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// The outside of a command: its streams, which of them are a terminal with a person at it, and the
/// environment.
public record Terminal(
        InputStream in,
        PrintStream out,
        PrintStream err,
        boolean inIsTerminal,
        boolean outIsTerminal,
        boolean errIsTerminal,
        Map<String, String> environment) {
    private static final int BUFFER = 1 << 16;
    private static final int WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int WIDEST = 120;
    private static final int HEIGHT = 24;
    private static final int LOWEST = 8;

    /// Streams without a person.
    public static Terminal of(InputStream in, OutputStream out, OutputStream err) {
        return new Terminal(in, printer(out), printer(err), false, false, false, Map.of());
    }

    static Terminal system() {
        return new Terminal(
                System.in,
                printer(new FileOutputStream(FileDescriptor.out)),
                // Nobody could be told that this one fails.
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8),
                isTerminal(0),
                isTerminal(1),
                isTerminal(2),
                System.getenv());
    }

    /// Whether colours are welcome where nobody said so: https://no-color.org.
    boolean supportsColour() {
        return outIsTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb();
    }

    private boolean isDumb() {
        return environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /// Whether somebody reads what is written and answers to it.
    boolean isInteractive() {
        return inIsTerminal && outIsTerminal;
    }

    /// Takes everything off the screen, also what has scrolled out of it, before somebody looks who
    /// may not see it. What is no screen keeps everything.
    void clear() {
        if (outIsTerminal) {
            out.print(isDumb() ? "\n".repeat(height()) : "\u001b[H\u001b[2J\u001b[3J");
        }
    }

    /// How many characters a line should have at most.
    int width() {
        return Math.clamp(number("COLUMNS", WIDTH), NARROWEST, WIDEST);
    }

    /// How many lines can be seen at once.
    int height() {
        return Math.max(number("LINES", HEIGHT), LOWEST);
    }

    boolean showsStackTraces() {
        return environment.getOrDefault("LUCCA_DEBUG", "").equals("1");
    }

    private int number(String variable, int standard) {
        String value = environment.getOrDefault(variable, "");
        return value.matches("[1-9][0-9]{0,3}") ? Integer.parseInt(value) : standard;
    }

    private static PrintStream printer(OutputStream target) {
        return new PrintStream(
                new BufferedOutputStream(new FailFastStream(target), BUFFER),
                false,
                StandardCharsets.UTF_8);
    }

    /// `System.console()` only knows of input and output together, so ask the system first.
    private static boolean isTerminal(int descriptor) {
        try {
            String file = Files.readSymbolicLink(Path.of("/proc/self/fd/" + descriptor)).toString();
            return file.startsWith("/dev/pts/")
                    || file.startsWith("/dev/tty")
                    || file.equals("/dev/console");
        } catch (IOException e) {
            return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
        }
    }
}
