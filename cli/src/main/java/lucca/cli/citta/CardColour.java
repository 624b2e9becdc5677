package lucca.cli.citta;

import java.util.Arrays;
import java.util.Optional;

/// The six colours of palace cards on a terminal. Each has a letter (R1.3) and, with colours, a
/// tile that is readable on dark and light screens.
enum CardColour {
    RED("red", "97;41"),
    YELLOW("yellow", "30;43"),
    GREEN("green", "30;42"),
    BLUE("blue", "97;44"),
    PURPLE("purple", "97;45"),
    WHITE("white", "30;47");

    private final String word;
    private final String style;

    CardColour(String word, String style) {
        this.word = word;
        this.style = style;
    }

    /// The name in records and moves.
    String word() {
        return word;
    }

    String letter() {
        return word.substring(0, 1);
    }

    /// The numbers of an SGR sequence.
    String style() {
        return style;
    }

    /// Finds a colour by its name; empty if there is none.
    static Optional<CardColour> named(String word) {
        return Arrays.stream(values()).filter(colour -> colour.word.equals(word)).findFirst();
    }
}
