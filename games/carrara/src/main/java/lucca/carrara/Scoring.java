package lucca.carrara;

import java.util.List;
import lucca.engine.Message;

/// What buildings bring by the values of their cities (P3.4, P3.5, P5.4, P5.5).
final class Scoring {
    private Scoring() {}

    /// The value of a city for a seat, by its tile if it has one.
    static Value value(CarraraState state, int seat, int city) {
        boolean upgraded = (state.tiles[seat] >> city & 1) != 0;
        return upgraded ? Tile.of(city).value() : City.of(city).value();
    }

    static Value value(CarraraState state, int seat, Category category) {
        int tile = City.COUNT + category.ordinal();
        boolean upgraded = (state.tiles[seat] >> tile & 1) != 0;
        return upgraded ? Tile.of(tile).value() : category.value();
    }

    static int points(CarraraState state, int seat, long chosen) {
        int points = 0;
        for (int city = 0; city < City.COUNT; city++) {
            int cost = Buildings.cost(state.estate.in(seat, city) & chosen);
            points += cost * value(state, seat, city).points();
        }
        return points;
    }

    static int coins(CarraraState state, int seat, long chosen) {
        int coins = 0;
        for (int city = 0; city < City.COUNT; city++) {
            int cost = Buildings.cost(state.estate.in(seat, city) & chosen);
            coins += cost * value(state, seat, city).coins();
        }
        return coins;
    }

    /// Adds what these buildings of a seat bring, city by city.
    static void buildings(CarraraState state, int seat, long chosen, Tally tally) {
        for (int city = 0; city < City.COUNT; city++) {
            long here = state.estate.in(seat, city) & chosen;
            if (here != 0) {
                add(Buildings.cost(here), value(state, seat, city), here, tally, City.of(city));
            }
        }
    }

    /// Adds what the buildings of a category bring, wherever they stand.
    static void category(CarraraState state, int seat, Category category, Tally tally) {
        long own = state.estate.all(seat) & category.buildings();
        Value value = value(state, seat, category);
        int cost = Buildings.cost(own);
        tally.add(cost * value.points(), cost * value.coins());
        if (tally.isTold()) {
            Message why = Message.of("part.category", cost, category.title());
            part(cost, value, why, own, tally);
        }
    }

    private static void add(int cost, Value value, long buildings, Tally tally, City city) {
        tally.add(cost * value.points(), cost * value.coins());
        if (tally.isTold()) {
            part(cost, value, Message.of("part.city", cost, city.title()), buildings, tally);
        }
    }

    private static void part(int cost, Value value, Message why, long buildings, Tally tally) {
        List<String> names = BuildingCard.names(buildings);
        tally.part(cost * value.points(), cost * value.coins(), why, names);
    }
}
