package lucca.carrara;

import lucca.engine.UnreadableException;

/// What must fit together in a position that somebody wrote; also finds the objects in the supply.
/// Whether a game could come to it is not proved.
final class PositionCheck {
    private final CarraraState state;

    PositionCheck(CarraraState state) {
        this.state = state;
    }

    void check() {
        findSupply();
        int citiesSeen = 0;
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            demand(state.scorings(seat) <= CarraraRules.MARKERS, "position.markers", seat + 1);
            demand(
                    state.rules.hasCategories() || state.scored[seat] < 1 << Type.COUNT,
                    "position.names",
                    seat + 1);
            demand((citiesSeen & state.scoredCities[seat]) == 0, "position.scoredTwice");
            citiesSeen |= state.scoredCities[seat];
        }
        int onWheel = state.wheel.blocks();
        demand(onWheel <= CarraraRules.ON_WHEEL, "position.wheelFull");
        int display = Long.bitCount(state.display);
        boolean begun = state.phase.compareTo(Phase.DISPLAY) > 0;
        boolean eight = (state.display & Buildings.EIGHTS) != 0;
        int missing = state.phase == Phase.REVEAL ? 1 : 0;
        boolean full = display == CarraraRules.ON_DISPLAY - missing || state.pile == 0;
        demand(!eight && display <= CarraraRules.ON_DISPLAY, "position.display");
        demand(begun ? full : display == 0, "position.display");
        demand(state.phase != Phase.REVEAL || state.pile != 0, "position.display");
        demand(state.phase != Phase.REFILL || state.wheel.missing() > 0, "position.refill");
        boolean payable = state.wheel.canPayAny(state.coins[state.seat]);
        demand(state.phase != Phase.TAKE || payable, "position.take");
        demand(state.phase != Phase.UPGRADE || state.tilesLeft != 0, "position.tiles");
        boolean allBuilt = (state.display | state.pile) == 0;
        demand(!begun || allBuilt == (state.lastBuilder >= 0), "position.lastBuilder");
        boolean ends = state.announcer >= 0 || state.lastBuilder >= 0;
        demand(state.phase != Phase.OVER || ends, "position.end");
    }

    private void findSupply() {
        int supply = Counts.ofEach(CarraraRules.OBJECTS_IN_SUPPLY + 1);
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            int owned = state.forSale >> kind & 1;
            for (int objects : state.objects) {
                owned += Counts.get(objects, kind);
            }
            demand(owned <= Counts.get(supply, kind), "position.objectsTwice");
            supply -= Counts.of(kind, owned);
        }
        state.supply = supply;
    }

    private static void demand(boolean holds, String key, Object... args) {
        if (!holds) {
            throw UnreadableException.of(key, args);
        }
    }
}
