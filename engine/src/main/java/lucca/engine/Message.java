package lucca.engine;

import java.util.List;

/// A sentence or word that a person will read, not yet in any language: a key of a [Catalogue] and
/// what goes into it, each an `Integer`, a `String` (shown as it is), another `Message`, or a list
/// of these.
public record Message(String key, List<Object> args) {
    public Message {
        args = List.copyOf(args);
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
