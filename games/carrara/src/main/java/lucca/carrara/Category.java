package lucca.carrara;

import lucca.engine.Message;

/// The two categories of buildings (P1.2), which the expansion scores (P5.5).
public enum Category {
    CITY_BUILDINGS("city-buildings", Value.coins(1), 0, 4),
    LAND_BUILDINGS("land-buildings", Value.points(1), 4, 6);

    public static final int COUNT = 2;
    private static final Category[] ALL = values();

    private final String word;
    private final Value value;
    private final long buildings;

    /// The types from one index to another (exclusive).
    Category(String word, Value value, int from, int to) {
        this.word = word;
        this.value = value;
        long all = 0;
        for (int type = from; type < to; type++) {
            all |= Buildings.ofType(type);
        }
        buildings = all;
    }

    public String word() {
        return word;
    }

    /// The value of a point of cost without a tile.
    public Value value() {
        return value;
    }

    /// All buildings of the category, as a bit set.
    public long buildings() {
        return buildings;
    }

    /// The category of a type.
    static Category of(Type type) {
        return (CITY_BUILDINGS.buildings & Buildings.ofType(type.ordinal())) != 0
                ? CITY_BUILDINGS
                : LAND_BUILDINGS;
    }

    public static Category of(int index) {
        return ALL[index];
    }

    Message title() {
        return Message.of("category." + word);
    }
}
