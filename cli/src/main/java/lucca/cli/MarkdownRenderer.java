package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lucca.cli.board.AnsiStyler;

/// Renders Markdown on a terminal: paragraphs and list items wrapped to the width, headings
/// underlined, tables in columns, drawings verbatim.
final class MarkdownRenderer {
    private static final Pattern ITEM = Pattern.compile("- (?:\\*\\*([A-Z][0-9.]+)\\*\\* +)?(.*)");
    private static final Pattern MARKED =
            Pattern.compile("`([^`]+)`|\\*\\*([^*]+)\\*\\*|\\*([^*]+)\\*");
    private static final String ITALIC = "3";
    private static final int BESIDE_NUMBER = 7;
    private static final int BESIDE_DASH = 2;

    private final AnsiStyler styler;
    private final int width;
    private final List<String> out = new ArrayList<>();
    private final List<String> paragraph = new ArrayList<>();
    private final List<List<String>> table = new ArrayList<>();
    private boolean drawing;

    private MarkdownRenderer(AnsiStyler ansiStyler, int width) {
        this.styler = ansiStyler;
        this.width = width;
    }

    static String render(List<String> lines, AnsiStyler ansiStyler, int width) {
        MarkdownRenderer page = new MarkdownRenderer(ansiStyler, width);
        lines.forEach(page::line);
        page.end();
        return String.join("\n", page.out);
    }

    private void line(String line) {
        if (!drawing && line.startsWith("|")) {
            row(line);
            return;
        }
        endTable();
        if (line.startsWith("```")) {
            endParagraph();
            drawing = !drawing;
        } else if (drawing) {
            out.add("    " + line);
        } else if (line.isBlank()) {
            endParagraph();
            out.add("");
        } else if (line.startsWith("#")) {
            heading(line);
        } else {
            if (line.startsWith("- ")) {
                endParagraph();
            }
            paragraph.add(line.strip());
        }
    }

    private void heading(String line) {
        endParagraph();
        String text = line.replaceFirst("#+ *", "");
        out.add(styler.bold(text));
        out.add((line.startsWith("##") ? "-" : "=").repeat(text.length()));
    }

    /// Adds a row of a table. The row of dashes below the headings is skipped.
    private void row(String line) {
        endParagraph();
        if (!line.matches("[|\\-: ]+")) {
            String cells = line.replaceAll("^\\| *| *\\|$", "");
            table.add(Stream.of(cells.split(" *\\| *", -1)).map(this::inline).toList());
        }
    }

    private void endTable() {
        if (!table.isEmpty()) {
            out.addAll(new TextTable(table, styler).lines(width));
            table.clear();
        }
    }

    private void end() {
        endParagraph();
        endTable();
    }

    private void endParagraph() {
        if (paragraph.isEmpty()) {
            return;
        }
        String text = String.join(" ", paragraph);
        paragraph.clear();
        Matcher item = ITEM.matcher(text);
        if (!item.matches()) {
            out.addAll(TextWrapper.fill(inline(text), width));
        } else if (item.group(1) == null) {
            addHanging("-", BESIDE_DASH, item.group(2));
        } else {
            addHanging("**" + item.group(1) + "**", BESIDE_NUMBER, item.group(2));
        }
    }

    /// Adds a label on the left with text beside it.
    private void addHanging(String word, int indent, String text) {
        String left = inline(word);
        String gap = " ".repeat(Math.max(1, indent - TextWrapper.visibleWidth(left)));
        List<String> lines = TextWrapper.fill(inline(text), width - indent);
        for (int i = 0; i < lines.size(); i++) {
            out.add((i == 0 ? left + gap : " ".repeat(indent)) + lines.get(i));
        }
    }

    /// The text without its markup. Without colours, code is quoted.
    private String inline(String text) {
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
