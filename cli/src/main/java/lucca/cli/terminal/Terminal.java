package lucca.cli.terminal;

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

/// The environment of a command: its streams, whether they are interactive, and the environment
/// variables.
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

    public static Terminal system() {
        return new Terminal(
                System.in,
                printer(new FileOutputStream(FileDescriptor.out)),
                // A failure of this stream could not be reported to anyone.
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), false, StandardCharsets.UTF_8),
                isTerminal(0),
                isTerminal(1),
                isTerminal(2),
                System.getenv());
    }

    /// Whether colours are enabled by default: https://no-color.org.
    public boolean supportsColour() {
        return outIsTerminal && environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb();
    }

    private boolean isDumb() {
        return environment.getOrDefault("TERM", "dumb").equals("dumb");
    }

    /// Whether a person reads the output and answers.
    public boolean isInteractive() {
        return inIsTerminal && outIsTerminal;
    }

    /// Clears the screen and its scrollback before another person looks who may not see the
    /// content. Does nothing if the output is not a terminal.
    public void clear() {
        if (outIsTerminal) {
            out.print(isDumb() ? "\n".repeat(height()) : "\u001b[H\u001b[2J\u001b[3J");
        }
    }

    /// The maximum number of characters of a line.
    public int width() {
        return Math.clamp(number("COLUMNS", WIDTH), NARROWEST, WIDEST);
    }

    /// The number of visible lines.
    int height() {
        return Math.max(number("LINES", HEIGHT), LOWEST);
    }

    public boolean showsStackTraces() {
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

    /// `System.console()` reports only input and output together, so the system is asked first.
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
