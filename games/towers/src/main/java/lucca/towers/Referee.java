package lucca.towers;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Message;
import lucca.engine.Refusal;

/// Explains why a move is illegal: one broken rule and a remedy.
final class Referee {
    private final TowersState state;
    private final City city;

    Referee(TowersState state) {
        this.state = state;
        city = state.city;
    }

    Refusal explain(TowersMove move) {
        return switch (move) {
            case TowersMove.First first -> first();
            case TowersMove.Place place when !city.contains(place.lot()) ->
                    noLot(city, String.valueOf(place.lot()));
            case TowersMove.Prisoner prisoner when !city.contains(prisoner.lot()) ->
                    noLot(city, String.valueOf(prisoner.lot()));
            case TowersMove.Place place -> placement(place.colour().ordinal(), place.lot());
            case TowersMove.Prisoner prisoner -> prisoner(prisoner.lot());
            case TowersMove.Switch to -> switching(to.colour());
            case TowersMove.Stay stay -> notDue();
        };
    }

    /// The refusal of a lot that the city does not have.
    static Refusal noLot(City city, String name) {
        String last = city.name(city.lots - 1);
        return refusal(
                "T1.1", Message.of("T1.1", name), Message.of("T1.1.remedy", city.size, last));
    }

    private Refusal first() {
        return state.phase == TowersState.Phase.DRAW
                ? refusal(
                        "R1.4", Message.of("R1.4", state.rules.seats()), Message.of("R1.4.remedy"))
                : notDue();
    }

    private Refusal placement(int colour, int lot) {
        if (state.phase != TowersState.Phase.FIRST_BRICK
                && state.phase != TowersState.Phase.SECOND_BRICK) {
            return notDue();
        }
        if (colour == state.firstColour) {
            return refusal(
                    "R2.3",
                    Message.of("R2.3", word(colour)),
                    Message.of("R2.3.remedy", permitted()));
        }
        if (state.stock.supply(colour) == 0) {
            return refusal(
                    "T2.1",
                    Message.of("T2.1", word(colour)),
                    Message.of("T2.1.remedy", permitted()));
        }
        return state.sites.isEmpty(lot) ? house(lot) : floor(colour, lot);
    }

    private Refusal house(int lot) {
        List<Integer> joined = new ArrayList<>();
        for (int slot = 0; slot < state.towers.count(); slot++) {
            if ((state.towers.near(slot, lot >> 6) >>> lot & 1) != 0) {
                joined.add(slot);
            }
        }
        List<String> names =
                joined.stream().map(slot -> city.name(state.towers.lot(slot))).sorted().toList();
        if (joined.size() > 2) {
            return refusal(
                    "T4.1", Message.of("T4.1", city.name(lot), names), Message.of("T4.1.remedy"));
        }
        int strength = state.towers.strength(joined.getFirst());
        return refusal(
                "T4.3",
                Message.of(
                        "T4.3", names.getFirst(), names.getLast(), strength >> 8, strength & 0xFF),
                Message.of("T4.3.remedy"));
    }

    private Refusal floor(int colour, int lot) {
        long[] block = new long[city.words];
        city.flood(lot, state.sites.occupied(), block);
        int tower = state.towers.in(block);
        if (tower >= 0 && state.towers.lot(tower) != lot) {
            String other = city.name(state.towers.lot(tower));
            return refusal(
                    "T3.5",
                    Message.of("T3.5", city.name(lot), other),
                    Message.of("T3.5.remedy", other));
        }
        boolean ownHouse = state.sites.isHouse(lot, colour);
        int floors = 1 + (tower >= 0 ? state.towers.floors(tower, colour) : ownHouse ? 1 : 0);
        int houses = state.sites.housesIn(block, colour) - (ownHouse ? 1 : 0);
        return refusal(
                "T3.4",
                Message.of(
                        houses == 0 ? "T3.4.none" : "T3.4",
                        city.name(lot),
                        floors,
                        word(colour),
                        houses),
                Message.of("T3.4.remedy", floors - houses, word(colour)));
    }

    private Refusal prisoner(int lot) {
        if (state.phase != TowersState.Phase.PRISONER) {
            return notDue();
        }
        int prey = state.struggle.attackingColour();
        Message remedy = Message.of("T4.5.remedy", city.names(state.struggle.candidates()));
        return isSingle(lot, prey)
                ? refusal(
                        "R4.8",
                        Message.of("R4.8", city.name(lot), city.name(state.struggle.attacker())),
                        remedy)
                : refusal("T4.5", Message.of("T4.5", city.name(lot), word(prey)), remedy);
    }

    /// Whether a lot holds a single brick of a colour: a house, or the rest of the other tower.
    private boolean isSingle(int lot, int colour) {
        int slot = state.towers.at(lot);
        return slot < 0
                ? state.sites.isHouse(lot, colour)
                : state.towers.height(slot) == 1 && state.towers.top(slot) == colour;
    }

    private Refusal switching(Colour colour) {
        if (state.phase != TowersState.Phase.SWITCH) {
            return notDue();
        }
        List<Message> neutral = new ArrayList<>();
        for (Colour each : Colour.values()) {
            if (state.stock.isNeutral(each.ordinal())) {
                neutral.add(each.name(false));
            }
        }
        return refusal(
                "T6.1", Message.of("T6.1", colour.name(true)), Message.of("T6.1.remedy", neutral));
    }

    private Refusal notDue() {
        return Refusal.turn(
                Message.of(
                        switch (state.phase) {
                            case DRAW -> "due.first";
                            case FIRST_BRICK, SECOND_BRICK -> "due.place";
                            case PRISONER -> "due.prisoner";
                            case SWITCH -> "due.switch";
                        }));
    }

    private List<Message> permitted() {
        List<Message> permitted = new ArrayList<>();
        for (Colour each : Colour.values()) {
            if (state.isPermitted(each.ordinal())) {
                permitted.add(each.name(false));
            }
        }
        return permitted;
    }

    private static Refusal refusal(String rule, Message why, Message remedy) {
        return new Refusal(rule, why, remedy);
    }

    private static Message word(int colour) {
        return Colour.of(colour).name(false);
    }
}
