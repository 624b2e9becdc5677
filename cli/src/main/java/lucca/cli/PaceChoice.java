package lucca.cli;

import java.time.Duration;
import lucca.arena.Pace;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How long bots may think on each decision.
final class PaceChoice {
    /// How bots think among themselves if nothing is said.
    static final Pace USUAL = new Pace.Iterations(1000);

    private static final Range TIME = new Range("--time", 1, 3_600_000);
    private static final Range ITERATIONS = Range.from("--iterations", 1);

    @Option(names = "--time", paramLabel = "MS", descriptionKey = "time")
    private @Nullable Integer time;

    @Option(names = "--iterations", paramLabel = "N", descriptionKey = "iterations")
    private @Nullable Integer iterations;

    /// The pace that was chosen, or `standard`.
    /// @throws UnreadableException if both were given
    Pace or(Pace standard) {
        if (time != null && iterations != null) {
            throw UnreadableException.of("cli.pace.both");
        }
        if (time != null) {
            TIME.check(time);
            return new Pace.Time(Duration.ofMillis(time));
        }
        if (iterations != null) {
            ITERATIONS.check(iterations);
            return new Pace.Iterations(iterations);
        }
        return standard;
    }

    /// A pace as it was asked for.
    static String words(Pace pace) {
        return switch (pace) {
            case Pace.Time(Duration each) -> "time " + each.toMillis();
            case Pace.Work(Duration each) -> "time " + each.toMillis() + " on a processor";
            case Pace.Iterations(long each) -> "iterations " + each;
        };
    }
}
