package lucca.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Shows texts that are marked with `*`, `**` and backquotes on a terminal, wrapped to its width.
public record MarkedText(AnsiStyler styler, int width) {
    private static final Pattern MARKED =
            Pattern.compile("`([^`]+)`|\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*");
    private static final String ITALIC = "3";
    private static final String ITEM = "- ";

    /// Paragraphs, each on one line; those that begin with a dash are items of a list.
    public String paragraphs(List<String> paragraphs) {
        return paragraphs.stream()
                .flatMap(
                        text ->
                                text.startsWith(ITEM)
                                        ? hanging("-", ITEM.length(), text.substring(ITEM.length()))
                                                .stream()
                                        : fill(text).stream())
                .collect(Collectors.joining("\n"));
    }

    /// The lines of a paragraph.
    public List<String> fill(String text) {
        return TextWrapper.fill(inline(text), width);
    }

    /// The lines of a text beside a label on the left.
    public List<String> hanging(String label, int indent, String text) {
        String gap = " ".repeat(Math.max(1, indent - TextWrapper.visibleWidth(label)));
        List<String> lines = new ArrayList<>();
        for (String line : TextWrapper.fill(inline(text), width - indent)) {
            lines.add((lines.isEmpty() ? label + gap : " ".repeat(indent)) + line);
        }
        return lines;
    }

    /// The text without its marks. Without colours, code is quoted.
    public String inline(String text) {
        return MARKED.matcher(text)
                .replaceAll(
                        found -> {
                            String code = found.group(1);
                            String bold = found.group(2);
                            return Matcher.quoteReplacement(
                                    code != null
                                            ? styler.isColoured()
                                                    ? styled(AnsiStyler.BOLD, code)
                                                    : "'" + code + "'"
                                            : bold != null
                                                    ? styled(AnsiStyler.BOLD, bold)
                                                    : styled(ITALIC, found.group(3)));
                        });
    }

    /// Styles each word separately, so that lines can be broken between words.
    private String styled(String style, String text) {
        return Stream.of(text.split(" ", -1))
                .map(word -> styler.style(style, word))
                .collect(Collectors.joining(" "));
    }
}
