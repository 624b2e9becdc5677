package lucca.cli.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import lucca.cli.text.CliMessages;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;

/// Formats the results of benchmarks in a few lines.
final class BenchmarkTable {
    private static final String GARBAGE = "gc.alloc.rate.norm";
    private static final double HALF = 0.5;

    private BenchmarkTable() {}

    static List<String> of(Collection<RunResult> results) {
        List<String> lines = new ArrayList<>();
        for (RunResult run : results) {
            String subject = run.getParams().getParam("subject");
            Result<?> primary = run.getPrimaryResult();
            lines.add(row(primary.getLabel(), subject, primary.getScore(), primary.getScoreUnit()));
            List<String> garbage = new ArrayList<>();
            run.getSecondaryResults()
                    .forEach(
                            (label, result) -> {
                                String name = label.replaceFirst("^[^A-Za-z]*", "");
                                double score = result.getScore();
                                if (name.equals(GARBAGE)) {
                                    String words = CliMessages.common().text("bench.garbage");
                                    garbage.add(row(words, subject, score, result.getScoreUnit()));
                                } else if (!name.startsWith("gc.")) {
                                    lines.add(row(name, subject, score, result.getScoreUnit()));
                                }
                            });
            lines.addAll(garbage);
        }
        return lines;
    }

    private static String row(String name, String subject, double score, String unit) {
        String plain =
                switch (unit) {
                    case "ops/s" -> CliMessages.common().text("bench.second");
                    case "B/op" -> CliMessages.common().text("bench.bytes");
                    default -> unit;
                };
        return String.format(
                Locale.ROOT,
                "%-25s %-24s %,16.0f %s",
                name,
                subject,
                score < HALF ? 0 : score,
                plain);
    }
}
