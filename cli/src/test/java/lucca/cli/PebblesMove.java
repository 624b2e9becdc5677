package lucca.cli;

import lucca.engine.Move;

/// What happens in the game of pebbles: `deal`, `hide` or `name`, and a number.
record PebblesMove(String word, int number) implements Move {
    /// Stands for a number that a viewer may not know.
    static final int UNSEEN = 0;

    String text() {
        return word + " " + (number == UNSEEN ? "?" : String.valueOf(number));
    }
}
