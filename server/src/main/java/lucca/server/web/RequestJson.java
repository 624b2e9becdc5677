package lucca.server.web;

import java.util.List;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;

/// The members of a JSON object that somebody has sent. Asked for what is not there, or of another
/// type, it throws an [UnreadableException] that says so.
public record RequestJson(Json.Obj json) {
    /// The largest number that JSON can be trusted with.
    private static final long LARGEST = 1L << 53;

    public static RequestJson of(Json json) {
        if (json instanceof Json.Obj object) {
            return new RequestJson(object);
        }
        throw UnreadableException.of("body.object");
    }

    public boolean has(String name) {
        return json.get(name) != null;
    }

    /// A text without the letter 0, which PostgreSQL cannot keep.
    public String text(String name) {
        if (json.get(name) instanceof Json.Str text && text.value().indexOf(0) < 0) {
            return text.value();
        }
        throw invalidMember(name, Message.of("body.text"));
    }

    public String text(String name, String otherwise) {
        return has(name) ? text(name) : otherwise;
    }

    /// A list of texts.
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

    /// A whole number from `least` to `most`.
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
        return number(name, 0, LARGEST);
    }

    public Json.Obj object(String name) {
        if (json.get(name) instanceof Json.Obj object) {
            return object;
        }
        throw invalidMember(name, Message.of("body.object.in"));
    }

    /// The member if it is there.
    public @Nullable Json get(String name) {
        return json.get(name);
    }

    private static UnreadableException invalidMember(String name, Message wanted) {
        return UnreadableException.of("body.member", name, wanted);
    }
}
