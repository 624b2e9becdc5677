package lucca.cli;

import java.util.List;

/// Draws the positions of a game. It knows no rules, and of the position only what a viewer may
/// see.
interface BoardView {
    /// What somebody must know who sits down to play, in Markdown.
    List<String> welcome(Scene scene);

    /// The position, line by line.
    List<String> draw(Scene scene);

    /// What the seat is asked now, in a few words.
    String question(Scene scene, int seat);

    /// Legal moves, line by line and as compactly as they can be read.
    List<String> moves(Scene scene, List<MoveText> moves);

    /// The view for a game, if it has one of its own.
    static BoardView of(String game) {
        return switch (game) {
            case "towers" -> new TowersBoard();
            default -> new PlainBoard();
        };
    }
}
