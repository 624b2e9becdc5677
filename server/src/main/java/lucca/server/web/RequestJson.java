package lucca.server.web;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The JSON object of a request body. Reading a missing member, or one of another type, throws an
/// [UnreadableException] that names it.
public record RequestJson(Json.Obj json) {
    /// The largest integer that JSON numbers represent exactly.
    private static final long MAX = 1L << 53;

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

    public String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
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

    public boolean flag(String name, boolean otherwise) {
        return has(name) ? flag(name) : otherwise;
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

    public int number(String name, int least, int most, int otherwise) {
        return has(name) ? (int) number(name, least, most) : otherwise;
    }

    public long number(String name) {
        return number(name, 0, MAX);
    }

    public Json.Obj object(String name) {
        if (json.get(name) instanceof Json.Obj object) {
            return object;
        }
        throw invalidMember(name, Message.of("body.object.in"));
    }

    /// Returns the member; `null` if it is missing.
    public @Nullable Json get(String name) {
        return json.get(name);
    }

    private static UnreadableException invalidMember(String name, Message wanted) {
        return UnreadableException.of("body.member", name, wanted);
    }
}
