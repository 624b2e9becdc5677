package lucca.cli.carrara;

import lucca.carrara.Value;
import lucca.engine.MessageCatalogue;

/// Writes the value of a point of cost.
record CarraraValueText(MessageCatalogue words) {
    /// In words: `3 VP`, `2 coins`, `3 VP + 1 coin`.
    String full(Value value) {
        String key =
                value.coins() == 0
                        ? "carrara.worth.points"
                        : value.points() == 0 ? "carrara.worth.coins" : "carrara.worth.both";
        return words.text(key, value.points(), value.coins());
    }

    /// For a column: `3VP+1c`.
    String brief(Value value) {
        return words.text("carrara.worth.short", value.points(), value.coins());
    }
}
