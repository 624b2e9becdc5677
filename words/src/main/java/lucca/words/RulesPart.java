package lucca.words;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.JsonWritable;

/// A part of a rules page. Texts are marked with `*`, `**` and backquotes.
public sealed interface RulesPart extends JsonWritable {
    /// Text that is not a rule.
    record Paragraph(String text) implements RulesPart {
        @Override
        public Json.Obj json() {
            return Json.object("type", "paragraph", "text", text);
        }
    }

    /// A rule, or the first paragraph of it; the parts up to the next rule belong to it.
    record Rule(String number, String text) implements RulesPart {
        @Override
        public Json.Obj json() {
            return Json.object("type", "rule", "number", number, "text", text);
        }
    }

    /// An example of the rule before it.
    record Example(String text) implements RulesPart {
        @Override
        public Json.Obj json() {
            return Json.object("type", "example", "text", text);
        }
    }

    /// Lines that keep their spaces, such as a board.
    record Drawing(List<String> lines) implements RulesPart {
        public Drawing {
            lines = List.copyOf(lines);
        }

        @Override
        public Json.Obj json() {
            return Json.object("type", "drawing", "lines", lines);
        }
    }

    /// A table: its header, and its rows of as many cells.
    record Table(List<String> head, List<List<String>> rows) implements RulesPart {
        public Table {
            head = List.copyOf(head);
            rows = rows.stream().map(List::copyOf).toList();
        }

        @Override
        public Json.Obj json() {
            return Json.object("type", "table", "head", head, "rows", rows);
        }
    }

    /// Reads the JSON form.
    static RulesPart of(Json.Obj part) {
        RulesPageFields fields = new RulesPageFields(part);
        String type = fields.text("type");
        return switch (type) {
            case "paragraph" -> new Paragraph(fields.text("text"));
            case "rule" -> new Rule(fields.text("number"), fields.text("text"));
            case "example" -> new Example(fields.text("text"));
            case "drawing" -> new Drawing(fields.texts("lines"));
            case "table" -> new Table(fields.texts("head"), fields.rows("rows"));
            default -> throw new IllegalArgumentException("no part of a rules page: " + type);
        };
    }
}
