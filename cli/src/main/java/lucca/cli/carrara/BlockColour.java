package lucca.cli.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lucca.carrara.Colour;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;

/// The colours of blocks on a terminal: a letter and, with colours, a tile that is readable on dark
/// and light screens.
final class BlockColour {
    private BlockColour() {}

    private static String style(Colour colour) {
        return switch (colour) {
            case WHITE -> "30;47";
            case YELLOW -> "30;43";
            case RED -> "97;41";
            case GREEN -> "30;42";
            case BLUE -> "97;44";
            case BLACK -> "97;40";
        };
    }

    /// The text in a colour.
    static StyledText styled(Colour colour, String text, AnsiStyler ansiStyler) {
        return StyledText.of(text, style(colour), ansiStyler);
    }

    static Optional<Colour> byLetter(char letter) {
        return Arrays.stream(Colour.values()).filter(c -> c.letter() == letter).findFirst();
    }

    /// Finds a colour by its name or letter.
    static Optional<Colour> named(String word) {
        return Arrays.stream(Colour.values())
                .filter(c -> c.word().equals(word) || word.equals(String.valueOf(c.letter())))
                .findFirst();
    }

    /// The number of blocks of a colour.
    static int count(Colour colour, List<String> blocks) {
        return (int) blocks.stream().filter(colour.word()::equals).count();
    }

    /// The total price of these blocks in a section of the wheel.
    static int price(List<String> blocks, int section) {
        return Arrays.stream(Colour.values())
                .mapToInt(c -> c.price(section) * count(c, blocks))
                .sum();
    }

    /// The total initial price of these blocks.
    static int value(List<String> blocks) {
        return price(blocks, 0);
    }

    /// The letters of some blocks of a colour.
    static String letters(Colour colour, int count) {
        return String.valueOf(colour.letter()).repeat(count);
    }

    /// A letter for each block, from expensive to cheap: `wrrk`.
    static String letters(List<String> blocks) {
        return Arrays.stream(Colour.values())
                .map(colour -> letters(colour, count(colour, blocks)))
                .collect(Collectors.joining());
    }

    /// The same in colours.
    static StyledText row(List<String> blocks, AnsiStyler ansiStyler) {
        StyledText row = StyledText.of("");
        for (Colour colour : Colour.values()) {
            int count = count(colour, blocks);
            if (count > 0) {
                StyledText own = styled(colour, letters(colour, count), ansiStyler);
                row = new StyledText(row.text() + own.text(), row.width() + own.width());
            }
        }
        return row;
    }
}
