package lucca.engine;

/// Custom content of a table beside the options of a game, such as a list of cards. Without it a
/// game uses a standard one, or none.
public interface SetupExtra {
    /// The name in records and commands, a lower-case word.
    String name();

    /// Parses the content of a file, checks it and returns its normal form.
    /// @throws UnreadableException with the line of the error
    Json read(String text);

    /// Checks a value from a record and returns its normal form.
    /// @throws UnreadableException if it is invalid or too large
    Json check(Json value);

    /// Writes a value in normal form in one line without quotation marks, readable by [#read].
    String write(Json value);
}
