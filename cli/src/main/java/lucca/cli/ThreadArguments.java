package lucca.cli;

import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How many threads play: if nothing is said, as many as there are cores.
final class ThreadArguments {
    static final OptionRange RANGE = new OptionRange("--threads", 1, 256);

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads.all")
    private @Nullable Integer threads;

    /// @throws UnreadableException if nobody can have so many
    void check() {
        if (threads != null) {
            RANGE.check(threads);
        }
    }

    int number() {
        check();
        return threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    }
}
