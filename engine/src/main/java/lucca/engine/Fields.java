package lucca.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The members of an event that has the shape of its type. Values of the wrong type are refused
/// with `format` when they are asked for.
public final class Fields {
    private final Json.Obj event;

    private Fields(Json.Obj event) {
        this.event = event;
    }

    /// Checks the type, that nothing is missing, and that no field stands where its type of event
    /// has none. Fields that no event of the game has are ignored.
    /// @throws RefusedException with rule `format`
    public static Fields of(Json event, List<Notation.Shape> shapes) {
        if (!(event instanceof Json.Obj object)) {
            throw wrong("format.object");
        }
        Fields fields = new Fields(object);
        Notation.Shape shape = shapeNamed(fields.text("type"), shapes);
        for (String name : shape.required()) {
            if (object.get(name) == null) {
                throw wrong("format.missing", shape.type(), name);
            }
        }
        Set<String> misplaced = new HashSet<>();
        for (Notation.Shape other : shapes) {
            misplaced.addAll(other.required());
            misplaced.addAll(other.optional());
        }
        shape.required().forEach(misplaced::remove);
        shape.optional().forEach(misplaced::remove);
        for (String name : object.members().keySet()) {
            if (misplaced.contains(name) && object.get(name) != null) {
                throw wrong("format.misplaced", shape.type(), name);
            }
        }
        if (!shape.chance() && object.get("seat") == null) {
            throw wrong("format.missing", shape.type(), "seat");
        }
        return fields;
    }

    public String type() {
        return text("type");
    }

    /// The seat, or [State#CHANCE].
    public int seat() {
        if (event.get("seat") == null) {
            return State.CHANCE;
        }
        int seat = number("seat");
        return seat == State.CHANCE ? State.OVER : seat; // −1 is nobody in a record
    }

    public boolean has(String name) {
        return event.get(name) != null;
    }

    public String text(String name) {
        if (event.get(name) instanceof Json.Str text) {
            return text.value();
        }
        throw mistyped(name, "text");
    }

    public int number(String name) {
        if (event.get(name) instanceof Json.Num number && number.isWhole()) {
            return (int) number.value();
        }
        throw mistyped(name, "number");
    }

    public boolean flag(String name) {
        if (event.get(name) instanceof Json.Bool bool) {
            return bool.value();
        }
        throw mistyped(name, "flag");
    }

    private RefusedException mistyped(String name, String wanted) {
        @Nullable Json value = event.get(name);
        return value == null
                ? wrong("format.missing", "event", name)
                : wrong("format.mistyped", name, Message.of("format." + wanted));
    }

    private static Notation.Shape shapeNamed(String type, List<Notation.Shape> shapes) {
        for (Notation.Shape shape : shapes) {
            if (shape.type().equals(type)) {
                return shape;
            }
        }
        throw wrong("format.type", type, shapes.stream().map(Notation.Shape::type).toList());
    }

    private static RefusedException wrong(String key, Object... args) {
        return new RefusedException(Refusal.format(Message.of(key, args)));
    }
}
