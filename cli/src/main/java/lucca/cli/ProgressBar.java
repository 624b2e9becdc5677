package lucca.cli;

import java.io.PrintStream;
import java.util.Locale;
import java.util.function.Supplier;

/// Shows on a terminal how far some work is, once it lasts longer than a moment.
final class ProgressBar {
    private static final long PATIENCE = 1_000_000_000L;
    private static final long PAUSE = 100_000_000L;
    private static final int WIDTH = 40;

    private final PrintStream target;
    private final boolean watched;
    private final long all;
    private final long begun = System.nanoTime();
    private long shown;

    ProgressBar(Terminal terminal, long all) {
        target = terminal.err();
        watched = terminal.personErr();
        this.all = all;
    }

    void reached(long done) {
        reached(done, () -> "");
    }

    /// Also shows how it stands, which is asked only if there is somebody to see it.
    void reached(long done, Supplier<String> standing) {
        long now = System.nanoTime();
        if (watched && now - begun > PATIENCE && now - shown > PAUSE) {
            shown = now;
            int full = (int) (done * WIDTH / all);
            target.printf(
                    Locale.ROOT,
                    "\r[%s%s] %3d %%  %,d / %,d  %s\u001b[K",
                    "#".repeat(full),
                    ".".repeat(WIDTH - full),
                    done * 100 / all,
                    done,
                    all,
                    standing.get());
            target.flush();
        }
    }

    /// Takes the bar away.
    void done() {
        if (shown != 0) {
            target.print("\r\u001b[K");
            target.flush();
        }
    }
}
