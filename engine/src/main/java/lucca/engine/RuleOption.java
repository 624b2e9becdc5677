package lucca.engine;

import java.util.List;

/// An option of the rules that the host chooses: its name, its values and the default.
public record RuleOption(String name, List<String> values, String defaultValue) {
    public RuleOption {
        values = List.copyOf(values);
        if (!values.contains(defaultValue)) {
            throw new IllegalArgumentException(name + " has no value " + defaultValue);
        }
    }

    /// An option that is off by default.
    public static RuleOption toggle(String name) {
        return new RuleOption(name, List.of("off", "on"), "off");
    }
}
