package lucca.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The fields of an event that matches its schema. Values of the wrong type are refused with
/// `format` when they are read.
public final class EventFields {
    private final Json.Obj event;

    private EventFields(Json.Obj event) {
        this.event = event;
    }

    /// Checks that the type is known, that no field is missing, and that no field belongs to
    /// another type of event. Fields unknown to the game are ignored.
    ///
    /// @throws RefusedException with rule `format`
    public static EventFields of(Json event, EventSchema eventSchema) {
        if (!(event instanceof Json.Obj object)) {
            throw wrong("format.object");
        }
        EventFields eventFields = new EventFields(object);
        EventSchema.Shape shape = eventSchema.named(eventFields.type());
        for (String name : shape.required()) {
            if (object.get(name) == null) {
                throw wrong("format.missing", shape.type(), name);
            }
        }
        for (String name : object.members().keySet()) {
            if (eventSchema.isMisplaced(name, shape) && object.get(name) != null) {
                throw wrong("format.misplaced", shape.type(), name);
            }
        }
        return eventFields;
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
        return seat == State.CHANCE ? State.OVER : seat; // −1 is not a seat in a record
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

    /// An integer, clamped to the range of `int`.
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

    public List<String> texts(String name) {
        return texts(name, event.get(name), "list");
    }

    public List<List<String>> textLists(String name) {
        if (event.get(name) instanceof Json.Arr list) {
            return list.items().stream().map(inner -> texts(name, inner, "lists")).toList();
        }
        throw mistyped(name, "lists");
    }

    /// A count for each name, at least 1.
    public Map<String, Integer> counts(String name) {
        if (!(event.get(name) instanceof Json.Obj object)) {
            throw mistyped(name, "counts");
        }
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String key : object.members().keySet()) {
            Json value = object.get(key);
            if (value instanceof Json.Num number && number.isWhole() && number.value() >= 1) {
                counts.put(key, (int) number.value());
            } else if (value != null) {
                throw mistyped(name, "counts");
            }
        }
        return counts;
    }

    private List<String> texts(String name, @Nullable Json value, String wanted) {
        if (!(value instanceof Json.Arr list)) {
            throw mistyped(name, wanted);
        }
        List<String> texts = new ArrayList<>();
        for (Json item : list.items()) {
            if (!(item instanceof Json.Str text)) {
                throw mistyped(name, wanted);
            }
            texts.add(text.value());
        }
        return texts;
    }

    private RefusedException mistyped(String name, String wanted) {
        return event.get(name) == null
                ? wrong("format.absent", name)
                : wrong("format.mistyped", name, Message.of("format." + wanted));
    }

    static RefusedException wrong(String key, Object... args) {
        return new RefusedException(Refusal.format(Message.of(key, args)));
    }
}
