package lucca.citta;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;

/// Lists of cards that tables bring along, for tests.
final class OwnDecks {
    /// The standard list with windows and shields exchanged.
    static final Map<String, Json> EXTRAS = Map.of("deck", new DeckExtra().read(mirrored()));

    private OwnDecks() {}

    /// The rows of the standard list, the header first.
    static List<String> rows() {
        return new ArrayList<>(List.of(StandardDeck.CSV.strip().split("\n", -1)));
    }

    private static String mirrored() {
        List<String> rows = rows();
        rows.replaceAll(row -> row.replaceAll("([0-3]),([0-3])$", "$2,$1"));
        return String.join("\n", rows);
    }
}
