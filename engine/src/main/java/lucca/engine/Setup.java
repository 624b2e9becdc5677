package lucca.engine;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// How many seats, and a value for every option of the game. Only [GameKind#setup] makes one, so it
/// is always valid.
public final class Setup {
    private final int seats;
    private final Map<String, String> options;

    Setup(int seats, Map<String, String> options) {
        this.seats = seats;
        this.options = Collections.unmodifiableMap(new TreeMap<>(options));
    }

    public int seats() {
        return seats;
    }

    /// Every option with its value, by name.
    public Map<String, String> options() {
        return options;
    }

    public String option(String name) {
        String value = options.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no option " + name);
        }
        return value;
    }

    public boolean isOn(String name) {
        return option(name).equals("on");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that && seats == that.seats && options.equals(that.options);
    }

    @Override
    public int hashCode() {
        return options.hashCode() * 31 + seats;
    }

    @Override
    public String toString() {
        return seats + " seats, " + options;
    }
}
