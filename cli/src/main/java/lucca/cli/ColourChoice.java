package lucca.cli;

/// Whether to use colours.
enum ColourChoice {
    AUTO,
    ALWAYS,
    NEVER;

    Ink ink(Terminal terminal) {
        return switch (this) {
            case AUTO -> new Ink(terminal.likesColour());
            case ALWAYS -> new Ink(true);
            case NEVER -> new Ink(false);
        };
    }
}
