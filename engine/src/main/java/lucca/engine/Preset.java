package lucca.engine;

import java.util.Map;

/// A named set of options for hosts. Records contain the options, not the name.
public record Preset(String name, Map<String, String> options) {
    /// The pseudo-option by which a host chooses a preset.
    public static final String OPTION = "preset";

    public Preset {
        options = Map.copyOf(options);
    }
}
