package lucca.cli.carrara;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lucca.cli.board.Ink;
import lucca.cli.board.Tile;

/// The six colours of blocks from dear to cheap: a letter each, and, with colours, a tile that can
/// be told apart on dark and on light screens.
enum Marble {
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

    Marble(String word, char letter, String style) {
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

    /// What a block costs in a section of the wheel, which is counted from 0 (P1.3).
    int price(int section) {
        return Math.max(0, DEAREST - ordinal() - section);
    }

    /// The text in this colour.
    Tile inked(String text, Ink ink) {
        return Tile.of(text, style, ink);
    }

    static Optional<Marble> lettered(char letter) {
        return Arrays.stream(values()).filter(colour -> colour.letter == letter).findFirst();
    }

    /// The colour of that name or letter.
    static Optional<Marble> named(String word) {
        return Arrays.stream(values())
                .filter(c -> c.word.equals(word) || word.equals(String.valueOf(c.letter)))
                .findFirst();
    }

    /// How many of these blocks have this colour.
    int among(List<String> blocks) {
        return (int) blocks.stream().filter(word::equals).count();
    }

    /// What these blocks cost at first.
    static int value(List<String> blocks) {
        return Arrays.stream(values()).mapToInt(c -> c.price(0) * c.among(blocks)).sum();
    }

    /// A letter for each block, from dear to cheap: `wrrk`.
    static String letters(List<String> blocks) {
        return Arrays.stream(values())
                .map(colour -> String.valueOf(colour.letter).repeat(colour.among(blocks)))
                .collect(Collectors.joining());
    }

    /// The same in colours.
    static Tile row(List<String> blocks, Ink ink) {
        Tile row = Tile.of("");
        for (Marble colour : values()) {
            int count = colour.among(blocks);
            if (count > 0) {
                Tile own = colour.inked(String.valueOf(colour.letter).repeat(count), ink);
                row = new Tile(row.text() + own.text(), row.width() + own.width());
            }
        }
        return row;
    }
}
