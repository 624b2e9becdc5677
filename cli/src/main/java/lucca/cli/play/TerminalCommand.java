package lucca.cli.play;

import java.util.List;
import java.util.Locale;

/// A command of the person at the terminal.
sealed interface TerminalCommand {
    /// The command words, in the order of the help.
    List<String> NAMES =
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

    record Empty() implements TerminalCommand {}

    /// All commands, or one of them.
    record Help(String word) implements TerminalCommand {}

    record Rules() implements TerminalCommand {}

    record Rule(String number) implements TerminalCommand {}

    /// All legal moves, or those that mention some words.
    record Moves(String words) implements TerminalCommand {}

    record Board() implements TerminalCommand {}

    record Score() implements TerminalCommand {}

    /// The recommendation of a bot.
    record Hint() implements TerminalCommand {}

    record Undo() implements TerminalCommand {}

    record Log() implements TerminalCommand {}

    record Position() implements TerminalCommand {}

    /// With `replacing`, overwrites an existing file.
    record Save(String file, boolean replacing) implements TerminalCommand {}

    record Quit() implements TerminalCommand {}

    /// A command without arguments that was given one.
    record UnexpectedArgument(String word, String rest) implements TerminalCommand {}

    /// Input that is not a command: a move in the notation of the game.
    record TypedMove(String move) implements TerminalCommand {}

    static TerminalCommand of(String typed) {
        String text = typed.strip();
        int blank = text.startsWith("?") ? 1 : text.indexOf(' ');
        String word = (blank < 0 ? text : text.substring(0, blank)).toLowerCase(Locale.ROOT);
        String rest = blank < 0 ? "" : text.substring(blank).strip();
        return switch (word) {
            case "" -> new Empty();
            case "?" -> rest.isEmpty() || NAMES.contains(rest) ? new Help(rest) : new Rule(rest);
            case "help" ->
                    rest.chars().anyMatch(Character::isDigit) ? new Rule(rest) : new Help(rest);
            case "rules", "rule" -> rest.isEmpty() ? new Rules() : new Rule(rest);
            case "moves" -> new Moves(rest);
            case "save" -> new Save(rest, false);
            case "save!" -> new Save(rest, true);
            case "board" -> withoutArgument(new Board(), word, rest);
            case "score", "sheet" -> withoutArgument(new Score(), word, rest);
            case "hint" -> withoutArgument(new Hint(), word, rest);
            case "undo" -> withoutArgument(new Undo(), word, rest);
            case "log" -> withoutArgument(new Log(), word, rest);
            case "position" -> withoutArgument(new Position(), word, rest);
            case "quit", "exit", "q" -> withoutArgument(new Quit(), word, rest);
            default -> new TypedMove(text);
        };
    }

    private static TerminalCommand withoutArgument(
            TerminalCommand terminalCommand, String word, String rest) {
        return rest.isEmpty() ? terminalCommand : new UnexpectedArgument(word, rest);
    }
}
