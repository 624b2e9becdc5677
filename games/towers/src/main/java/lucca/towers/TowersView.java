package lucca.towers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Builds observations. Nothing is hidden in this game, so all viewers see the same.
final class TowersView {
    private TowersView() {}

    static TowersObservation of(TowersState state) {
        boolean fights = state.ending == null && state.phase == TowersState.Phase.PRISONER;
        return new TowersObservation(
                state.rules.size(),
                state.rules.switching(),
                colours(state),
                lots(state),
                supply(state),
                prisoners(state),
                turn(state),
                fights ? fight(state) : null,
                TowersPosition.write(state));
    }

    /// The bricks on a lot, top first, as letters; empty for an empty lot.
    static String stack(TowersState state, int lot) {
        return stack(state.towers, state.sites, lot);
    }

    static String stack(Towers towers, Sites sites, int lot) {
        int slot = towers.at(lot);
        if (slot < 0) {
            return sites.isEmpty(lot) ? "" : String.valueOf(letter(sites.houseColour(lot)));
        }
        StringBuilder out = new StringBuilder();
        for (int depth = 0; depth < towers.height(slot); depth++) {
            out.append(letter(towers.brick(slot, depth)));
        }
        return out.toString();
    }

    private static char letter(int colour) {
        return Colour.of(colour).letter();
    }

    private static List<String> colours(TowersState state) {
        List<String> colours = new ArrayList<>();
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            colours.add(Colour.of(state.stock.colourOf(seat)).word());
        }
        return colours;
    }

    private static Map<String, String> lots(TowersState state) {
        Map<String, String> lots = new LinkedHashMap<>();
        for (int lot = 0; lot < state.city.lots; lot++) {
            if (!state.sites.isEmpty(lot)) {
                lots.put(state.city.name(lot), stack(state, lot));
            }
        }
        return lots;
    }

    private static Map<String, Integer> supply(TowersState state) {
        Map<String, Integer> supply = new LinkedHashMap<>();
        for (Colour colour : Colour.values()) {
            supply.put(colour.word(), state.stock.supply(colour.ordinal()));
        }
        return supply;
    }

    private static Map<String, Map<String, Integer>> prisoners(TowersState state) {
        Map<String, Map<String, Integer>> prisoners = new LinkedHashMap<>();
        for (Colour owner : Colour.values()) {
            Map<String, Integer> own = new LinkedHashMap<>();
            for (Colour colour : Colour.values()) {
                int count = state.stock.prisoners(owner.ordinal(), colour.ordinal());
                if (count > 0) {
                    own.put(colour.word(), count);
                }
            }
            prisoners.put(owner.word(), own);
        }
        return prisoners;
    }

    private static TowersObservation.Turn turn(TowersState state) {
        if (state.ending != null) {
            return new TowersObservation.Turn(null, null, null, null);
        }
        String first = state.firstColour < 0 ? null : Colour.of(state.firstColour).word();
        return switch (state.phase) {
            case DRAW -> new TowersObservation.Turn("first", null, null, null);
            case FIRST_BRICK, SECOND_BRICK ->
                    new TowersObservation.Turn("place", state.seat, null, first);
            case PRISONER ->
                    new TowersObservation.Turn("prisoner", state.actor(), state.seat, first);
            case SWITCH -> new TowersObservation.Turn("switch", state.seat, null, first);
        };
    }

    private static TowersObservation.Fight fight(TowersState state) {
        Struggle struggle = state.struggle;
        return new TowersObservation.Fight(
                state.city.name(struggle.joining()),
                state.city.name(struggle.stronger()),
                state.city.name(struggle.weaker()),
                state.city.name(struggle.attacker()),
                Colour.of(struggle.captor()).word());
    }
}
