package lucca.towers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;

/// Renders the position as data for clients. Nothing is hidden in this game, so all see the same.
final class TowersView {
    private TowersView() {}

    static Json.Obj of(TowersState state) {
        Json.Obj view =
                Json.object(
                        "size", state.city.size,
                        "switching", state.switching,
                        "colours", colours(state),
                        "lots", lots(state),
                        "supply", supply(state),
                        "prisoners", prisoners(state),
                        "turn", turn(state));
        if (state.ending == null && state.phase == TowersState.Phase.PRISONER) {
            view = view.with("fight", fight(state));
        }
        return view.with("position", TowersPosition.write(state));
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
        for (int seat = 0; seat < state.seats; seat++) {
            colours.add(Colour.of(state.stock.colourOf(seat)).word());
        }
        return colours;
    }

    private static Json.Obj lots(TowersState state) {
        Map<String, Json> lots = new LinkedHashMap<>();
        for (int lot = 0; lot < state.city.lots; lot++) {
            if (!state.sites.isEmpty(lot)) {
                lots.put(state.city.name(lot), new Json.Str(stack(state, lot)));
            }
        }
        return new Json.Obj(lots);
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

    private static Json.Obj turn(TowersState state) {
        if (state.ending != null) {
            return Json.object("decision", null);
        }
        Json.Obj turn =
                switch (state.phase) {
                    case DRAW -> Json.object("decision", "first");
                    case FIRST_BRICK, SECOND_BRICK ->
                            Json.object("decision", "place", "seat", state.seat);
                    case PRISONER ->
                            Json.object(
                                    "decision",
                                    "prisoner",
                                    "seat",
                                    state.actor(),
                                    "inTurn",
                                    state.seat);
                    case SWITCH -> Json.object("decision", "switch", "seat", state.seat);
                };
        return state.firstColour < 0
                ? turn
                : turn.with("firstColour", Colour.of(state.firstColour).word());
    }

    private static Json.Obj fight(TowersState state) {
        Struggle struggle = state.struggle;
        return Json.object(
                "joining", state.city.name(struggle.joining()),
                "stronger", state.city.name(struggle.stronger()),
                "weaker", state.city.name(struggle.weaker()),
                "attacker", state.city.name(struggle.attacker()),
                "captor", Colour.of(struggle.captor()).word());
    }
}
