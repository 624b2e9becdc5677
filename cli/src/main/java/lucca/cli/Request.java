package lucca.cli;

import java.util.List;
import java.util.Locale;

/// What a person at the terminal wants.
sealed interface Request {
    /// The words that are commands, as the help lists them.
    List<String> WORDS =
            List.of(
                    "moves",
                    "hint",
                    "board",
                    "score",
                    "rules",
                    "undo",
                    "log",
                    "position",
                    "save",
                    "quit",
                    "help");

    record Nothing() implements Request {}

    /// All commands, or one of them.
    record Help(String word) implements Request {}

    record Rules() implements Request {}

    record Rule(String number) implements Request {}

    /// All legal moves, or those that mention some words.
    record Moves(String words) implements Request {}

    record Board() implements Request {}

    record Score() implements Request {}

    /// What a bot would do.
    record Hint() implements Request {}

    record Undo() implements Request {}

    record Log() implements Request {}

    record Position() implements Request {}

    /// With `replacing`, also over a file that is there.
    record Save(String file, boolean replacing) implements Request {}

    record Quit() implements Request {}

    /// A command that stands alone, with something after it.
    record TooMuch(String word, String rest) implements Request {}

    /// Anything that is no command is a move in the notation of the game.
    record Attempt(String move) implements Request {}

    static Request of(String typed) {
        String text = typed.strip();
        int blank = text.startsWith("?") ? 1 : text.indexOf(' ');
        String word = (blank < 0 ? text : text.substring(0, blank)).toLowerCase(Locale.ROOT);
        String rest = blank < 0 ? "" : text.substring(blank).strip();
        return switch (word) {
            case "" -> new Nothing();
            case "?", "help" ->
                    rest.isEmpty() || WORDS.contains(rest) ? new Help(rest) : new Rule(rest);
            case "rules", "rule" -> rest.isEmpty() ? new Rules() : new Rule(rest);
            case "moves" -> new Moves(rest);
            case "save" -> new Save(rest, false);
            case "save!" -> new Save(rest, true);
            case "board" -> alone(new Board(), word, rest);
            case "score", "sheet" -> alone(new Score(), word, rest);
            case "hint" -> alone(new Hint(), word, rest);
            case "undo" -> alone(new Undo(), word, rest);
            case "log" -> alone(new Log(), word, rest);
            case "position" -> alone(new Position(), word, rest);
            case "quit", "exit", "q" -> alone(new Quit(), word, rest);
            default -> new Attempt(text);
        };
    }

    private static Request alone(Request request, String word, String rest) {
        return rest.isEmpty() ? request : new TooMuch(word, rest);
    }
}
