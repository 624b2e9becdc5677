package lucca.engine;

import java.util.List;

/// A choice that a host makes before the game: its name, its values, and the one taken if nothing
/// is said.
public record RuleOption(String name, List<String> values, String defaultValue) {
    public RuleOption {
        values = List.copyOf(values);
        if (!values.contains(defaultValue)) {
            throw new IllegalArgumentException(name + " has no value " + defaultValue);
        }
    }

    /// An option that is off unless somebody turns it on.
    public static RuleOption toggle(String name) {
        return new RuleOption(name, List.of("off", "on"), "off");
    }
}
