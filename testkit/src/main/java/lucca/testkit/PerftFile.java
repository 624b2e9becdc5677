package lucca.testkit;

import java.util.ArrayList;
import java.util.List;

/// A file of node counts. A line has a position, a `|`, then the counts at depth 1, 2, …; `#`
/// starts a comment.
public record PerftFile(List<Line> lines) {
    public record Line(String position, List<Long> counts) {}

    public static PerftFile read(Class<?> home, String resource) {
        List<Line> lines = new ArrayList<>();
        for (String raw : GameTexts.read(home, resource).split("\n", -1)) {
            String line = raw.strip();
            if (!line.isEmpty() && !line.startsWith("#")) {
                int bar = line.indexOf('|');
                List<Long> counts = new ArrayList<>();
                for (String count : line.substring(bar + 1).strip().split("\\s+", -1)) {
                    counts.add(Long.parseLong(count));
                }
                lines.add(new Line(line.substring(0, bar).strip(), counts));
            }
        }
        return new PerftFile(lines);
    }
}
