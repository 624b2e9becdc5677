package lucca.carrara;

import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The upgrade tiles (P5.4): first those of the cities, in their order, then those of the two
/// categories.
public enum Tile {
    LIVORNO("livorno", ReconstructedValues.LIVORNO),
    PISA("pisa", ReconstructedValues.PISA),
    LUCCA("lucca", new Value(3, 1)),
    VIAREGGIO("viareggio", ReconstructedValues.VIAREGGIO),
    MASSA("massa", ReconstructedValues.MASSA),
    LERICI("lerici", new Value(1, 1)),
    CITY_BUILDINGS("city-buildings", ReconstructedValues.CITY_BUILDINGS),
    LAND_BUILDINGS("land-buildings", ReconstructedValues.LAND_BUILDINGS);

    static final int COUNT = 8;
    private static final Tile[] ALL = values();

    private final String word;
    private final Value value;

    Tile(String word, Value value) {
        this.word = word;
        this.value = value;
    }

    /// The name in records.
    public String word() {
        return word;
    }

    public Value value() {
        return value;
    }

    public static Tile of(int index) {
        return ALL[index];
    }

    /// The tile with that name, or `null`.
    public static @Nullable Tile named(String word) {
        for (Tile tile : ALL) {
            if (tile.word.equals(word)) {
                return tile;
            }
        }
        return null;
    }

    /// The tile's name for users.
    Message title() {
        return ordinal() < City.COUNT
                ? City.of(ordinal()).title()
                : Category.of(ordinal() - City.COUNT).title();
    }
}
