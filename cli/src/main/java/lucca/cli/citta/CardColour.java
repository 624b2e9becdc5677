package lucca.cli.citta;

import java.util.Arrays;
import java.util.Optional;
import lucca.citta.Colour;

/// The colours of palace cards on a terminal: a letter and, with colours, a tile that is readable
/// on dark and light screens.
final class CardColour {
    private CardColour() {}

    static String letter(Colour colour) {
        return colour.word().substring(0, 1);
    }

    /// The numbers of an SGR sequence.
    static String style(Colour colour) {
        return switch (colour) {
            case RED -> "97;41";
            case YELLOW -> "30;43";
            case GREEN -> "30;42";
            case BLUE -> "97;44";
            case PURPLE -> "97;45";
            case WHITE -> "30;47";
        };
    }

    /// Finds a colour by its name; empty if there is none.
    static Optional<Colour> named(String word) {
        return Arrays.stream(Colour.values()).filter(c -> c.word().equals(word)).findFirst();
    }
}
