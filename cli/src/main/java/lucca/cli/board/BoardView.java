package lucca.cli.board;

import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/// Draws a game on a terminal and describes it in its own terms. It knows no rules, and only what
/// the viewer may see of a position. The boards of games are found by `ServiceLoader`.
public interface BoardView {
    /// The board of a game, or a generic one if it has none.
    static BoardView of(String game) {
        for (BoardView view :
                ServiceLoader.load(BoardView.class, BoardView.class.getClassLoader())) {
            if (view.game().equals(game)) {
                return view;
            }
        }
        return new GenericBoardView();
    }

    /// The name of the game that it draws; empty for any game.
    String game();

    /// What people need to know before they play, in Markdown.
    default List<String> introduction(BoardScene boardScene) {
        return List.of();
    }

    /// The symbols of the drawing, in Markdown.
    default List<String> legend(BoardScene boardScene) {
        return List.of();
    }

    /// The position, line by line.
    List<String> draw(BoardScene boardScene);

    /// The position after a step, for viewers who have seen it before. It may leave out unchanged
    /// parts.
    default List<String> redraw(BoardScene boardScene) {
        return draw(boardScene);
    }

    /// What identifies the seat, such as its colour; empty if nothing does.
    default String badge(BoardScene boardScene, int seat) {
        return "";
    }

    /// The current question in a few words; empty if it is obvious.
    default String question(BoardScene boardScene) {
        return "";
    }

    /// The notation of the moves that are due, in a sentence; empty if the game has no message for
    /// it.
    default String moveForms(BoardScene boardScene) {
        return "";
    }

    /// Completes an abbreviated move.
    default String completeMove(BoardScene boardScene, String typed) {
        return typed;
    }

    /// The complete moves that an ambiguous input may mean; empty if it is unambiguous.
    default List<String> interpretations(BoardScene boardScene, String typed) {
        return List.of();
    }

    /// Completes abbreviated words of moves.
    default String expandWords(BoardScene boardScene, String typed) {
        return typed;
    }

    /// Describes a decision in a few words.
    default String describeMove(BoardScene boardScene, MoveText decision) {
        return decision.text();
    }

    /// Describes a chance outcome in a sentence.
    default String describeChance(BoardScene boardScene, MoveText outcome) {
        return boardScene.words().text("play.chance", outcome.text());
    }

    /// Lists legal moves line by line, as compactly as readability permits.
    default List<String> moves(BoardScene boardScene, List<MoveText> moves) {
        return moves.stream().map(MoveText::text).toList();
    }

    /// Lists moves that the person has filtered by their words, every single one.
    default List<String> everyMove(BoardScene boardScene, List<MoveText> moves) {
        return moves(boardScene, moves);
    }

    /// The name of a seat: its number, what identifies it, and the name of its player, if any.
    default String seat(BoardScene boardScene, int seat) {
        List<String> known =
                Stream.of(badge(boardScene, seat), boardScene.seats().get(seat))
                        .filter(name -> !name.isEmpty())
                        .toList();
        return known.isEmpty()
                ? boardScene.words().text("play.seat.number", seat + 1)
                : boardScene.words().text("play.seat", seat + 1, known);
    }
}
