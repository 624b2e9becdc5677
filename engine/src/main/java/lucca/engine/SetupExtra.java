package lucca.engine;

/// Something of one's own that a table may bring along beside the options of a game, such as a list
/// of cards. A game that nobody brings it to has a standard one, or does without.
public interface SetupExtra {
    /// The name in records and commands: a word in small letters.
    String name();

    /// The value that a file holds, checked and in its one normal form.
    /// @throws UnreadableException that names the line
    Json read(String text);

    /// A value out of a record, checked and in its one normal form.
    /// @throws UnreadableException if it is none, also if it is too large
    Json check(Json value);

    /// A value in its normal form, in one line without quotation marks; [#read] gives it back.
    String write(Json value);
}
