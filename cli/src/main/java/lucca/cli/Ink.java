package lucca.cli;

/// Writes with colours and bold letters, or plainly.
record Ink(boolean isColoured) {
    static final String BOLD = "1";
    static final String FAINT = "2";

    /// The text in a style of the terminal (the numbers of an SGR sequence), if there are colours
    /// at all.
    String style(String numbers, String text) {
        return isColoured ? "\u001b[" + numbers + "m" + text + "\u001b[0m" : text;
    }

    String bold(String text) {
        return style(BOLD, text);
    }

    String faint(String text) {
        return style(FAINT, text);
    }
}
