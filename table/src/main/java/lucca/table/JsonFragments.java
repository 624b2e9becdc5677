package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// Writes JSON member by member, for callers that cache parts of it.
final class JsonFragments {
    /// The typical length of a quoted move.
    private static final int BYTES_PER_TEXT = 16;

    private JsonFragments() {}

    static String of(@Nullable Object value) {
        return Json.of(value).toString();
    }

    /// A list of texts. Moves are numerous, so no JSON values are created for them.
    static String list(List<String> texts) {
        StringBuilder out = new StringBuilder(texts.size() * BYTES_PER_TEXT + 2);
        char separator = '[';
        for (String text : texts) {
            Json.quote(text, out.append(separator));
            separator = ',';
        }
        return out.append(texts.isEmpty() ? "[]" : "]").toString();
    }

    static Map<String, String> members(Json.Obj object) {
        Map<String, String> texts = new LinkedHashMap<>();
        object.members().forEach((name, value) -> texts.put(name, value.toString()));
        return texts;
    }
}
