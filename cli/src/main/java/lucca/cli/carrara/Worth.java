package lucca.cli.carrara;

import lucca.engine.Catalogue;
import lucca.engine.Members;

/// What a point of cost is worth: victory points, coins, or both.
record Worth(int points, int coins) {
    static Worth of(Members data) {
        return new Worth(data.number("points"), data.number("coins"));
    }

    /// In words: `3 VP`, `2 coins`, `3 VP + 1 coin`.
    String text(Catalogue words) {
        String key =
                coins == 0
                        ? "carrara.worth.points"
                        : points == 0 ? "carrara.worth.coins" : "carrara.worth.both";
        return words.text(key, points, coins);
    }

    /// In a column: `3VP+1c`.
    String shortly(Catalogue words) {
        return words.text("carrara.worth.short", points, coins);
    }
}
