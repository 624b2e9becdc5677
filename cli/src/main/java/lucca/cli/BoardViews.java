package lucca.cli;

import lucca.cli.board.BoardView;
import lucca.cli.board.GenericBoardView;
import lucca.cli.carrara.CarraraBoardView;
import lucca.cli.citta.CittaBoardView;
import lucca.cli.towers.TowersBoardView;

/// Finds the board view of a game.
final class BoardViews {
    private BoardViews() {}

    /// The board view of a game, or a generic one.
    static BoardView of(String game) {
        return switch (game) {
            case "towers" -> new TowersBoardView();
            case "citta" -> new CittaBoardView();
            case "carrara" -> new CarraraBoardView();
            default -> new GenericBoardView();
        };
    }
}
