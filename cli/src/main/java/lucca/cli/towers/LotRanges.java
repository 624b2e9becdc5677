package lucca.cli.towers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Formats lots in short form: neighbours in a row are joined, as in `a1-d1`.
final class LotRanges {
    private LotRanges() {}

    static String of(Collection<String> lots, int size) {
        Set<String> left = new HashSet<>(lots);
        List<String> ranges = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int end = column;
                while (end < size && left.contains(lot(end, row))) {
                    end++;
                }
                if (end > column) {
                    String first = lot(column, row);
                    ranges.add(end == column + 1 ? first : first + "-" + lot(end - 1, row));
                    column = end;
                }
            }
        }
        return String.join(" ", ranges);
    }

    /// The lot in a column and row, both counted from 0.
    static String lot(int column, int row) {
        return (char) ('a' + column) + String.valueOf(row + 1);
    }
}
