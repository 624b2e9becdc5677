package lucca.cli.carrara;

import lucca.engine.MessageCatalogue;
import lucca.engine.ViewFields;

/// The value of a point of cost: victory points, coins, or both.
record CarraraCostValue(int points, int coins) {
    static CarraraCostValue of(ViewFields data) {
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
