package lucca.citta;

import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The six colours of palaces (R1.3).
public enum Colour {
    RED,
    YELLOW,
    GREEN,
    BLUE,
    PURPLE,
    WHITE;

    public static final int COUNT = 6;
    private static final Colour[] ALL = values();

    /// The name in records.
    public String word() {
        return switch (this) {
            case RED -> "red";
            case YELLOW -> "yellow";
            case GREEN -> "green";
            case BLUE -> "blue";
            case PURPLE -> "purple";
            case WHITE -> "white";
        };
    }

    static Colour of(int index) {
        return ALL[index];
    }

    /// The colour with that name, or `null`.
    static @Nullable Colour named(String word) {
        for (Colour colour : ALL) {
            if (colour.word().equals(word)) {
                return colour;
            }
        }
        return null;
    }

    /// The colour's name for users.
    public Message title() {
        return Message.of("colour." + word());
    }
}
