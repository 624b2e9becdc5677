package lucca.carrara;

import java.util.ArrayList;
import java.util.List;

/// Writes a position in one line, as described in `docs/records.md`. [PositionReader] reads it. It
/// reads only positions between moves, not those written within one: while cards are drawn, the
/// display is laid out, or a building is paid.
final class CarraraPosition {
    static final String OPEN_HANDS = "o";
    static final String DRAWN = "?";

    private CarraraPosition() {}

    static String write(CarraraState state) {
        List<String> fields = new ArrayList<>();
        fields.add(cards(state));
        fields.add(state.rules.openHands() ? OPEN_HANDS : PositionCodes.NONE);
        fields.add(turn(state));
        fields.add(ending(state));
        List<String> sections = new ArrayList<>();
        for (int section : state.wheel.sections) {
            sections.add(PositionCodes.blocks(section));
        }
        fields.add(String.join("/", sections));
        fields.add(PositionCodes.buildings(state.display, ","));
        fields.add(PositionCodes.buildings(state.gone, ","));
        fields.add(PositionCodes.kinds(state.forSale));
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            fields.add(seat(state, seat));
        }
        return String.join(" ", fields);
    }

    /// The four cards, with a question mark for those that the host did not choose; empty in the
    /// base game.
    private static String cards(CarraraState state) {
        if (!state.rules.drawsCards()) {
            return PositionCodes.NONE;
        }
        List<String> cards = new ArrayList<>();
        for (CardKind kind : CardKind.values()) {
            int number = state.cards.get(kind);
            boolean drawn = state.rules.cards().get(kind) == 0;
            cards.add((number == 0 ? "" : String.valueOf(number)) + (drawn ? DRAWN : ""));
        }
        return String.join(",", cards);
    }

    /// The phase, the start player and the seat in turn.
    private static String turn(CarraraState state) {
        String word = state.phase.word();
        if (state.phase == Phase.FIRST) {
            return word;
        }
        String turn = word + ":" + (state.start + 1) + (state.seat + 1);
        return state.phase == Phase.AFTER && !state.mayBuyObject ? turn + "!" : turn;
    }

    private static String ending(CarraraState state) {
        String announced =
                state.announcer == CarraraState.NOBODY ? "" : "a" + (state.announcer + 1);
        String built =
                state.lastBuilder == CarraraState.NOBODY ? "" : "b" + (state.lastBuilder + 1);
        return PositionCodes.orNone(announced + built);
    }

    private static String seat(CarraraState state, int seat) {
        return String.join(
                ";",
                String.valueOf(state.scores[seat]),
                String.valueOf(state.coins[seat]),
                PositionCodes.blocks(state.blocks[seat]),
                PositionCodes.objects(state.objects[seat]),
                cities(state, seat),
                PositionCodes.bits(state.scored[seat], PositionCodes.SCORED),
                PositionCodes.bits(state.scoredCities[seat], PositionCodes.CITIES),
                PositionCodes.bits(state.tiles[seat], PositionCodes.TILES));
    }

    private static String cities(CarraraState state, int seat) {
        List<String> cities = new ArrayList<>();
        for (int city = 0; city < City.COUNT; city++) {
            long here = state.seatBuildings.in(seat, city);
            if (here != 0) {
                cities.add(
                        PositionCodes.CITIES.get(city) + ":" + PositionCodes.buildings(here, "+"));
            }
        }
        return PositionCodes.orNone(String.join(",", cities));
    }
}
