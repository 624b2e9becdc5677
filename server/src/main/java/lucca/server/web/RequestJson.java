package lucca.server.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.UnreadableException;

/// The JSON object of a request body. Reading a missing member, or one of another type, throws an
/// [UnreadableException] that names it.
public record RequestJson(Json.Obj json) {
    /// The largest integer that JSON numbers represent exactly.
    static final long MAX = 1L << 53;

    public static RequestJson of(Json json) {
        if (json instanceof Json.Obj object) {
            return new RequestJson(object);
        }
        throw UnreadableException.of("body.object");
    }

    public boolean has(String name) {
        return json.get(name) != null;
    }

    /// Returns a text without NUL characters, which PostgreSQL cannot store.
    public String text(String name) {
        if (json.get(name) instanceof Json.Str text && text.value().indexOf(0) < 0) {
            return text.value();
        }
        throw invalidMember(name, Message.of("body.text"));
    }

    /// Returns a list of texts.
    public List<String> texts(String name) {
        if (json.get(name) instanceof Json.Arr list
                && list.items().stream().allMatch(Json.Str.class::isInstance)) {
            return list.items().stream().map(each -> ((Json.Str) each).value()).toList();
        }
        throw invalidMember(name, Message.of("body.texts"));
    }

    public boolean flag(String name) {
        if (json.get(name) instanceof Json.Bool bool) {
            return bool.value();
        }
        throw invalidMember(name, Message.of("body.flag"));
    }

    /// Returns an integer from `least` to `most`.
    public long number(String name, long least, long most) {
        if (json.get(name) instanceof Json.Num number
                && number.isWhole()
                && number.value() >= least
                && number.value() <= most) {
            return (long) number.value();
        }
        throw invalidMember(
                name, Message.of("body.number", String.valueOf(least), String.valueOf(most)));
    }

    public Json.Obj object(String name) {
        if (json.get(name) instanceof Json.Obj object) {
            return object;
        }
        throw invalidMember(name, Message.of("body.object.in"));
    }

    /// Returns an object of texts.
    Map<String, String> textMap(String name) {
        RequestJson texts = new RequestJson(object(name));
        Map<String, String> all = new LinkedHashMap<>();
        texts.json().members().keySet().forEach(each -> all.put(each, texts.text(each)));
        return all;
    }

    /// Returns a value of any type.
    Json any(String name) {
        Json value = json.get(name);
        if (value == null) {
            throw invalidMember(name, Message.of("body.any"));
        }
        return value;
    }

    private static UnreadableException invalidMember(String name, Message wanted) {
        return UnreadableException.of("body.member", name, wanted);
    }
}
