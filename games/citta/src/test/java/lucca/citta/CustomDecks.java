package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;

/// Custom decks for tests.
final class CustomDecks {
    /// The standard list with windows and shields exchanged.
    static final Map<String, Json> EXTRAS = Map.of("deck", new DeckExtra().read(mirrored()));

    /// Widely spread numbers, without golden cards. 10 and 20 are among them, so that a celebration
    /// is possible.
    static final Map<String, Json> SPREAD = Map.of("deck", new DeckExtra().read(spread()));

    private CustomDecks() {}

    /// The rows of the standard list, the header first.
    static List<String> rows() {
        return new ArrayList<>(List.of(StandardDeck.CSV.strip().split("\n", -1)));
    }

    private static String mirrored() {
        List<String> rows = rows();
        rows.replaceAll(row -> row.replaceAll("([0-3]),([0-3])$", "$2,$1"));
        return String.join("\n", rows);
    }

    private static String spread() {
        List<String> rows = rows().subList(1, 97);
        rows.replaceAll(CustomDecks::spread);
        return String.join("\n", rows);
    }

    /// Keeps 10 and 20, and spreads the other numbers up to 9997 in the same order.
    private static String spread(String row) {
        int comma = row.indexOf(',');
        int number = Integer.parseInt(row.substring(0, comma));
        int far = number <= 20 ? number : 20 + 131 * (number - 20);
        return far + row.substring(comma);
    }
}
