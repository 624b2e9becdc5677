package lucca.citta;

import org.jspecify.annotations.Nullable;

/// What a card is played as (C3.4); the order is that of the steps.
public enum Use {
    PALACE,
    WALL,
    TOWER,
    DISCARD;

    private static final Use[] ALL = values();

    /// The name in records.
    public String word() {
        return switch (this) {
            case PALACE -> "palace";
            case WALL -> "wall";
            case TOWER -> "tower";
            case DISCARD -> "discard";
        };
    }

    static Use of(int index) {
        return ALL[index];
    }

    /// The use with that name, or `null`.
    static @Nullable Use named(String word) {
        for (Use use : ALL) {
            if (use.word().equals(word)) {
                return use;
            }
        }
        return null;
    }
}
