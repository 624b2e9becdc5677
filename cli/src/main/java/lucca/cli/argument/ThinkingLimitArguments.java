package lucca.cli.argument;

import java.time.Duration;
import lucca.arena.ThinkingLimit;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The arguments that limit how long bots think on each decision.
public final class ThinkingLimitArguments {
    /// The default for games between bots.
    public static final ThinkingLimit DEFAULT = new ThinkingLimit.Iterations(1000);

    private static final OptionRange TIME = new OptionRange("--time", 1, 3_600_000);
    private static final OptionRange ITERATIONS = OptionRange.from("--iterations", 1);

    @Option(names = "--time", paramLabel = "MS", descriptionKey = "time")
    private @Nullable Integer time;

    @Option(names = "--iterations", paramLabel = "N", descriptionKey = "iterations")
    private @Nullable Integer iterations;

    /// The limit that was given, or `standard`.
    /// @throws UnreadableException if both were given
    public ThinkingLimit orDefault(ThinkingLimit standard) {
        if (time != null && iterations != null) {
            throw UnreadableException.of("cli.pace.both");
        }
        if (time != null) {
            TIME.check(time);
            return new ThinkingLimit.WallClock(Duration.ofMillis(time));
        }
        if (iterations != null) {
            ITERATIONS.check(iterations);
            return new ThinkingLimit.Iterations(iterations);
        }
        return standard;
    }

    /// The limit in the form of the argument.
    public static String describe(ThinkingLimit thinkingLimit) {
        return switch (thinkingLimit) {
            case ThinkingLimit.WallClock(Duration each) -> "time " + each.toMillis();
            case ThinkingLimit.CpuTime(Duration each) ->
                    "time " + each.toMillis() + " on a processor";
            case ThinkingLimit.Iterations(long each) -> "iterations " + each;
        };
    }
}
