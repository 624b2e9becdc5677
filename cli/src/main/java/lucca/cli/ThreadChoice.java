package lucca.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How many threads play: if nothing is said, as many as there are cores.
final class ThreadChoice {
    private static final Range THREADS = new Range("--threads", 1, 256);

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "threads.all")
    private @Nullable Integer threads;

    int number() {
        return threads == null
                ? Runtime.getRuntime().availableProcessors()
                : THREADS.check(threads);
    }
}
