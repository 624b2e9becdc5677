package lucca.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Fits text to the width of a terminal, between words only.
final class Prose {
    /// What stands before the text that the following lines are to stand under.
    private static final Pattern MARGIN = Pattern.compile(" *(?:\\S+ )*\\S+ {2,}(?=\\S)| *");

    private static final int HANGING = 2;

    private Prose() {}

    /// Breaks lines that are too long; what goes on stands under the text of its line, or a little
    /// to the right.
    static String wrap(String text, int width) {
        return text.lines().map(line -> fit(line, width)).collect(Collectors.joining("\n"));
    }

    /// The text with a capital at its beginning.
    static String sentence(String text) {
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
