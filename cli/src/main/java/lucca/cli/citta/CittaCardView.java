package lucca.cli.citta;

import java.util.Optional;
import lucca.citta.Colour;
import lucca.cli.board.JsonFields;
import lucca.cli.text.AnsiStyler;
import lucca.cli.text.StyledText;

/// A card as printed: a palace card with a colour, a wild card, or a tower, which has no number.
record CittaCardView(
        String name, String kind, Optional<Colour> colour, int number, int windows, int shields) {
    private static final String WINDOW = "#";
    private static final String SHIELD = "v";
    private static final String WILD = "*";

    static CittaCardView of(String name, JsonFields printed) {
        return new CittaCardView(
                name,
                printed.text("kind"),
                CardColour.named(printed.text("colour")),
                printed.number("number", 0),
                printed.number("windows"),
                printed.number("shields"));
    }

    boolean is(Colour other) {
        return colour.filter(other::equals).isPresent();
    }

    boolean isTower() {
        return kind.equals("tower");
    }

    boolean isWild() {
        return kind.equals("wild");
    }

    /// The name with a symbol for the colour: `34g`, `W10*`, `T1`.
    String label() {
        return name + (isWild() ? WILD : colour.map(CardColour::letter).orElse(""));
    }

    /// The complete card, such as `34g ##v` for two windows and a shield.
    StyledText tile(AnsiStyler ansiStyler) {
        String signs = WINDOW.repeat(windows) + SHIELD.repeat(shields);
        StyledText label =
                StyledText.of(
                        label(), colour.map(CardColour::style).orElse(AnsiStyler.BOLD), ansiStyler);
        return signs.isEmpty() ? label : label.append(" " + signs);
    }

    /// The windows and shields of several cards in short form.
    static String signs(int windows, int shields) {
        return WINDOW + windows + SHIELD + shields;
    }
}
