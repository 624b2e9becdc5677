package lucca.cli;

import lucca.cli.board.BoardView;
import lucca.cli.board.PlainBoard;
import lucca.cli.carrara.CarraraBoard;
import lucca.cli.citta.CittaBoard;
import lucca.cli.towers.TowersBoard;

/// The boards that games have here.
final class Boards {
    private Boards() {}

    /// The view of a game, if it has one of its own; else one that fits all.
    static BoardView of(String game) {
        return switch (game) {
            case "towers" -> new TowersBoard();
            case "citta" -> new CittaBoard();
            case "carrara" -> new CarraraBoard();
            default -> new PlainBoard();
        };
    }
}
