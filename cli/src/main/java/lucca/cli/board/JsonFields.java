package lucca.cli.board;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import lucca.engine.Json;

/// Reads the fields of moves and of printed facts with their expected types.
public record JsonFields(Json.Obj object) {
    public boolean has(String name) {
        return object.get(name) != null;
    }

    public int number(String name) {
        return (int) ((Json.Num) member(name)).value();
    }

    /// A number, or a default value if it is absent.
    public int number(String name, int defaultValue) {
        return has(name) ? number(name) : defaultValue;
    }

    /// A text; empty if it is absent.
    public String text(String name) {
        return object.get(name) instanceof Json.Str text ? text.value() : "";
    }

    public JsonFields at(String name) {
        return new JsonFields((Json.Obj) member(name));
    }

    /// The values of a list; none if it is absent.
    public List<Json> list(String name) {
        return object.get(name) instanceof Json.Arr list ? list.items() : List.of();
    }

    public List<String> texts(String name) {
        return texts(list(name));
    }

    public Stream<JsonFields> objects(String name) {
        return list(name).stream().map(item -> new JsonFields((Json.Obj) item));
    }

    public List<List<String>> textLists(String name) {
        return list(name).stream().map(item -> texts(((Json.Arr) item).items())).toList();
    }

    private Json member(String name) {
        return Objects.requireNonNull(object.get(name), name);
    }

    private static List<String> texts(List<Json> items) {
        return items.stream().map(item -> ((Json.Str) item).value()).toList();
    }
}
