package lucca.engine;

import java.util.Map;

/// Options that go well together, under one name: short for a host to say. Records have the
/// options, not the name.
public record Preset(String name, Map<String, String> options) {
    /// What a host says in place of an option.
    public static final String OPTION = "preset";

    public Preset {
        options = Map.copyOf(options);
    }
}
