package lucca.server.web;

import io.swagger.v3.oas.annotations.media.Schema;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lucca.engine.Json;
import lucca.engine.JsonWritable;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// Converts between JSON and API records. A record is an object with a member for each component;
/// a case of a sealed family has its name as the member `type`.
public final class JsonBinder {
    private static final String TYPE = "type";

    private JsonBinder() {}

    /// Reads a record, or the case of a sealed family of records that the member `type` names.
    /// @throws UnreadableException if a member is missing, of another type or out of range
    public static <T> T read(Json json, Class<T> type) {
        RequestJson request = RequestJson.of(json);
        Class<?> record = type.isSealed() ? caseNamed(request.text(TYPE), type) : type;
        return type.cast(RecordMembers.of(record).read(request));
    }

    /// Whether a type is an API record or a family of them.
    public static boolean supports(Class<?> type) {
        return (type.isRecord() || type.isSealed()) && type.getName().startsWith("lucca.");
    }

    /// The names of the cases of a sealed family.
    public static List<String> caseNames(Class<?> family) {
        return Stream.of(family.getPermittedSubclasses()).map(JsonBinder::caseName).toList();
    }

    /// The name of a case: that of its record, with a small initial.
    public static String caseName(Class<?> type) {
        String name = type.getSimpleName();
        return Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /// The name of the member for a component: another one than the component's if that is a Java
    /// keyword.
    public static String memberName(RecordComponent component) {
        Schema schema = component.getAccessor().getAnnotation(Schema.class);
        return schema == null || schema.name().isEmpty() ? component.getName() : schema.name();
    }

    private static Class<?> caseNamed(String name, Class<?> family) {
        for (Class<?> each : family.getPermittedSubclasses()) {
            if (caseName(each).equals(name)) {
                return each;
            }
        }
        throw UnreadableException.of("body.type", name, caseNames(family));
    }

    /// Writes a record, a list or map of records, or anything that [Json#of] accepts.
    static Json write(@Nullable Object value) {
        return switch (value) {
            case JsonWritable writable -> writable.json();
            case Json json -> json;
            case Record record -> RecordMembers.of(record.getClass()).write(record);
            case List<?> list -> new Json.Arr(list.stream().map(JsonBinder::write).toList());
            case Map<?, ?> map -> {
                Map<String, Json> members = new LinkedHashMap<>();
                map.forEach((name, each) -> members.put(String.valueOf(name), write(each)));
                yield new Json.Obj(members);
            }
            case null, default -> Json.of(value);
        };
    }
}
