package lucca.carrara;

import java.util.List;
import lucca.engine.Message;
import org.jspecify.annotations.Nullable;

/// The six cities (P1.4). A city accepts the blocks of its own index and of all dearer colours.
public enum City {
    LIVORNO("livorno", Value.points(3), 2),
    PISA("pisa", Value.coins(3), 2),
    LUCCA("lucca", Value.points(2), 2),
    VIAREGGIO("viareggio", Value.coins(2), 3),
    MASSA("massa", Value.points(1), 3),
    LERICI("lerici", Value.coins(1), 3);

    public static final int COUNT = 6;
    private static final City[] ALL = values();

    private final String word;
    private final Value value;
    private final int needed;

    City(String word, Value value, int needed) {
        this.word = word;
        this.value = value;
        this.needed = needed;
    }

    /// The name in records.
    public String word() {
        return word;
    }

    /// The value of a point of cost there without a tile.
    public Value value() {
        return value;
    }

    /// The number of buildings that a seat needs there to score the city (P3.5).
    public int needed() {
        return needed;
    }

    /// The colours that it accepts, from the dearest to the cheapest.
    public List<Colour> accepted() {
        return List.of(Colour.values()).subList(0, ordinal() + 1);
    }

    public static City of(int index) {
        return ALL[index];
    }

    /// The city with that name, or `null`.
    public static @Nullable City named(String word) {
        for (City city : ALL) {
            if (city.word.equals(word)) {
                return city;
            }
        }
        return null;
    }

    /// The city's name for users.
    public Message title() {
        return Message.of("city." + word);
    }
}
