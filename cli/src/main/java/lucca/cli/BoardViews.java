package lucca.cli;

import lucca.cli.board.BoardView;
import lucca.cli.board.GenericBoardView;
import lucca.cli.carrara.CarraraBoardView;
import lucca.cli.citta.CittaBoardView;
import lucca.cli.towers.TowersBoardView;

/// The boards that games have here.
final class BoardViews {
    private BoardViews() {}

    /// The view of a game, if it has one of its own; else one that fits all.
    static BoardView of(String game) {
        return switch (game) {
            case "towers" -> new TowersBoardView();
            case "citta" -> new CittaBoardView();
            case "carrara" -> new CarraraBoardView();
            default -> new GenericBoardView();
        };
    }
}
