package lucca.cli.citta;

import lucca.cli.board.Scene;
import lucca.engine.Catalogue;

/// The families of the seats (R1.3), and who leads them.
final class Families {
    private final Scene scene;
    private final Catalogue words;

    Families(Scene scene) {
        this.scene = scene;
        words = scene.words();
    }

    /// The family alone: `Guinigi`.
    String family(int seat) {
        return words.text("citta.family." + (seat + 1));
    }

    /// The family with the number of its seat: `1 Guinigi`.
    String numbered(int seat) {
        return words.text("citta.seat", seat + 1, family(seat));
    }

    /// The same with who leads it: `1 Guinigi (you)`.
    String led(int seat) {
        return words.text("citta.seat.led", numbered(seat), scene.seats().get(seat));
    }

    /// The one that the only person at the terminal leads.
    boolean isYours(int seat) {
        return scene.seats().get(seat).equals(words.text("play.you"));
    }
}
