package lucca.cli.text;

import java.util.ArrayList;
import java.util.List;

/// A text with its visible width, which does not count styles.
public record StyledText(String text, int width) {
    private static final int HANGING = 2;

    public static StyledText of(String text) {
        return new StyledText(text, text.length());
    }

    /// A text in a style of the terminal.
    public static StyledText of(String text, String style, AnsiStyler ansiStyler) {
        return new StyledText(ansiStyler.style(style, text), text.length());
    }

    public StyledText append(String more) {
        return new StyledText(text + more, width + more.length());
    }

    /// The text padded with blanks to at least `columns`.
    public String padded(int columns) {
        return text + " ".repeat(Math.max(0, columns - width));
    }

    /// Joins tiles in a row, each `columns` wide except for the last.
    public static StyledText row(List<StyledText> tiles, int columns) {
        StringBuilder text = new StringBuilder();
        int width = 0;
        for (StyledText styledText : tiles.subList(0, tiles.size() - 1)) {
            text.append(styledText.padded(columns));
            width += Math.max(columns, styledText.width);
        }
        StyledText last = tiles.getLast();
        return new StyledText(text.append(last.text).toString(), width + last.width);
    }

    /// The tiles with a mark after each but the last.
    public static List<StyledText> separated(List<StyledText> tiles, String mark) {
        List<StyledText> listed = new ArrayList<>();
        for (int i = 0; i < tiles.size(); i++) {
            listed.add(i < tiles.size() - 1 ? tiles.get(i).append(mark) : tiles.get(i));
        }
        return listed;
    }

    /// A label, then tiles, each at least `columns` wide, as many per line as fit. Further lines
    /// are indented to the first tile, or a little more.
    public static List<String> lines(String words, List<StyledText> tiles, int columns, int width) {
        List<String> lines = new ArrayList<>();
        int widest = tiles.stream().mapToInt(StyledText::width).max().orElse(0);
        boolean beside = words.length() <= width / 2 && words.length() + 1 + widest <= width;
        int indent = beside ? words.length() : HANGING;
        StringBuilder line = new StringBuilder(words);
        int used = words.length();
        for (StyledText styledText : tiles) {
            if (used > indent && used + 1 + styledText.width > width) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(indent));
                used = indent;
            }
            line.append(' ').append(styledText.padded(columns - 1));
            used += 1 + Math.max(columns - 1, styledText.width);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
