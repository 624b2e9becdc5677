package lucca.engine;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Reads the fields of a view with their expected types.
public record ViewFields(Json.Obj object) {
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

    public boolean isTrue(String name) {
        return Json.of(true).equals(object.get(name));
    }

    /// A text; empty if it is absent.
    public String text(String name) {
        return object.get(name) instanceof Json.Str text ? text.value() : "";
    }

    public ViewFields at(String name) {
        return new ViewFields((Json.Obj) member(name));
    }

    /// The values of a list; none if it is absent.
    public List<Json> list(String name) {
        return object.get(name) instanceof Json.Arr list ? list.items() : List.of();
    }

    public List<String> texts(String name) {
        return texts(list(name));
    }

    public List<Integer> numbers(String name) {
        return list(name).stream().map(item -> (int) ((Json.Num) item).value()).toList();
    }

    public Stream<ViewFields> objects(String name) {
        return list(name).stream().map(item -> new ViewFields((Json.Obj) item));
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
