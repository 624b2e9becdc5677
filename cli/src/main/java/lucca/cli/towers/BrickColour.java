package lucca.cli.towers;

import lucca.cli.board.AnsiStyler;

/// The four colours of bricks on a terminal. Each has a letter and, with colours, a tile that is
/// readable on dark and light screens.
enum BrickColour {
    WHITE("white", 'w', "30;47"),
    BLACK("black", 'k', "97;40"),
    RED("red", 'r', "97;41"),
    BLUE("blue", 'b', "97;44");

    private final String word;
    private final char letter;
    private final String style;

    BrickColour(String word, char letter, String style) {
        this.word = word;
        this.letter = letter;
        this.style = style;
    }

    /// The name in records and moves.
    String word() {
        return word;
    }

    /// Finds a colour by its name.
    static BrickColour named(String word) {
        for (BrickColour colour : values()) {
            if (colour.word.equals(word)) {
                return colour;
            }
        }
        throw new IllegalArgumentException(word);
    }

    char letter() {
        return letter;
    }

    /// A stack in short form, padded to `width`: a lower-case letter for a house, a capital with
    /// the height for a tower.
    static String tile(String stack, int width, AnsiStyler ansiStyler) {
        char top = stack.charAt(0);
        String text =
                stack.length() == 1
                        ? stack
                        : Character.toUpperCase(top) + String.valueOf(stack.length());
        return paint(top, text, ansiStyler) + " ".repeat(Math.max(0, width - text.length()));
    }

    /// Every brick of a stack, top first.
    static String floors(String stack, AnsiStyler ansiStyler) {
        StringBuilder out = new StringBuilder();
        stack.chars()
                .forEach(
                        letter ->
                                out.append(out.isEmpty() ? "" : " ")
                                        .append(
                                                paint(
                                                        (char) letter,
                                                        String.valueOf((char) letter),
                                                        ansiStyler)));
        return out.toString();
    }

    private static String paint(char letter, String text, AnsiStyler ansiStyler) {
        for (BrickColour colour : values()) {
            if (colour.letter == letter) {
                return ansiStyler.style(colour.style, text);
            }
        }
        return text;
    }
}
