package lucca.cli.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A table on a terminal: columns under their headings, with the longest cells wrapped so that the
/// rows fit. Where not even single words fit side by side, the cells stand below each other, each
/// after its heading. The first row has the headings.
public record TextTable(List<List<String>> rows, AnsiStyler styler) {
    private static final int GAP = 2;

    public List<String> lines(int width) {
        List<Integer> least = widths(TextTable::words);
        List<Integer> widths = new ArrayList<>(widths(Stream::of));
        if (total(least) > width) {
            return stacked(width);
        }
        while (total(widths) > width) {
            int widest =
                    IntStream.range(0, widths.size())
                            .filter(i -> widths.get(i) > least.get(i))
                            .reduce((a, b) -> widths.get(b) > widths.get(a) ? b : a)
                            .orElseThrow();
            widths.set(widest, widths.get(widest) - 1);
        }
        List<String> lines = new ArrayList<>();
        lines.addAll(row(rows.getFirst().stream().map(this::bold).toList(), widths));
        lines.addAll(row(widths.stream().map("-"::repeat).toList(), widths));
        rows.stream().skip(1).forEach(cells -> lines.addAll(row(cells, widths)));
        return lines;
    }

    /// For each column the longest of the parts of its cells.
    private List<Integer> widths(Parts parts) {
        return IntStream.range(0, rows.getFirst().size())
                .mapToObj(
                        column ->
                                rows.stream()
                                        .filter(cells -> column < cells.size())
                                        .flatMap(cells -> parts.of(cells.get(column)))
                                        .mapToInt(TextWrapper::visibleWidth)
                                        .max()
                                        .orElse(0))
                .toList();
    }

    private static int total(List<Integer> widths) {
        return widths.stream().mapToInt(width -> width + GAP).sum() - GAP;
    }

    private static List<String> row(List<String> cells, List<Integer> widths) {
        List<List<String>> columns = new ArrayList<>();
        for (int i = 0; i < widths.size(); i++) {
            columns.add(
                    i < cells.size() ? TextWrapper.fill(cells.get(i), widths.get(i)) : List.of());
        }
        int height = Collections.max(columns.stream().map(List::size).toList());
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < height; i++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < columns.size(); column++) {
                List<String> parts = columns.get(column);
                String part = i < parts.size() ? parts.get(i) : "";
                line.append(
                        new StyledText(part, TextWrapper.visibleWidth(part))
                                .padded(widths.get(column) + GAP));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private List<String> stacked(int width) {
        List<String> lines = new ArrayList<>();
        List<String> heads = rows.getFirst();
        for (List<String> cells : rows.subList(1, rows.size())) {
            lines.addAll(TextWrapper.fill(bold(cells.getFirst()), width));
            for (int i = 1; i < cells.size(); i++) {
                String text = heads.get(i) + ": " + cells.get(i);
                TextWrapper.fill(text, width - GAP)
                        .forEach(line -> lines.add(" ".repeat(GAP) + line));
            }
        }
        return lines;
    }

    private String bold(String text) {
        return words(text).map(styler::bold).collect(Collectors.joining(" "));
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split(" +", -1));
    }

    /// Splits a cell into unbreakable parts.
    private interface Parts {
        Stream<String> of(String cell);
    }
}
