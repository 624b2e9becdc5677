package lucca.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lucca.words.RulesPage;
import lucca.words.RulesPart;
import lucca.words.RulesSection;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.parser.Parser;
import org.jspecify.annotations.Nullable;

/// Reads a rules page in Markdown. A list item is a rule and begins with its number in bold, a
/// block quote is an example, a fenced block is a drawing. A heading may begin with the number of
/// its section. Everything else that a rules page does not need is an error.
final class MarkdownReader {
    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private final List<RulesSection> sections = new ArrayList<>();
    private final List<RulesPart> parts = new ArrayList<>();
    private String title = "";
    private @Nullable String number;
    private String heading = "";

    private MarkdownReader() {}

    /// The page of a game.
    /// @throws IllegalArgumentException if it contains something that a rules page cannot have
    static RulesPage read(String game, String markdown) {
        MarkdownReader reader = new MarkdownReader();
        children(PARSER.parse(markdown)).forEach(reader::block);
        reader.endSection();
        return new RulesPage(game, reader.title, reader.sections);
    }

    private void block(Node block) {
        switch (block) {
            case Heading head when head.getLevel() == 1 -> title = MarkdownText.of(head);
            case Heading head -> {
                endSection();
                heading(MarkdownText.of(head));
            }
            case Paragraph text -> parts.add(new RulesPart.Paragraph(MarkdownText.of(text)));
            case BulletList list -> children(list).forEach(this::rule);
            case BlockQuote quote -> children(quote).forEach(this::example);
            case FencedCodeBlock code -> parts.add(drawing(code));
            case TableBlock table -> parts.add(table(table));
            default -> throw unexpected(block);
        }
    }

    private void heading(String text) {
        int space = text.indexOf(' ');
        boolean isNumbered = space > 1 && Character.isDigit(text.charAt(space - 1));
        number = isNumbered ? text.substring(0, space) : null;
        heading = isNumbered ? text.substring(space + 1) : text;
    }

    private void rule(Node item) {
        Node first = item.getFirstChild();
        if (!(first instanceof Paragraph && first.getFirstChild() instanceof StrongEmphasis bold)) {
            throw new IllegalArgumentException(
                    "a rule does not begin with its number in bold: " + MarkdownText.of(first));
        }
        String rule = MarkdownText.of(bold);
        bold.unlink();
        parts.add(new RulesPart.Rule(rule, MarkdownText.of(first).strip()));
        children(item).skip(1).forEach(this::block);
    }

    private void example(Node block) {
        if (block instanceof Paragraph text) {
            parts.add(new RulesPart.Example(MarkdownText.of(text)));
        } else {
            block(block);
        }
    }

    private void endSection() {
        if (!parts.isEmpty()) {
            sections.add(new RulesSection(number, heading, parts));
            parts.clear();
        }
    }

    private static RulesPart drawing(FencedCodeBlock code) {
        return new RulesPart.Drawing(code.getLiteral().lines().toList());
    }

    private static RulesPart table(TableBlock table) {
        List<List<String>> rows =
                children(table)
                        .flatMap(MarkdownReader::children)
                        .map(row -> children(row).map(MarkdownText::of).toList())
                        .toList();
        return new RulesPart.Table(rows.getFirst(), rows.subList(1, rows.size()));
    }

    static Stream<Node> children(Node parent) {
        return Stream.iterate(parent.getFirstChild(), node -> node != null, Node::getNext);
    }

    static IllegalArgumentException unexpected(Node node) {
        return new IllegalArgumentException("rules pages have no " + node);
    }
}
