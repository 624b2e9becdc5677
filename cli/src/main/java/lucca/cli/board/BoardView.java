package lucca.cli.board;

import java.util.List;
import java.util.stream.Stream;

/// Shows a game on a terminal and speaks of it in its own words. It knows no rules, and of the
/// position only what a viewer may see.
public interface BoardView {
    /// What somebody must know who sits down to play, in Markdown.
    default List<String> introduction(BoardScene boardScene) {
        return List.of();
    }

    /// The signs of the drawing, in Markdown.
    default List<String> legend(BoardScene boardScene) {
        return List.of();
    }

    /// The position, line by line.
    List<String> draw(BoardScene boardScene);

    /// The position after a step, for those who have seen it before; it may leave out what is not
    /// needed to see what has changed.
    default List<String> redraw(BoardScene boardScene) {
        return draw(boardScene);
    }

    /// What the seat plays with, such as its colour; empty if there is nothing to tell.
    default String badge(BoardScene boardScene, int seat) {
        return "";
    }

    /// What is asked now, in a few words; empty if it goes without saying.
    default String question(BoardScene boardScene) {
        return "";
    }

    /// How moves that are due now are written, in a sentence; empty if the game has no words for
    /// it.
    default String moveForms(BoardScene boardScene) {
        return "";
    }

    /// The move that a person means who typed less than a whole move.
    default String completeMove(BoardScene boardScene, String typed) {
        return typed;
    }

    /// Whole moves that a person may mean whose words do not tell which; none if they do.
    default List<String> interpretations(BoardScene boardScene, String typed) {
        return List.of();
    }

    /// The words of moves that a person means who typed less than whole words.
    default String expandWords(BoardScene boardScene, String typed) {
        return typed;
    }

    /// A decision as it is told, in a few words.
    default String describeMove(BoardScene boardScene, MoveText decision) {
        return decision.text();
    }

    /// A chance outcome, in a sentence.
    default String describeChance(BoardScene boardScene, MoveText outcome) {
        return boardScene.words().text("play.chance", outcome.text());
    }

    /// Legal moves, line by line and as compactly as they can be read.
    default List<String> moves(BoardScene boardScene, List<MoveText> moves) {
        return moves.stream().map(MoveText::text).toList();
    }

    /// The same of moves that somebody has picked out by their words: every single one.
    default List<String> everyMove(BoardScene boardScene, List<MoveText> moves) {
        return moves(boardScene, moves);
    }

    /// Who sits there: number, what they play with, and what they are called, if they are.
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
