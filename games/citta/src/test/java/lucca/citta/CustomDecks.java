package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;

/// Lists of cards that tables bring along, for tests.
final class CustomDecks {
    /// The standard list with windows and shields exchanged.
    static final Map<String, Json> EXTRAS = Map.of("deck", new DeckExtra().read(mirrored()));

    /// Other numbers, far apart, with 10 and 20 among them so that a celebration is possible; no
    /// golden cards.
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

    /// 10 and 20 stay, the others are stretched up to 9997 in their order.
    private static String spread(String row) {
        int comma = row.indexOf(',');
        int number = Integer.parseInt(row.substring(0, comma));
        int far = number <= 20 ? number : 20 + 131 * (number - 20);
        return far + row.substring(comma);
    }
}
