package lucca.cli;

import java.util.Locale;
import lucca.cli.board.Ink;

/// Whether to use colours.
enum ColourChoice {
    AUTO,
    ALWAYS,
    NEVER;

    /// The word in commands.
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    Ink ink(Terminal terminal) {
        return switch (this) {
            case AUTO -> new Ink(terminal.likesColour());
            case ALWAYS -> new Ink(true);
            case NEVER -> new Ink(false);
        };
    }
}
