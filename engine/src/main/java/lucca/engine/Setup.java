package lucca.engine;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// The setup of a game: the number of seats, a value for every option, and the extras. Only a
/// [GameKind] creates setups, so they are always valid.
public final class Setup {
    private final int seats;
    private final Map<String, String> options;
    private final Map<String, Json> extras;

    Setup(int seats, Map<String, String> options, Map<String, Json> extras) {
        this.seats = seats;
        this.options = Collections.unmodifiableMap(new TreeMap<>(options));
        this.extras = Collections.unmodifiableMap(new TreeMap<>(extras));
    }

    public int seats() {
        return seats;
    }

    /// All options with their values, by name.
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

    /// The extras in normal form, by name.
    public Map<String, Json> extras() {
        return extras;
    }

    /// An extra; empty if the table has none of that name.
    public Optional<Json> extra(String name) {
        return Optional.ofNullable(extras.get(name));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Setup that
                && seats == that.seats
                && options.equals(that.options)
                && extras.equals(that.extras);
    }

    @Override
    public int hashCode() {
        return (extras.hashCode() * 31 + options.hashCode()) * 31 + seats;
    }

    @Override
    public String toString() {
        String suffix = extras.isEmpty() ? "" : ", extras " + String.join(", ", extras.keySet());
        return seats + " seats, " + options + suffix;
    }
}
