package lucca.cli.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lucca.engine.Json;

/// A move in its notation, with the fields of its record.
public record MoveText(String text, Json.Obj fields) {
    /// A text field; empty if it is absent.
    public String field(String name) {
        return fields.get(name) instanceof Json.Str text ? text.value() : "";
    }

    /// Whether the move contains each of these words.
    public boolean mentions(String words) {
        List<String> own = List.of(text.toLowerCase(Locale.ROOT).split(" ", -1));
        return own.containsAll(
                Arrays.asList(words.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)));
    }
}
