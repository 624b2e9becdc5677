package lucca.cli.towers;

import lucca.cli.text.AnsiStyler;
import lucca.towers.Colour;

/// The colours of bricks on a terminal: letters and, with colours, tiles that are readable on dark
/// and light screens.
final class BrickColour {
    private BrickColour() {}

    private static String style(Colour colour) {
        return switch (colour) {
            case WHITE -> "30;47";
            case BLACK -> "97;40";
            case RED -> "97;41";
            case BLUE -> "97;44";
        };
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
        for (Colour colour : Colour.values()) {
            if (colour.letter() == letter) {
                return ansiStyler.style(style(colour), text);
            }
        }
        return text;
    }
}
