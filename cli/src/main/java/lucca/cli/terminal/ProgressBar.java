package lucca.cli.terminal;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.Supplier;

/// Shows the progress of a task on a terminal.
public final class ProgressBar implements AutoCloseable {
    private static final long PAUSE = 100_000_000L;
    private static final int WIDTH = 20;

    private final PrintStream target;
    private final boolean watched;
    private final long all;
    private final int room;
    private long shown;

    public ProgressBar(Terminal terminal, long all) {
        target = terminal.err();
        watched = terminal.errIsTerminal();
        this.all = Math.max(1, all);
        room = terminal.width() - 1;
        if (watched) {
            show(0, "");
        }
    }

    public void update(long done) {
        update(done, () -> "");
    }

    /// Also shows an intermediate result, which is computed only if the bar is visible.
    public void update(long done, Supplier<String> standing) {
        if (watched && System.nanoTime() - shown > PAUSE) {
            show(done, standing.get());
        }
    }

    private void show(long done, String standing) {
        shown = System.nanoTime();
        int full = (int) (done * WIDTH / all);
        String line =
                String.format(
                        Locale.ROOT,
                        "[%s%s] %3d%%  %,d / %,d  %s",
                        "#".repeat(full),
                        ".".repeat(WIDTH - full),
                        done * 100 / all,
                        done,
                        all,
                        standing);
        // A line that wraps could not be overwritten.
        target.print("\r" + line.substring(0, Math.min(line.length(), room)) + "\u001b[K");
        target.flush();
    }

    /// Removes the bar.
    @Override
    public void close() {
        if (watched) {
            target.print("\r\u001b[K");
            target.flush();
        }
    }
}
