package lucca.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Checks a catalogue in another language against the English one. Its messages may select words by
/// any number of the English message, and must show every argument that the English message shows.
public record TranslationCheck(Map<String, String> english, Map<String, String> other) {
    private static final Pattern SLOT = Pattern.compile("\\{(\\d+)(\\|[^{}|]*\\|[^{}|]*)?}");

    /// The errors, one per line, by key.
    public List<String> faults() {
        List<String> faults = new ArrayList<>();
        Set<String> keys = new TreeSet<>(english.keySet());
        keys.addAll(other.keySet());
        for (String key : keys) {
            String fault = fault(english.get(key), other.get(key));
            if (fault != null) {
                faults.add(key + ": " + fault);
            }
        }
        return faults;
    }

    private static @Nullable String fault(@Nullable String english, @Nullable String other) {
        if (other == null) {
            return "missing";
        }
        if (english == null) {
            return "superfluous";
        }
        if (isBroken(english) || isBroken(other)) {
            return "cannot be parsed";
        }
        Map<String, Boolean> wanted = slots(english);
        Map<String, Boolean> used = slots(other);
        for (String slot : used.keySet()) {
            if (!wanted.containsKey(slot)) {
                return "has a slot " + slot + " that English does not have";
            }
        }
        for (String slot : wanted.keySet()) {
            if (wanted.getOrDefault(slot, false) && !used.getOrDefault(slot, false)) {
                return "does not show the slot " + slot;
            }
        }
        return null;
    }

    private static boolean isBroken(String pattern) {
        String rest = SLOT.matcher(pattern).replaceAll("");
        return pattern.isBlank() || rest.contains("{") || rest.contains("}");
    }

    /// The indices of the arguments, and whether they are shown or only choose a word.
    private static Map<String, Boolean> slots(String pattern) {
        Map<String, Boolean> slots = new TreeMap<>();
        for (Matcher slot = SLOT.matcher(pattern); slot.find(); ) {
            slots.merge(slot.group(1), slot.group(2) == null, Boolean::logicalOr);
        }
        return slots;
    }
}
