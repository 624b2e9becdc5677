package lucca.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import lucca.engine.UnreadableException;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/// Runs the benchmarks.
public final class Benchmarks {
    private static final List<Class<?>> ALL =
            List.of(PlayoutBench.class, CopyBench.class, ReplayBench.class, SearchBench.class);

    private Benchmarks() {}

    /// The names of the benchmarks.
    public static List<String> names() {
        return ALL.stream().map(Class::getSimpleName).toList();
    }

    /// Checks that benchmarks and games match before anything runs.
    /// @throws UnreadableException if no benchmark or no game matches
    public static void check(List<String> patterns, String subject) {
        chosen(patterns);
        if (!subject.isEmpty()) {
            BenchmarkSubject.game(subject);
        }
    }

    /// Runs the benchmarks whose names contain one of `patterns`, or all if there are none, on one
    /// thread. JMH prints its progress and a table for each, except in a quick run.
    /// @param subject the only game to measure, as in `towers-2-size=8`; empty for those that
    ///     the games declare
    /// @param quick one fork with short iterations: good for a first look, not for a claim
    /// @param gc also measures allocation and garbage collection
    /// @throws UnreadableException if nothing matches
    public static Collection<RunResult> run(
            List<String> patterns, String subject, boolean quick, boolean gc) {
        check(patterns, subject);
        List<RunResult> results = new ArrayList<>();
        for (String name : chosen(patterns)) {
            ChainedOptionsBuilder options =
                    options(quick)
                            .include("\\." + name + "\\.")
                            .param(
                                    "subject",
                                    subject.isEmpty()
                                            ? BenchmarkSubject.of(name)
                                            : new String[] {subject});
            if (gc) {
                options.addProfiler(GCProfiler.class);
            }
            try {
                results.addAll(new Runner(options.build()).run());
            } catch (RunnerException e) {
                throw new IllegalStateException(e);
            }
        }
        return results;
    }

    private static ChainedOptionsBuilder options(boolean quick) {
        return new OptionsBuilder()
                .forks(quick ? 1 : 3)
                .warmupIterations(quick ? 2 : 5)
                .warmupTime(TimeValue.seconds(1))
                .measurementIterations(quick ? 2 : 5)
                .measurementTime(TimeValue.seconds(quick ? 1 : 2))
                .jvmArgs("-XX:+UseSerialGC", "-Xmx1g", "--sun-misc-unsafe-memory-access=allow")
                .verbosity(quick ? VerboseMode.SILENT : VerboseMode.NORMAL)
                .shouldFailOnError(true);
    }

    private static List<String> chosen(List<String> patterns) {
        List<String> chosen =
                names().stream()
                        .filter(
                                name ->
                                        patterns.isEmpty()
                                                || patterns.stream().anyMatch(name::contains))
                        .toList();
        if (chosen.isEmpty()) {
            throw UnreadableException.of("bench.none", patterns, names());
        }
        return chosen;
    }
}
