package lucca.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Wraps text to the width of a terminal, between words only.
public final class TextWrapper {
    /// The part of a line that determines the indent of the following lines.
    private static final Pattern MARGIN = Pattern.compile(" *(?:\\S+ )*\\S+ {2,}(?=\\S)| *");

    private static final Pattern STYLE = Pattern.compile("\u001b\\[[0-9;]*m");

    private static final int HANGING = 2;

    private TextWrapper() {}

    /// Breaks lines that are too long. The rest is indented to the text of its line, or a little
    /// more.
    public static String wrap(String text, int width) {
        return text.lines().map(line -> fit(line, width)).collect(Collectors.joining("\n"));
    }

    /// The words in lines of at most this many columns. Styles take no columns.
    static List<String> fill(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" +", -1)) {
            if (!line.isEmpty() && visibleWidth(line + " " + word) > columns) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /// The number of columns that a text takes, without its styles.
    static int visibleWidth(String text) {
        return STYLE.matcher(text).replaceAll("").length();
    }

    /// The text with its first letter capitalized.
    public static String capitalize(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String fit(String line, int width) {
        if (line.length() <= width) {
            return line;
        }
        Matcher margin = MARGIN.matcher(line.substring(0, width));
        int start = margin.lookingAt() ? margin.end() : 0;
        boolean hangs = start > 0 && start <= width / 2 && !line.substring(0, start).isBlank();
        int indent = hangs ? start : line.length() - line.stripLeading().length() + HANGING;
        StringBuilder out = new StringBuilder(hangs ? line.substring(0, start) : "");
        int column = out.length();
        boolean first = true;
        for (String word : line.substring(out.length()).split("(?<=\\S) +", -1)) {
            if (!first && column + 1 + word.length() > width) {
                out.append('\n').append(" ".repeat(indent));
                column = indent;
                first = true;
            }
            out.append(first ? "" : " ").append(word);
            column += word.length() + (first ? 0 : 1);
            first = false;
        }
        return out.toString();
    }
}
