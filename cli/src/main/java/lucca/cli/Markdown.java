package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.cli.board.Ink;

/// Shows Markdown on a terminal: paragraphs and list items filled to the width, headings
/// underlined, drawings as they are.
final class Markdown {
    private static final Pattern ITEM = Pattern.compile("- (?:\\*\\*([A-Z][0-9.]+)\\*\\* +)?(.*)");
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*", Pattern.DOTALL);
    private static final Pattern ITALIC = Pattern.compile("\\*([^*]+)\\*", Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`([^`]+)`", Pattern.DOTALL);
    private static final int BESIDE_NUMBER = 7;
    private static final int BESIDE_CELL = 10;
    private static final int BESIDE_DASH = 2;

    private final Ink ink;
    private final int width;
    private final List<String> out = new ArrayList<>();
    private final List<String> paragraph = new ArrayList<>();
    private boolean drawing;

    private Markdown(Ink ink, int width) {
        this.ink = ink;
        this.width = width;
    }

    static String show(List<String> lines, Ink ink, int width) {
        Markdown page = new Markdown(ink, width);
        lines.forEach(page::line);
        page.endParagraph();
        return String.join("\n", page.out);
    }

    private void line(String line) {
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
        } else if (line.startsWith("|")) {
            row(line);
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
        out.add(ink.bold(text));
        out.add((line.startsWith("##") ? "-" : "=").repeat(text.length()));
    }

    /// A row of a table: its first cell stands out, the others follow as text. The heading is left
    /// out.
    private void row(String line) {
        endParagraph();
        if (line.matches("[|\\-: ]+")) {
            while (!out.getLast().isBlank()) {
                out.removeLast();
            }
        } else {
            List<String> cells = List.of(line.replaceAll("^\\| *| *\\|$", "").split(" *\\| *", -1));
            String rest = String.join(" ", cells.subList(1, cells.size()));
            hang(cells.getFirst(), BESIDE_CELL, rest);
        }
    }

    private void endParagraph() {
        if (paragraph.isEmpty()) {
            return;
        }
        String text = String.join(" ", paragraph);
        paragraph.clear();
        Matcher item = ITEM.matcher(text);
        if (!item.matches()) {
            out.addAll(inline(fill(text, width)).lines().toList());
        } else if (item.group(1) == null) {
            hang("-", BESIDE_DASH, item.group(2));
        } else {
            hang("**" + item.group(1) + "**", BESIDE_NUMBER, item.group(2));
        }
    }

    /// A word on the left, and text beside it.
    private void hang(String word, int indent, String text) {
        String left = inline(word) + " ".repeat(Math.max(1, indent - visible(word)));
        List<String> lines = inline(fill(text, width - indent)).lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            out.add((i == 0 ? left : " ".repeat(indent)) + lines.get(i));
        }
    }

    private String fill(String text, int columns) {
        StringBuilder filled = new StringBuilder();
        int column = 0;
        for (String word : text.split(" +", -1)) {
            int length = visible(word);
            if (column > 0 && column + 1 + length > columns) {
                filled.append('\n');
                column = 0;
            }
            filled.append(column > 0 ? " " : "").append(word);
            column += length + (column > 0 ? 1 : 0);
        }
        return filled.toString();
    }

    /// How many columns a word takes once its marks are gone.
    private int visible(String word) {
        int marks =
                (int) word.chars().filter(c -> c == '*' || ink.isColoured() && c == '`').count();
        return word.length() - marks;
    }

    private String inline(String text) {
        String bold = replaced(BOLD, text, Ink.BOLD, "");
        String plain = replaced(ITALIC, bold, "3", "");
        return replaced(CODE, plain, Ink.BOLD, "'");
    }

    /// Styles what the pattern finds; without colours it stands between `marks` instead.
    private String replaced(Pattern pattern, String text, String style, String marks) {
        return pattern.matcher(text)
                .replaceAll(
                        found -> {
                            String inner = found.group(1);
                            String shown =
                                    ink.isColoured()
                                            ? ink.style(style, inner)
                                            : marks + inner + marks;
                            return Matcher.quoteReplacement(shown);
                        });
    }
}
