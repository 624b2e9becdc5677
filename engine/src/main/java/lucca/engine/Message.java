package lucca.engine;

import java.util.List;

/// A sentence or word that a person will read, not yet in any language: a key of a [Catalogue] and
/// what goes into it, each an `Integer`, a `String` (shown as it is), another `Message`, or a list
/// of these.
public record Message(String key, List<Object> args) {
    private static final int LONGEST = 80;

    public Message {
        args = List.copyOf(args);
    }

    /// This message fit to be shown: what came from outside is cut short and has no control
    /// characters.
    Message tame() {
        return new Message(key, args.stream().map(Message::tame).toList());
    }

    private static Object tame(Object arg) {
        return switch (arg) {
            case Message message -> message.tame();
            case List<?> list -> list.stream().map(item -> tame((Object) item)).toList();
            case String text -> tame(text);
            default -> arg;
        };
    }

    private static String tame(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < Math.min(text.length(), LONGEST); i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) ? '?' : c);
        }
        return out.append(text.length() > LONGEST ? "…" : "").toString();
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
