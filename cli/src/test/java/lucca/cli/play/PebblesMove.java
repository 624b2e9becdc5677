package lucca.cli.play;

import lucca.engine.Move;

/// An event in the game of pebbles: `deal`, `hide` or `name`, and a number.
record PebblesMove(String word, int number) implements Move {
    /// Stands for a number that is hidden from the viewer.
    static final int UNSEEN = 0;

    String text() {
        return word + " " + (number == UNSEEN ? "?" : String.valueOf(number));
    }
}
