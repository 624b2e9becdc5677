package lucca.carrara;

import org.jspecify.annotations.Nullable;

/// A building: its type and its cost (P1.1, P5.2).
public record Building(Type type, int cost) {
    /// The name in records.
    public String word() {
        return type.word() + "-" + cost;
    }

    /// Its index among the [Buildings].
    int index() {
        return Buildings.index(type.ordinal(), cost);
    }

    static Building of(int index) {
        return new Building(Type.of(Buildings.type(index)), Buildings.cost(index));
    }

    /// The building with that name, or `null`.
    static @Nullable Building named(String word) {
        int dash = word.lastIndexOf('-');
        Type type = dash < 0 ? null : Type.named(word.substring(0, dash));
        if (type == null || !word.substring(dash + 1).matches("[1-58]")) {
            return null;
        }
        return new Building(type, word.charAt(dash + 1) - '0');
    }
}
