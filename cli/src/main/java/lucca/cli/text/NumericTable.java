package lucca.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A table of numbers under headings: the first column is left-aligned, the others are
/// right-aligned.
public final class NumericTable {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    /// @param headings the headings, separated by `|`
    public NumericTable(String headings) {
        rows.add(Stream.of(headings.split("\\|", -1)).map(String::strip).toList());
    }

    public void row(String... cells) {
        if (cells.length != rows.getFirst().size()) {
            throw new IllegalArgumentException(List.of(cells) + " for " + rows.getFirst());
        }
        rows.add(List.of(cells));
    }

    public List<String> lines() {
        int[] widths =
                IntStream.range(0, rows.getFirst().size())
                        .map(
                                i ->
                                        rows.stream()
                                                .mapToInt(row -> row.get(i).length())
                                                .max()
                                                .orElse(0))
                        .toArray();
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private static String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String blank = " ".repeat(widths[i] - row.get(i).length());
            line.append(i == 0 ? row.get(i) + blank : GAP + blank + row.get(i));
        }
        return line.toString().stripTrailing();
    }
}
