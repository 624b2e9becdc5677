package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import lucca.engine.MayBeAbsent;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// Checks that the JSON of an observation says the same as its records. An object has a member for
/// each component, with the same name, in the same order. A component that is `null` is a JSON
/// `null`, or has no member if it is [MayBeAbsent].
final class ObservationLaws {
    private ObservationLaws() {}

    static void check(Observation observation) {
        Json.Obj json = observation.json();
        check("observation", observation, json);
        assertThat(Json.parse(json.toString())).as("JSON written and read").isEqualTo(json);
    }

    private static void check(String path, @Nullable Object value, @Nullable Json json) {
        switch (value) {
            case JsonWritable part when part.getClass().isRecord() ->
                    checkMembers(path, components(part, json), json);
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> entries = new LinkedHashMap<>();
                map.forEach((name, entry) -> entries.put(String.valueOf(name), entry));
                checkMembers(path, entries, json);
            }
            case List<?> list when json instanceof Json.Arr array -> {
                assertThat(array.items()).as("JSON of %s", path).hasSameSizeAs(list);
                for (int i = 0; i < list.size(); i++) {
                    check(path + "[" + i + "]", list.get(i), array.items().get(i));
                }
            }
            case String text -> assertThat(json).as("JSON of %s", path).isEqualTo(Json.of(text));
            case Integer number ->
                    assertThat(json).as("JSON of %s", path).isEqualTo(Json.of(number));
            case Boolean bool -> assertThat(json).as("JSON of %s", path).isEqualTo(Json.of(bool));
            case null -> assertThat(json).as("JSON of %s", path).isIn(Json.NULL, null);
            default ->
                    throw new AssertionError(
                            "JSON of %s: %s is not that of %s".formatted(path, json, value));
        }
    }

    private static void checkMembers(
            String path, Map<String, @Nullable Object> expected, @Nullable Json json) {
        Map<String, Json> members = json instanceof Json.Obj object ? object.members() : Map.of();
        assertThat(members.keySet())
                .as("JSON members of %s", path)
                .containsExactlyElementsOf(expected.keySet());
        expected.forEach((name, value) -> check(path + "." + name, value, members.get(name)));
    }

    /// The components that need a member, and those that have one although they need none.
    private static Map<String, @Nullable Object> components(
            JsonWritable part, @Nullable Json json) {
        Set<String> members =
                json instanceof Json.Obj object ? object.members().keySet() : Set.of();
        Map<String, @Nullable Object> components = new LinkedHashMap<>();
        for (RecordComponent component : part.getClass().getRecordComponents()) {
            try {
                Method accessor = component.getAccessor();
                accessor.setAccessible(true);
                Object value = accessor.invoke(part);
                if (value != null
                        || !accessor.isAnnotationPresent(MayBeAbsent.class)
                        || members.contains(component.getName())) {
                    components.put(component.getName(), value);
                }
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(e.getMessage(), e);
            }
        }
        return components;
    }
}
