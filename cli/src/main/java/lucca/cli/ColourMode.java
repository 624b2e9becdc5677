package lucca.cli;

import java.util.Locale;
import lucca.cli.board.AnsiStyler;

/// When to use colours.
enum ColourMode {
    AUTO,
    ALWAYS,
    NEVER;

    /// The name in commands.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    AnsiStyler styler(Terminal terminal) {
        return switch (this) {
            case AUTO -> new AnsiStyler(terminal.supportsColour());
            case ALWAYS -> new AnsiStyler(true);
            case NEVER -> new AnsiStyler(false);
        };
    }
}
