package lucca.engine;

import java.util.List;

/// A translatable text: a key of a [MessageCatalogue] and its arguments. An argument is an
/// `Integer`, a `String` (shown verbatim), a [Seat], another `Message`, or a list of these.
public record Message(String key, List<Object> args) {
    private static final int MAX_LENGTH = 80;

    public Message {
        args = List.copyOf(args);
    }

    /// This message with external text truncated and without control characters.
    Message sanitized() {
        return new Message(key, args.stream().map(Message::sanitized).toList());
    }

    private static Object sanitized(Object arg) {
        return switch (arg) {
            case Message message -> message.sanitized();
            case List<?> list -> list.stream().map(item -> sanitized((Object) item)).toList();
            case String text -> sanitized(text);
            default -> arg;
        };
    }

    private static String sanitized(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < Math.min(text.length(), MAX_LENGTH); i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) ? '?' : c);
        }
        return out.append(text.length() > MAX_LENGTH ? "…" : "").toString();
    }

    public static Message of(String key, Object... args) {
        return new Message(key, List.of(args));
    }
}
