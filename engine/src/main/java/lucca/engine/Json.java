package lucca.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A JSON value, used for records and observations. `toString()` is the JSON text on one line, with
/// members in insertion order.
public sealed interface Json {
    Json NULL = new Null();

    /// A JSON `null`, which means the same as an absent member in records.
    record Null() implements Json {
        @Override
        public String toString() {
            return "null";
        }
    }

    record Bool(boolean value) implements Json {
        @Override
        public String toString() {
            return String.valueOf(value);
        }
    }

    /// A number, as in JavaScript, except that −0 becomes 0.
    record Num(double value) implements Json {
        public Num {
            if (!Double.isFinite(value)) {
                throw new IllegalArgumentException("no JSON for " + value);
            }
            value += 0.0; // −0 + 0 is 0
        }

        /// Whether the number is an integer; it may exceed the range of `int`.
        public boolean isWhole() {
            return value == Math.rint(value);
        }

        @Override
        public String toString() {
            return value == Math.rint(value) && Math.abs(value) < 1L << 53
                    ? String.valueOf((long) value)
                    : String.valueOf(value);
        }
    }

    record Str(String value) implements Json {
        @Override
        public String toString() {
            return written(this);
        }
    }

    record Arr(List<Json> items) implements Json {
        public Arr {
            items = List.copyOf(items);
        }

        @Override
        public String toString() {
            return written(this);
        }
    }

    /// An object. Members keep their order, but equality ignores it.
    record Obj(Map<String, Json> members) implements Json {
        public Obj {
            members =
                    members.size() <= ArrayMap.MAX_SIZE
                            ? ArrayMap.of(members)
                            : Collections.unmodifiableMap(new LinkedHashMap<>(members));
        }

        /// The member, or `null` if it is absent or a JSON `null`.
        public @Nullable Json get(String name) {
            Json value = members.get(name);
            return value instanceof Null ? null : value;
        }

        /// This object with one member added or replaced.
        public Obj with(String name, @Nullable Object value) {
            if (members instanceof ArrayMap few && few.size() < ArrayMap.MAX_SIZE) {
                return new Obj(few.with(name, of(value)));
            }
            Map<String, Json> all = new LinkedHashMap<>(members);
            all.put(name, of(value));
            return new Obj(all);
        }

        /// This object with one member added or replaced, unless the value is `null`.
        public Obj withPresent(String name, @Nullable Object value) {
            return value == null ? this : with(name, value);
        }

        @Override
        public String toString() {
            return written(this);
        }
    }

    /// An object of alternating names and values. Names are distinct.
    static Obj object(@Nullable Object... namesAndValues) {
        if (namesAndValues.length <= 2 * ArrayMap.MAX_SIZE) {
            return new Obj(ArrayMap.of(namesAndValues));
        }
        Map<String, Json> members = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            members.put(String.valueOf(namesAndValues[i]), of(namesAndValues[i + 1]));
        }
        return new Obj(members);
    }

    /// Converts a text, number, boolean, list, map, writable value, `null` or JSON value to JSON.
    static Json of(@Nullable Object value) {
        return switch (value) {
            case null -> NULL;
            case Json json -> json;
            case JsonWritable writable -> writable.json();
            case String text -> new Str(text);
            case Boolean bool -> new Bool(bool);
            case Number number -> new Num(number.doubleValue());
            case Iterable<?> list -> {
                List<Json> items = new ArrayList<>();
                list.forEach(item -> items.add(of(item)));
                yield new Arr(items);
            }
            case Map<?, ?> map -> {
                List<@Nullable Object> namesAndValues = new ArrayList<>(2 * map.size());
                map.forEach(
                        (name, item) -> {
                            namesAndValues.add(name);
                            namesAndValues.add(item);
                        });
                yield object(namesAndValues.toArray());
            }
            default -> throw new IllegalArgumentException("no JSON for " + value);
        };
    }

    /// Parses a complete JSON text.
    /// @throws UnreadableException with the position of the first error
    static Json parse(String text) {
        return new JsonReader(text).read();
    }

    private static String written(Json json) {
        StringBuilder out = new StringBuilder(128); // enough for most values
        write(json, out);
        return out.toString();
    }

    private static void write(Json json, StringBuilder out) {
        switch (json) {
            case Str text -> quote(text.value(), out);
            case Arr array -> {
                String separator = "[";
                for (Json item : array.items()) {
                    write(item, out.append(separator));
                    separator = ",";
                }
                out.append(array.items().isEmpty() ? "[]" : "]");
            }
            case Obj object -> {
                String separator = "{";
                for (Map.Entry<String, Json> member : object.members().entrySet()) {
                    quote(member.getKey(), out.append(separator));
                    write(member.getValue(), out.append(':'));
                    separator = ",";
                }
                out.append(object.members().isEmpty() ? "{}" : "}");
            }
            case Null nothing -> out.append(nothing);
            case Bool bool -> out.append(bool);
            case Num number -> out.append(number);
        }
    }

    /// Writes a JSON string as browsers do. Runs of characters that need no escape are copied at
    /// once.
    static void quote(String text, StringBuilder out) {
        out.append('"');
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\') {
                out.append(text, begin, i);
                escape(c, out);
                begin = i + 1;
            }
        }
        out.append(begin == 0 ? text : text.substring(begin)).append('"');
    }

    private static void escape(char c, StringBuilder out) {
        switch (c) {
            case '"', '\\' -> out.append('\\').append(c);
            case '\b' -> out.append("\\b");
            case '\f' -> out.append("\\f");
            case '\n' -> out.append("\\n");
            case '\r' -> out.append("\\r");
            case '\t' -> out.append("\\t");
            default ->
                    out.append("\\u00")
                            .append(Character.forDigit(c >> 4, 16))
                            .append(Character.forDigit(c & 15, 16));
        }
    }
}
