package lucca.carrara;

import lucca.engine.UnreadableException;

/// Checks that a hand-written position is consistent, and computes the objects in the supply. It
/// does not prove that a game can reach the position.
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
                    "position.categories",
                    seat + 1);
            demand((citiesSeen & state.scoredCities[seat]) == 0, "position.scoredTwice");
            citiesSeen |= state.scoredCities[seat];
        }
        int onWheel = state.wheel.blocks();
        demand(onWheel <= CarraraRules.ON_WHEEL, "position.wheelFull");
        int display = Long.bitCount(state.display);
        boolean begun = !state.phase.isSetUp();
        boolean eight = (state.display & Buildings.EIGHTS) != 0;
        int missing = state.phase == Phase.REVEAL ? 1 : 0;
        boolean full = display == CarraraRules.ON_DISPLAY - missing || state.pile == 0;
        demand(!eight && display <= CarraraRules.ON_DISPLAY, "position.display");
        demand(begun ? full : display == 0, "position.display");
        demand(state.phase != Phase.REVEAL || state.pile != 0, "position.display");
        demand(state.phase != Phase.REFILL || state.wheel.missing() > 0, "position.refill");
        boolean payable = state.wheel.canPayAny(state.coins[state.seat]);
        demand(state.phase != Phase.TAKE || payable, "position.take");
        checkTiles();
        boolean allBuilt = (state.display | state.pile) == 0;
        demand(!begun || allBuilt == (state.lastBuilder >= 0), "position.lastBuilder");
        boolean ends = state.announcer >= 0 || state.lastBuilder >= 0;
        demand(state.phase != Phase.OVER || ends, "position.end");
        boolean over = state.phase == Phase.OVER;
        demand(over || isInRound(state.announcer), "position.roundOver");
        demand(over || isInRound(state.lastBuilder), "position.roundOver");
    }

    /// Whether a seat (if any) has had its turn in this round or has it now.
    private boolean isInRound(int seat) {
        int seats = state.rules.seats();
        int place = (state.seat - state.start + seats) % seats;
        return seat == CarraraState.NOBODY || (seat - state.start + seats) % seats <= place;
    }

    /// A tile comes with each building of cost 8, which nothing replaces (P5.4).
    private void checkTiles() {
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            int eights = Long.bitCount(state.seatBuildings.all(seat) & Buildings.EIGHTS);
            boolean due = state.phase == Phase.UPGRADE && seat == state.seat;
            demand(!due || eights > 0 && state.tilesLeft != 0, "position.upgrade");
            int tiles = Integer.bitCount(state.tiles[seat]) + (due ? 1 : 0);
            demand(tiles == eights, "position.tileCount", seat + 1);
        }
    }

    private void findSupply() {
        int supply = Counts.ofEach(CarraraRules.OBJECTS_IN_SUPPLY + 1);
        for (int kind = 0; kind < Counts.KINDS; kind++) {
            int owned = state.forSale >> kind & 1;
            for (int objects : state.objects) {
                owned += Counts.get(objects, kind);
            }
            demand(owned <= Counts.get(supply, kind), "position.objectsTwice");
            demand(owned > 0, "position.supply");
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
