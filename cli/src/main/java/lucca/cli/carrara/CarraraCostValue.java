package lucca.cli.carrara;

import lucca.cli.board.JsonFields;
import lucca.engine.MessageCatalogue;

/// The value of a point of cost: victory points, coins, or both.
record CarraraCostValue(int points, int coins) {
    static CarraraCostValue of(JsonFields data) {
        return new CarraraCostValue(data.number("points"), data.number("coins"));
    }

    /// In words: `3 VP`, `2 coins`, `3 VP + 1 coin`.
    String text(MessageCatalogue words) {
        String key =
                coins == 0
                        ? "carrara.worth.points"
                        : points == 0 ? "carrara.worth.coins" : "carrara.worth.both";
        return words.text(key, points, coins);
    }

    /// For a column: `3VP+1c`.
    String shortText(MessageCatalogue words) {
        return words.text("carrara.worth.short", points, coins);
    }
}
