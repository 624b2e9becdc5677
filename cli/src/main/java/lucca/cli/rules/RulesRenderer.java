package lucca.cli.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.MarkedText;
import lucca.cli.text.TextTable;
import lucca.words.RulesPage;
import lucca.words.RulesPart;
import lucca.words.RulesSection;

/// Renders rules pages on a terminal: headings underlined, rules beside their numbers, tables in
/// columns, drawings verbatim.
public final class RulesRenderer {
    private static final int BESIDE_NUMBER = 7;

    private final AnsiStyler styler;
    private final MarkedText texts;
    private final List<String> out = new ArrayList<>();

    private RulesRenderer(AnsiStyler ansiStyler, int width) {
        this.styler = ansiStyler;
        texts = new MarkedText(ansiStyler, width);
    }

    public static String render(RulesPage page, AnsiStyler ansiStyler, int width) {
        RulesRenderer renderer = new RulesRenderer(ansiStyler, width);
        renderer.heading(page.title(), "=");
        page.sections().forEach(renderer::section);
        return String.join("\n", renderer.out);
    }

    private void section(RulesSection section) {
        String number = section.number() == null ? "" : section.number() + " ";
        heading(number + section.heading(), "-");
        for (RulesPart part : section.parts()) {
            begin();
            out.addAll(lines(part));
        }
    }

    private void heading(String text, String line) {
        if (!text.isEmpty()) {
            begin();
            out.add(styler.bold(text));
            out.add(line.repeat(text.length()));
        }
    }

    /// Leaves a line free after what comes before.
    private void begin() {
        if (!out.isEmpty()) {
            out.add("");
        }
    }

    private List<String> lines(RulesPart part) {
        return switch (part) {
            case RulesPart.Paragraph(String text) -> texts.fill(text);
            case RulesPart.Example(String text) -> texts.fill(text);
            case RulesPart.Rule(String number, String text) ->
                    texts.hanging(styler.bold(number), BESIDE_NUMBER, text);
            case RulesPart.Drawing(List<String> lines) ->
                    lines.stream().map(line -> ("    " + line).stripTrailing()).toList();
            case RulesPart.Table table -> table(table);
        };
    }

    private List<String> table(RulesPart.Table table) {
        List<List<String>> rows =
                Stream.concat(Stream.of(table.head()), table.rows().stream())
                        .map(row -> row.stream().map(texts::inline).toList())
                        .toList();
        return new TextTable(rows, styler).lines(texts.width());
    }
}
