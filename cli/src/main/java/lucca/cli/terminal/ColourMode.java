package lucca.cli.terminal;

import java.util.Locale;
import lucca.cli.text.AnsiStyler;

/// When to use colours.
public enum ColourMode {
    AUTO,
    ALWAYS,
    NEVER;

    /// The name in commands.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    public AnsiStyler styler(Terminal terminal) {
        return switch (this) {
            case AUTO -> new AnsiStyler(terminal.supportsColour());
            case ALWAYS -> new AnsiStyler(true);
            case NEVER -> new AnsiStyler(false);
        };
    }
}
