package lucca.cli.citta;

import java.util.List;

/// A palace on one side of a quarter, its cards from the first to the one that shows its number.
record CittaPalaceView(
        Side side, CardColour colour, List<CittaCardView> cards, int windows, int shields) {
    /// The sides of a quarter.
    enum Side {
        CONSTRUCTION("construction"),
        COMPLETED("completed"),
        OPENED("opened");

        private final String word;

        Side(String word) {
            this.word = word;
        }

        /// The name in observations.
        String word() {
            return word;
        }
    }

    boolean isUnderConstruction() {
        return side == Side.CONSTRUCTION;
    }

    CittaCardView top() {
        return cards.getLast();
    }
}
