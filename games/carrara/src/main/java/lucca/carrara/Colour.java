package lucca.carrara;

import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The six colours of blocks (P1.1), from the dearest to the cheapest.
public enum Colour {
    WHITE('w', "white"),
    YELLOW('y', "yellow"),
    RED('r', "red"),
    GREEN('g', "green"),
    BLUE('b', "blue"),
    BLACK('k', "black");

    public static final int COUNT = 6;

    /// The number of blocks of each colour.
    static final int BLOCKS = 7;

    private static final Colour[] ALL = values();

    private final char letter;
    private final String word;

    Colour(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    /// The letter in positions and on drawn boards.
    public char letter() {
        return letter;
    }

    /// The name in records.
    public String word() {
        return word;
    }

    /// The price of a block of a colour, by index.
    public static int price(int colour, int section) {
        return Math.max(0, COUNT - colour - section);
    }

    /// The price of a block in a section of the wheel, which is counted from 0 (P1.3).
    public int price(int section) {
        return price(ordinal(), section);
    }

    static Colour of(int index) {
        return ALL[index];
    }

    /// The colour with that name, or `null`.
    static @Nullable Colour named(String word) {
        for (Colour colour : ALL) {
            if (colour.word.equals(word)) {
                return colour;
            }
        }
        return null;
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

    /// The colour's name for users.
    public Message title() {
        return Message.of("colour." + word());
    }
}
