package lucca.cli.argument;

import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The number of threads; by default the number of cores.
public final class ThreadArguments {
    public static final OptionRange RANGE = new OptionRange("--threads", 1, 256);

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads.all")
    private @Nullable Integer threads;

    /// Checks the number of threads.
    /// @throws UnreadableException if the number is out of range
    public void check() {
        if (threads != null) {
            RANGE.check(threads);
        }
    }

    public int number() {
        check();
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }
}
