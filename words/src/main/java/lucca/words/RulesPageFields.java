package lucca.words;

import java.util.List;
import java.util.stream.Stream;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;

/// The members of a JSON object that the build has written, so a member of another type is a bug.
record RulesPageFields(Json.Obj object) {
    String text(String name) {
        return text(object.get(name));
    }

    @Nullable String textOrNull(String name) {
        return object.get(name) == null ? null : text(name);
    }

    List<String> texts(String name) {
        return items(object.get(name)).map(RulesPageFields::text).toList();
    }

    List<List<String>> rows(String name) {
        return items(object.get(name))
                .map(row -> items(row).map(RulesPageFields::text).toList())
                .toList();
    }

    Stream<Json.Obj> objects(String name) {
        return items(object.get(name)).map(Json.Obj.class::cast);
    }

    private static Stream<Json> items(@Nullable Json json) {
        if (json instanceof Json.Arr list) {
            return list.items().stream();
        }
        throw new IllegalArgumentException("no list: " + json);
    }

    private static String text(@Nullable Json json) {
        if (json instanceof Json.Str text) {
            return text.value();
        }
        throw new IllegalArgumentException("no text: " + json);
    }
}
