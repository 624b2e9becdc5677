package lucca.cli.board;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lucca.engine.Json;

/// A move as it is typed, and in the fields of its record.
public record MoveText(String text, Json.Obj fields) {
    /// A field that is a text; empty if there is none.
    public String field(String name) {
        return fields.get(name) instanceof Json.Str text ? text.value() : "";
    }

    /// Whether each of these words is one of the words of the move.
    public boolean mentions(String words) {
        List<String> own = List.of(text.toLowerCase(Locale.ROOT).split(" ", -1));
        return own.containsAll(
                Arrays.asList(words.strip().toLowerCase(Locale.ROOT).split("\\s+", -1)));
    }
}
