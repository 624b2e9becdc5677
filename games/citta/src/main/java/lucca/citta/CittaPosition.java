package lucca.citta;

import java.util.ArrayList;
import java.util.List;

/// Writes a position in one line, as described in `docs/records.md`. [PositionReader] reads it.
final class CittaPosition {
    static final String NONE = "-";
    static final String CELEBRATION = "c";
    static final char FOR_CITY = 'c';

    private CittaPosition() {}

    static String write(CittaState state) {
        Names names = new Names(state);
        List<String> fields = new ArrayList<>();
        fields.add(state.rules.name());
        fields.add(String.valueOf(state.round));
        fields.add(triplets(state, names));
        fields.add(turn(state, names));
        fields.add(cards(names.pile(Piles.DISCARDS)));
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            fields.add(
                    state.isBeforeReveal() ? hand(state, names, seat) : seat(state, names, seat));
        }
        if (state.rules.city() && !state.isBeforeReveal()) {
            fields.add(city(state, names));
        }
        return String.join(" ", fields);
    }

    private static String triplets(CittaState state, Names names) {
        List<String> triplets = new ArrayList<>();
        boolean laying = state.phase == Phase.DEAL || state.phase == Phase.TRIPLETS;
        for (int i = 0; i < state.rules.triplets(); i++) {
            if (!laying || !state.piles.isEmpty(Piles.triplet(i))) {
                triplets.add(cards(names.pile(Piles.triplet(i))));
            }
        }
        return state.phase == Phase.OVER || triplets.isEmpty() ? NONE : String.join("/", triplets);
    }

    private static String turn(CittaState state, Names names) {
        String out = state.piles.isEmpty(Piles.ASIDE) ? "" : "!" + cards(names.pile(Piles.ASIDE));
        return switch (state.phase) {
            case DEAL, TRIPLETS, KEEP -> state.phase.word() + out;
            case TURN -> order(state) + inTurn(state);
            case PLAY -> order(state) + inTurn(state) + "+" + cards(names.pile(Piles.PENDING));
            case CITY -> order(state) + FOR_CITY + inTurn(state);
            case OVER -> state.phase.word();
        };
    }

    private static String order(CittaState state) {
        StringBuilder out = new StringBuilder();
        for (int place = 0; place < state.rules.seats(); place++) {
            out.append(state.seat(place) + 1);
        }
        return out.append(':').toString();
    }

    private static int inTurn(CittaState state) {
        return state.seat(state.turn) + 1;
    }

    private static String hand(CittaState state, Names names, int seat) {
        String hand = "?" + String.join(",", names.pile(Piles.hand(seat)));
        return !state.hands.hasDecided(seat)
                ? hand
                : hand
                        + ">"
                        + names.card(state.hands.first[seat])
                        + ","
                        + names.card(state.hands.second[seat]);
    }

    private static String seat(CittaState state, Names names, int seat) {
        return String.join(
                ";",
                String.valueOf(state.scores[seat]),
                palaces(state, names, seat, Palace.UNDER_CONSTRUCTION),
                palaces(state, names, seat, Palace.COMPLETED),
                palaces(state, names, seat, Palace.OPENED),
                cards(names.pile(Piles.walls(seat))),
                cards(names.pile(Piles.towers(seat))));
    }

    private static String city(CittaState state, Names names) {
        int city = state.rules.cityOwner();
        List<String> completed = new ArrayList<>();
        for (int i = 0; i < state.quarters.cityCompleted; i++) {
            completed.add(cards(names.palace(state.quarters.ofCity(i))));
        }
        return String.join(
                ";",
                palaces(state, names, city, Palace.UNDER_CONSTRUCTION),
                completed.isEmpty() ? NONE : String.join("+", completed),
                cards(names.pile(Piles.towers(city))));
    }

    private static String palaces(CittaState state, Names names, int owner, int side) {
        List<String> palaces = new ArrayList<>();
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            long palace = state.quarters.palace(owner, colour);
            if (Palace.side(palace) == side) {
                palaces.add(cards(names.palace(palace)));
            }
        }
        return palaces.isEmpty() ? NONE : String.join("+", palaces);
    }

    private static String cards(List<String> names) {
        return names.isEmpty() ? NONE : String.join(",", names);
    }
}
