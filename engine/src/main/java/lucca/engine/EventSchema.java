package lucca.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The kinds of events that a game has in records.
public final class EventSchema {
    private final Map<String, Shape> byType = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();

    private EventSchema(List<Shape> shapes) {
        for (Shape shape : shapes) {
            byType.put(shape.type(), shape);
            names.addAll(shape.required());
            names.addAll(shape.optional());
        }
    }

    public static EventSchema of(Shape... shapes) {
        return new EventSchema(List.of(shapes));
    }

    /// A kind of event: its type, and the fields that it must and may have. Decisions have a seat.
    public record Shape(String type, List<String> required, List<String> optional) {
        public static Shape chance(String type, String... required) {
            return new Shape(type, List.of(required), List.of());
        }

        public static Shape decision(String type, String... required) {
            List<String> all = new ArrayList<>(List.of(required));
            all.add("seat");
            return new Shape(type, all, List.of());
        }

        /// This shape with fields that may be there.
        public Shape with(String... optional) {
            return new Shape(type, required, List.of(optional));
        }
    }

    /// Whether the game has events of that type.
    public boolean has(String type) {
        return byType.containsKey(type);
    }

    /// The shape of that type.
    ///
    /// @throws RefusedException with rule `format` if there is none
    Shape named(String type) {
        Shape shape = byType.get(type);
        if (shape == null) {
            throw EventFields.wrong("format.type", type, List.copyOf(byType.keySet()));
        }
        return shape;
    }

    /// Whether some event of the game has a field of that name, but not this one.
    boolean isMisplaced(String name, Shape shape) {
        return names.contains(name)
                && !name.equals("seat") // a seat where chance is due is a matter of turn
                && !shape.required().contains(name)
                && !shape.optional().contains(name);
    }
}
