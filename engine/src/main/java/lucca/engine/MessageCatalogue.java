package lucca.engine;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The messages of one language: patterns by key. `{0}` stands for the first argument, and
/// `{0|house|houses}` for the singular if the argument is 1 and the plural otherwise. The language
/// may use the singular for 0 too: then the pattern of `plural.zero` is `singular`. Lists are
/// joined with commas. A [Seat] is rendered by its number, by the pattern of `seat`, unless the
/// catalogue was given names for seats. At the beginning of a text it is capitalized.
public final class MessageCatalogue {
    private final Map<String, String> patterns;
    private final boolean singularZero;
    private final Function<Seat, String> seats;

    public MessageCatalogue(Map<String, String> patterns) {
        this(patterns, null);
    }

    private MessageCatalogue(Map<String, String> patterns, @Nullable Function<Seat, String> seats) {
        this.patterns = Map.copyOf(patterns);
        this.seats = seats == null ? seat -> text("seat", seat.index() + 1) : seats;
        singularZero = "singular".equals(patterns.get("plural.zero"));
    }

    /// A catalogue with the patterns of both; those of `other` take precedence. It renders seats by
    /// their numbers.
    public MessageCatalogue with(MessageCatalogue other) {
        Map<String, String> all = new HashMap<>(patterns);
        all.putAll(other.patterns);
        return new MessageCatalogue(all);
    }

    /// The same catalogue with names for seats, in the form within a sentence.
    public MessageCatalogue withSeats(Function<Seat, String> names) {
        return new MessageCatalogue(patterns, names);
    }

    public boolean has(String key) {
        return patterns.containsKey(key);
    }

    /// The text of a message. A key without a pattern is shown as it is, so that a missing
    /// translation never stops a game.
    public String text(Message message) {
        StringBuilder out = new StringBuilder();
        append(message, out);
        return out.toString();
    }

    public String text(String key, Object... args) {
        return text(Message.of(key, args));
    }

    private void append(Message message, StringBuilder out) {
        String pattern = patterns.getOrDefault(message.key(), message.key());
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = pattern.indexOf('}', open);
            out.append(pattern, at, open);
            fill(pattern.substring(open + 1, close), message.args(), out);
            at = close + 1;
        }
        out.append(pattern, at, pattern.length());
    }

    private void fill(String slot, List<Object> args, StringBuilder out) {
        int bar = slot.indexOf('|');
        if (bar < 0) {
            append(args.get(Integer.parseInt(slot)), out);
            return;
        }
        int second = slot.indexOf('|', bar + 1);
        String number = args.get(Integer.parseInt(slot.substring(0, bar))).toString();
        boolean singular = number.equals("1") || singularZero && number.equals("0");
        out.append(singular ? slot.substring(bar + 1, second) : slot.substring(second + 1));
    }

    private void append(Object arg, StringBuilder out) {
        switch (arg) {
            case Message nested -> append(nested, out);
            case Seat seat -> append(seat, out);
            case Iterable<?> list -> {
                for (Iterator<?> i = list.iterator(); i.hasNext(); ) {
                    append(i.next(), out);
                    out.append(i.hasNext() ? ", " : "");
                }
            }
            default -> out.append(arg);
        }
    }

    private void append(Seat seat, StringBuilder out) {
        boolean first = out.isEmpty();
        out.append(seats.apply(seat));
        if (first && !out.isEmpty()) {
            out.setCharAt(0, Character.toUpperCase(out.charAt(0)));
        }
    }
}
