package lucca.citta;

import org.jspecify.annotations.Nullable;

/// The ways to play a card (C3.4), in the order of the steps.
public enum CardUse {
    PALACE,
    WALL,
    TOWER,
    DISCARD;

    private static final CardUse[] ALL = values();

    /// The name in records.
    public String word() {
        return switch (this) {
            case PALACE -> "palace";
            case WALL -> "wall";
            case TOWER -> "tower";
            case DISCARD -> "discard";
        };
    }

    static CardUse of(int index) {
        return ALL[index];
    }

    /// The use with that name, or `null`.
    static @Nullable CardUse named(String word) {
        for (CardUse cardUse : ALL) {
            if (cardUse.word().equals(word)) {
                return cardUse;
            }
        }
        return null;
    }
}
