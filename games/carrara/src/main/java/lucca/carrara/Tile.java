package lucca.carrara;

import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The upgrade tiles (P5.4): first those of the cities, in their order, then those of the two
/// categories. The values of Lucca and Lérici are known; the others are ours.
public enum Tile {
    LIVORNO("livorno", 4, 1),
    PISA("pisa", 1, 4),
    LUCCA("lucca", 3, 1),
    VIAREGGIO("viareggio", 1, 3),
    MASSA("massa", 1, 1),
    LERICI("lerici", 1, 1),
    CITY_BUILDINGS("city-buildings", 1, 1),
    LAND_BUILDINGS("land-buildings", 1, 1);

    static final int COUNT = 8;
    private static final Tile[] ALL = values();

    private final String word;
    private final Value value;

    Tile(String word, int points, int coins) {
        this.word = word;
        value = new Value(points, coins);
    }

    /// The name in records.
    public String word() {
        return word;
    }

    Value value() {
        return value;
    }

    static Tile of(int index) {
        return ALL[index];
    }

    /// The tile with that name, or `null`.
    static @Nullable Tile named(String word) {
        for (Tile tile : ALL) {
            if (tile.word.equals(word)) {
                return tile;
            }
        }
        return null;
    }

    /// The tile's name as people read it.
    Message title() {
        return ordinal() < City.COUNT
                ? City.of(ordinal()).title()
                : Category.of(ordinal() - City.COUNT).title();
    }
}
