package lucca.cli.carrara;

import lucca.cli.board.Scene;

/// What seats are called: `seat 1`, or `seat 1 (you)` if somebody is known to sit there.
final class Names {
    private final Scene scene;

    Names(Scene scene) {
        this.scene = scene;
    }

    String name(int seat) {
        String who = scene.seats().get(seat);
        return who.isEmpty()
                ? scene.words().text("play.seat.number", seat + 1)
                : scene.words().text("play.seat", seat + 1, who);
    }
}
