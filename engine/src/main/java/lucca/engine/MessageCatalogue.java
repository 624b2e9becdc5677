package lucca.engine;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/// The messages of one language: patterns by key. `{0}` stands for the first argument, and
/// `{0|house|houses}` for the singular if the argument is 1 and the plural otherwise. The language
/// may use the singular for 0 too: then the pattern of `plural.zero` is `singular`. Lists are
/// joined with commas.
public final class MessageCatalogue {
    private final Map<String, String> patterns;
    private final boolean singularZero;

    public MessageCatalogue(Map<String, String> patterns) {
        this.patterns = Map.copyOf(patterns);
        singularZero = "singular".equals(patterns.get("plural.zero"));
    }

    /// A catalogue with the patterns of both; those of `other` take precedence.
    public MessageCatalogue with(MessageCatalogue other) {
        Map<String, String> all = new HashMap<>(patterns);
        all.putAll(other.patterns);
        return new MessageCatalogue(all);
    }

    public boolean has(String key) {
        return patterns.containsKey(key);
    }

    /// The text of a message. A key without a pattern is shown as it is, so that a missing
    /// translation never stops a game.
    public String text(Message message) {
        String pattern = patterns.getOrDefault(message.key(), message.key());
        StringBuilder out = new StringBuilder();
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = pattern.indexOf('}', open);
            out.append(pattern, at, open)
                    .append(fill(pattern.substring(open + 1, close), message.args()));
            at = close + 1;
        }
        return out.append(pattern.substring(at)).toString();
    }

    public String text(String key, Object... args) {
        return text(Message.of(key, args));
    }

    private String fill(String slot, List<Object> args) {
        int bar = slot.indexOf('|');
        if (bar < 0) {
            return show(args.get(Integer.parseInt(slot)));
        }
        int second = slot.indexOf('|', bar + 1);
        String number = show(args.get(Integer.parseInt(slot.substring(0, bar))));
        boolean singular = number.equals("1") || singularZero && number.equals("0");
        return singular ? slot.substring(bar + 1, second) : slot.substring(second + 1);
    }

    private String show(Object arg) {
        if (arg instanceof Message nested) {
            return text(nested);
        }
        if (arg instanceof Iterable<?> list) {
            StringBuilder out = new StringBuilder();
            for (Iterator<?> i = list.iterator(); i.hasNext(); ) {
                out.append(show(i.next())).append(i.hasNext() ? ", " : "");
            }
            return out.toString();
        }
        return arg.toString();
    }
}
