package lucca.cli.text;

/// Styles text with colours and bold letters, or leaves it plain.
public record AnsiStyler(boolean isColoured) {
    public static final String BOLD = "1";
    public static final String FAINT = "2";

    /// The text in a style of the terminal (the numbers of an SGR sequence), if colours are on.
    public String style(String numbers, String text) {
        return isColoured ? "\u001b[" + numbers + "m" + text + "\u001b[0m" : text;
    }

    public String bold(String text) {
        return style(BOLD, text);
    }

    public String faint(String text) {
        return style(FAINT, text);
    }
}
