package lucca.carrara;

import java.util.List;
import java.util.function.ToIntFunction;
import lucca.engine.Message;

/// Computes what buildings score by the values of their cities (P3.4, P3.5, P5.4, P5.5).
public final class Scoring {
    private Scoring() {}

    /// The value of a city for a seat, with its tile if it has one.
    public static Value value(CarraraState state, int seat, int city) {
        boolean upgraded = (state.tiles[seat] >> city & 1) != 0;
        return upgraded ? Tile.of(city).value() : City.of(city).value();
    }

    public static Value value(CarraraState state, int seat, Category category) {
        int tile = City.COUNT + category.ordinal();
        boolean upgraded = (state.tiles[seat] >> tile & 1) != 0;
        return upgraded ? Tile.of(tile).value() : category.value();
    }

    static int points(CarraraState state, int seat, long chosen) {
        return sum(state, seat, chosen, Value::points);
    }

    static int coins(CarraraState state, int seat, long chosen) {
        return sum(state, seat, chosen, Value::coins);
    }

    private static int sum(
            CarraraState state, int seat, long chosen, ToIntFunction<Value> ofAPoint) {
        int sum = 0;
        for (int city = 0; city < City.COUNT; city++) {
            int cost = Buildings.cost(state.seatBuildings.in(seat, city) & chosen);
            sum += cost * ofAPoint.applyAsInt(value(state, seat, city));
        }
        return sum;
    }

    /// Adds what these buildings of a seat score, city by city.
    static void buildings(CarraraState state, int seat, long chosen, ScoreTally scoreTally) {
        for (int city = 0; city < City.COUNT; city++) {
            long here = state.seatBuildings.in(seat, city) & chosen;
            if (here != 0) {
                add(
                        Buildings.cost(here),
                        value(state, seat, city),
                        here,
                        scoreTally,
                        City.of(city));
            }
        }
    }

    /// Adds what the buildings of a category score, in all cities.
    static void category(CarraraState state, int seat, Category category, ScoreTally scoreTally) {
        long own = state.seatBuildings.all(seat) & category.buildings();
        Value value = value(state, seat, category);
        int cost = Buildings.cost(own);
        scoreTally.add(cost * value.points(), cost * value.coins());
        if (scoreTally.collectsParts()) {
            Message why = Message.of("part.category", cost, category.title());
            part(cost, value, why, own, scoreTally);
        }
    }

    private static void add(
            int cost, Value value, long buildings, ScoreTally scoreTally, City city) {
        scoreTally.add(cost * value.points(), cost * value.coins());
        if (scoreTally.collectsParts()) {
            part(cost, value, Message.of("part.city", cost, city.title()), buildings, scoreTally);
        }
    }

    private static void part(
            int cost, Value value, Message why, long buildings, ScoreTally scoreTally) {
        List<String> names = Names.buildings(buildings);
        scoreTally.part(cost * value.points(), cost * value.coins(), why, names);
    }
}
