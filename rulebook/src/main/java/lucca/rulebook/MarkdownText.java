package lucca.rulebook;

import java.util.stream.Collectors;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;

/// Writes a text on one line, with the marks `*`, `**` and backquotes. Of a link only the text
/// remains, because its target is a file of the repository.
final class MarkdownText {
    private MarkdownText() {}

    static String of(Node parent) {
        return MarkdownReader.children(parent)
                .map(MarkdownText::inline)
                .collect(Collectors.joining());
    }

    private static String inline(Node node) {
        return switch (node) {
            case Text text -> text(text.getLiteral());
            case SoftLineBreak ignored -> " ";
            case Code code -> "`" + code.getLiteral() + "`";
            case Emphasis words -> "*" + of(words) + "*";
            case StrongEmphasis words -> "**" + of(words) + "**";
            case Link link -> of(link);
            default -> throw MarkdownReader.unexpected(node);
        };
    }

    private static String text(String text) {
        if (text.contains("*") || text.contains("`")) {
            throw new IllegalArgumentException("a mark without its counterpart: " + text);
        }
        return text;
    }
}
