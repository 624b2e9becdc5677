package lucca.cli;

import java.util.Locale;

/// What a person at the terminal wants.
sealed interface Request {
    record Nothing() implements Request {}

    record Help() implements Request {}

    record Rules() implements Request {}

    record Rule(String number) implements Request {}

    record Moves() implements Request {}

    record Board() implements Request {}

    record Undo() implements Request {}

    record Log() implements Request {}

    record Position() implements Request {}

    record Save(String file) implements Request {}

    record Quit() implements Request {}

    /// Anything that is no command is a move in the notation of the game.
    record Attempt(String move) implements Request {}

    static Request of(String typed) {
        String text = typed.strip();
        int blank = text.startsWith("?") ? 1 : text.indexOf(' ');
        String word = blank < 0 ? text : text.substring(0, blank);
        String rest = blank < 0 ? "" : text.substring(blank).strip();
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "" -> new Nothing();
            case "?", "help" -> rest.isEmpty() ? new Help() : new Rule(rest);
            case "rules", "rule" -> rest.isEmpty() ? new Rules() : new Rule(rest);
            case "moves" -> new Moves();
            case "board" -> new Board();
            case "undo" -> new Undo();
            case "log" -> new Log();
            case "position" -> new Position();
            case "save" -> new Save(rest);
            case "quit", "exit", "q" -> new Quit();
            default -> new Attempt(text);
        };
    }
}
