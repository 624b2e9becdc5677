package lucca.cli.citta;

import lucca.cli.board.BoardScene;
import lucca.engine.MessageCatalogue;

/// The families of the seats (R1.3), and the people who lead them.
final class FamilyNames {
    private final BoardScene boardScene;
    private final MessageCatalogue words;

    FamilyNames(BoardScene boardScene) {
        this.boardScene = boardScene;
        words = boardScene.words();
    }

    /// The family alone: `Guinigi`.
    String family(int seat) {
        return words.text("citta.family." + (seat + 1));
    }

    /// The family with the number of its seat: `1 Guinigi`.
    String numbered(int seat) {
        return words.text("citta.seat", seat + 1, family(seat));
    }

    /// The same with the name of its player: `1 Guinigi (you)`.
    String withPlayer(int seat) {
        return words.text("citta.seat.led", numbered(seat), boardScene.seats().get(seat));
    }

    /// Whether the only person at the terminal leads this family.
    boolean isViewer(int seat) {
        return boardScene.seats().get(seat).equals(words.text("play.you"));
    }
}
