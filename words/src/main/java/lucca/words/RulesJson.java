package lucca.words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.engine.Json;

/// Converts a rules page to JSON: a title, and sections with a heading and a list of parts.
///
/// A part is a `paragraph`, a `rule` with its number, an `example`, a `drawing` line by line, or a
/// `table`. Texts keep their Markdown marks: `*`, `**` and backquotes.
public final class RulesJson {
    private static final Pattern RULE =
            Pattern.compile("- \\*\\*([A-Z][0-9.]+)\\*\\* +(.*)", Pattern.DOTALL);
    private static final Pattern HEADING = Pattern.compile("(#+) (?:([A-Z][0-9]+) )?(.*)");
    private static final Pattern EXAMPLE = Pattern.compile("(Example|Exemple|Esempi)[a-z]?\\b.*");
    private static final String DRAWING = "```";

    private final List<Json> sections = new ArrayList<>();
    private final List<Json> parts = new ArrayList<>();
    private final List<String> paragraph = new ArrayList<>();
    private final List<String> drawing = new ArrayList<>();
    private final List<Json> rows = new ArrayList<>();
    private String title = "";
    private Json.Obj section = Json.object("number", null, "heading", "");
    private boolean isDrawing;

    private RulesJson() {}

    public static Json.Obj of(RulesPage page) {
        RulesJson reader = new RulesJson();
        page.lines().forEach(reader::line);
        reader.endSection();
        return Json.object(
                "game", page.kind().name(), "title", reader.title, "sections", reader.sections);
    }

    private void line(String line) {
        String text = line.strip();
        if (text.startsWith(DRAWING)) {
            endPart();
            isDrawing = !isDrawing;
        } else if (isDrawing) {
            drawing.add(line);
        } else if (text.startsWith("|")) {
            endParagraph();
            row(text);
        } else if (text.isEmpty()) {
            endPart();
        } else if (line.startsWith("#")) {
            heading(line);
        } else {
            if (text.startsWith("- ")) {
                endPart();
            }
            endTable();
            paragraph.add(text);
        }
    }

    private void heading(String line) {
        Matcher heading = HEADING.matcher(line);
        endPart();
        if (!heading.matches()) {
            paragraph.add(line);
        } else if (heading.group(1).length() == 1) {
            title = heading.group(3);
        } else {
            endSection();
            section = Json.object("number", heading.group(2), "heading", heading.group(3));
        }
    }

    private void endSection() {
        endPart();
        if (!parts.isEmpty()) {
            sections.add(section.with("parts", List.copyOf(parts)));
            parts.clear();
        }
    }

    private void endPart() {
        endParagraph();
        endTable();
        if (!drawing.isEmpty()) {
            parts.add(Json.object("type", "drawing", "lines", List.copyOf(drawing)));
            drawing.clear();
        }
    }

    private void endParagraph() {
        if (paragraph.isEmpty()) {
            return;
        }
        String text = String.join(" ", paragraph);
        paragraph.clear();
        Matcher rule = RULE.matcher(text);
        if (rule.matches()) {
            parts.add(Json.object("type", "rule", "number", rule.group(1), "text", rule.group(2)));
        } else {
            String type = EXAMPLE.matcher(text).matches() ? "example" : "paragraph";
            parts.add(Json.object("type", type, "text", text));
        }
    }

    /// Skips the row of dashes below the table header.
    private void row(String line) {
        if (!line.matches("[|\\-: ]+")) {
            String cells = line.replaceAll("^\\| *| *\\|$", "");
            rows.add(Json.of(Stream.of(cells.split(" *\\| *", -1)).toList()));
        }
    }

    private void endTable() {
        if (!rows.isEmpty()) {
            parts.add(
                    Json.object(
                            "type",
                            "table",
                            "head",
                            rows.getFirst(),
                            "rows",
                            List.copyOf(rows.subList(1, rows.size()))));
            rows.clear();
        }
    }
}
