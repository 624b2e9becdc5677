package lucca.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The types of events that a game has in records.
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

    /// The shape of one type of event: its required and optional fields. Decisions have a seat.
    public record Shape(String type, List<String> required, List<String> optional) {
        public static Shape chance(String type, String... required) {
            return new Shape(type, List.of(required), List.of());
        }

        public static Shape decision(String type, String... required) {
            List<String> all = new ArrayList<>(List.of(required));
            all.add("seat");
            return new Shape(type, all, List.of());
        }

        /// This shape with optional fields.
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

    /// Whether a field belongs to other events of the game, but not to this one.
    boolean isMisplaced(String name, Shape shape) {
        return names.contains(name)
                && !name.equals("seat") // the turn check handles a seat at a chance outcome
                && !shape.required().contains(name)
                && !shape.optional().contains(name);
    }
}
