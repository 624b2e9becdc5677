package lucca.carrara.reference;

import java.util.List;
import java.util.Map;

/// The printed data of the parts of the game (P1, P5.4 and P5.5).
final class ReferenceParts {
    /// P1.1.
    static final List<String> COLOURS = List.of("white", "yellow", "red", "green", "blue", "black");

    /// P1.2.
    static final List<String> TYPES =
            List.of("biblioteca", "palazzo", "porta", "cathedrale", "castello", "villa");

    /// P1.2: the objects, in the order of the types of building that they belong to.
    static final List<String> OBJECTS = List.of("book", "crown", "gate", "cup", "flag", "arms");

    /// P1.4.
    static final List<String> CITIES =
            List.of("livorno", "pisa", "lucca", "viareggio", "massa", "lerici");

    /// P5.5: the two categories, as they are scored.
    static final List<String> CATEGORIES = List.of("city-buildings", "land-buildings");

    /// P5.4: the upgrade tiles.
    static final List<String> TILES =
            List.of(
                    "livorno",
                    "pisa",
                    "lucca",
                    "viareggio",
                    "massa",
                    "lerici",
                    "city-buildings",
                    "land-buildings");

    private static final Map<String, Integer> BASE_PRICES =
            Map.of("white", 6, "yellow", 5, "red", 4, "green", 3, "blue", 2, "black", 1);

    private static final Map<String, List<String>> ACCEPTED =
            Map.of(
                    "livorno", List.of("white"),
                    "pisa", List.of("white", "yellow"),
                    "lucca", List.of("white", "yellow", "red"),
                    "viareggio", List.of("white", "yellow", "red", "green"),
                    "massa", List.of("white", "yellow", "red", "green", "blue"),
                    "lerici", List.of("white", "yellow", "red", "green", "blue", "black"));

    private static final Map<String, Integer> NEEDED =
            Map.of("livorno", 2, "pisa", 2, "lucca", 2, "viareggio", 3, "massa", 3, "lerici", 3);

    private static final Map<String, ReferenceValue> VALUES =
            Map.of(
                    "livorno", new ReferenceValue(3, 0),
                    "pisa", new ReferenceValue(0, 3),
                    "lucca", new ReferenceValue(2, 0),
                    "viareggio", new ReferenceValue(0, 2),
                    "massa", new ReferenceValue(1, 0),
                    "lerici", new ReferenceValue(0, 1),
                    "city-buildings", new ReferenceValue(0, 1),
                    "land-buildings", new ReferenceValue(1, 0));

    private static final Map<String, ReferenceValue> UPGRADED =
            Map.of(
                    "livorno", new ReferenceValue(4, 1),
                    "pisa", new ReferenceValue(1, 4),
                    "lucca", new ReferenceValue(3, 1),
                    "viareggio", new ReferenceValue(1, 3),
                    "massa", new ReferenceValue(1, 1),
                    "lerici", new ReferenceValue(1, 1),
                    "city-buildings", new ReferenceValue(1, 1),
                    "land-buildings", new ReferenceValue(1, 1));

    private ReferenceParts() {}

    /// P1.3: the price of a block in a section, 1 to 6.
    static int price(String colour, int section) {
        return Math.max(0, BASE_PRICES.get(colour) - (section - 1));
    }

    /// P1.4: the colours of blocks that a city accepts.
    static List<String> accepted(String city) {
        return ACCEPTED.get(city);
    }

    /// P1.4: the number of buildings needed to score a city.
    static int needed(String city) {
        return NEEDED.get(city);
    }

    /// P1.4, P5.4 and P5.5: the value of a city or category for a seat that has these tiles.
    static ReferenceValue value(String place, List<String> tiles) {
        return tiles.contains(place) ? UPGRADED.get(place) : VALUES.get(place);
    }

    /// P4.3 and P5.6: a threshold for 4, 3 or 2 seats.
    static int threshold(int seats, int four, int three, int two) {
        return switch (seats) {
            case 4 -> four;
            case 3 -> three;
            case 2 -> two;
            default -> throw new IllegalArgumentException("no game for " + seats);
        };
    }
}
