package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.UnreadableException;

/// A JSON file with a list, and the line of each entry.
final class JsonLines {
    private final String text;

    JsonLines(String text) {
        this.text = text;
    }

    /// @throws UnreadableException that names the line of the syntax error
    Json parse() {
        try {
            return Json.parse(text);
        } catch (UnreadableException e) {
            List<Object> args = e.why().args();
            int at = !args.isEmpty() && args.getFirst() instanceof Integer index ? index - 1 : 0;
            throw UnreadableException.of("deck.json", lineAt(at), e.why());
        }
    }

    /// The line on which an entry begins. Entries count from 0, lines from 1.
    int ofEntry(int entry) {
        List<Integer> starts = starts();
        return entry < starts.size() ? lineAt(starts.get(entry)) : 1;
    }

    /// The offsets of the outer list's entries: after its bracket or a comma between them.
    private List<Integer> starts() {
        List<Integer> starts = new ArrayList<>();
        int depth = 0;
        boolean quoted = false;
        boolean due = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (due && !Character.isWhitespace(c)) {
                starts.add(i);
                due = false;
            }
            if (quoted) {
                i += c == '\\' ? 1 : 0;
                quoted = c != '"';
            } else {
                quoted = c == '"';
                depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
                due |= depth == 1 && (c == '[' || c == ',');
            }
        }
        return starts;
    }

    private int lineAt(int index) {
        String before = text.substring(0, Math.clamp(index, 0, text.length()));
        return 1 + (int) before.chars().filter(c -> c == '\n').count();
    }
}
