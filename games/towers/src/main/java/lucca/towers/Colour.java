package lucca.towers;

import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.RefusedException;

/// The four colours of bricks (T1.2), in the order of the seats that begin with them (R1.4).
public enum Colour {
    WHITE('w'),
    BLACK('k'),
    RED('r'),
    BLUE('b');

    public static final int COUNT = 4;
    private static final Colour[] ALL = values();

    private final char letter;

    Colour(char letter) {
        this.letter = letter;
    }

    /// The letter in positions and on drawn boards.
    public char letter() {
        return letter;
    }

    /// The name in records.
    public String word() {
        return switch (this) {
            case WHITE -> "white";
            case BLACK -> "black";
            case RED -> "red";
            case BLUE -> "blue";
        };
    }

    static Colour of(int index) {
        return ALL[index];
    }

    /// The index of the colour with that letter, or −1.
    static int indexOf(char letter) {
        for (Colour colour : ALL) {
            if (colour.letter == letter) {
                return colour.ordinal();
            }
        }
        return -1;
    }

    static Colour named(String word) {
        for (Colour colour : ALL) {
            if (colour.word().equals(word)) {
                return colour;
            }
        }
        throw new RefusedException(
                new Refusal("T1.2", Message.of("T1.2", word), Message.of("T1.2.remedy")));
    }

    /// The colour's name as people read it.
    Message name(boolean capital) {
        return Message.of((capital ? "Colour." : "colour.") + word());
    }
}
