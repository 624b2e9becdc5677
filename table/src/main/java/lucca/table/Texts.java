package lucca.table;

import java.util.LinkedHashMap;
import java.util.Map;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// JSON that is written member by member.
final class Texts {
    private Texts() {}

    static String of(@Nullable Object value) {
        return Json.of(value).toString();
    }

    static Map<String, String> members(Json.Obj object) {
        Map<String, String> texts = new LinkedHashMap<>();
        object.members().forEach((name, value) -> texts.put(name, value.toString()));
        return texts;
    }
}
