package lucca.cli.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lucca.cli.board.AnsiStyler;
import lucca.cli.board.StyledText;

/// The six colours of blocks, from expensive to cheap. Each has a letter and, with colours, a tile
/// that is readable on dark and light screens.
enum BlockColour {
    WHITE("white", 'w', "30;47"),
    YELLOW("yellow", 'y', "30;43"),
    RED("red", 'r', "97;41"),
    GREEN("green", 'g', "30;42"),
    BLUE("blue", 'b', "97;44"),
    BLACK("black", 'k', "97;40");

    private static final int DEAREST = 6;

    private final String word;
    private final char letter;
    private final String style;

    BlockColour(String word, char letter, String style) {
        this.word = word;
        this.letter = letter;
        this.style = style;
    }

    /// The name in records and moves.
    String word() {
        return word;
    }

    char letter() {
        return letter;
    }

    /// The price of a block in a section of the wheel, which is counted from 0 (P1.3).
    int price(int section) {
        return Math.max(0, DEAREST - ordinal() - section);
    }

    /// The text in this colour.
    StyledText styled(String text, AnsiStyler ansiStyler) {
        return StyledText.of(text, style, ansiStyler);
    }

    static Optional<BlockColour> byLetter(char letter) {
        return Arrays.stream(values()).filter(colour -> colour.letter == letter).findFirst();
    }

    /// Finds a colour by its name or letter.
    static Optional<BlockColour> named(String word) {
        return Arrays.stream(values())
                .filter(c -> c.word.equals(word) || word.equals(String.valueOf(c.letter)))
                .findFirst();
    }

    /// The number of blocks of this colour.
    int countIn(List<String> blocks) {
        return (int) blocks.stream().filter(word::equals).count();
    }

    /// The total initial price of these blocks.
    static int value(List<String> blocks) {
        return Arrays.stream(values()).mapToInt(c -> c.price(0) * c.countIn(blocks)).sum();
    }

    /// A letter for each block, from expensive to cheap: `wrrk`.
    static String letters(List<String> blocks) {
        return Arrays.stream(values())
                .map(colour -> String.valueOf(colour.letter).repeat(colour.countIn(blocks)))
                .collect(Collectors.joining());
    }

    /// The same in colours.
    static StyledText row(List<String> blocks, AnsiStyler ansiStyler) {
        StyledText row = StyledText.of("");
        for (BlockColour colour : values()) {
            int count = colour.countIn(blocks);
            if (count > 0) {
                StyledText own =
                        colour.styled(String.valueOf(colour.letter).repeat(count), ansiStyler);
                row = new StyledText(row.text() + own.text(), row.width() + own.width());
            }
        }
        return row;
    }
}
