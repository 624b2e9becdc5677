package lucca.carrara;

/// The action of building (P3.3, P5.2, P5.3): the choice of building and city, the payment, then a
/// tile (P5.4) or a new building in the display.
final class Construction {
    private final CarraraState state;

    Construction(CarraraState state) {
        this.state = state;
    }

    void choose(int code) {
        state.building = Steps.building(code);
        state.city = Steps.city(code);
        state.replaced = Steps.replaced(code);
        state.phase = Phase.PAY;
    }

    /// Places the building. The blocks go into the bag (P3.3).
    void pay(int paid) {
        state.blocks[state.seat] -= paid;
        state.wheel.bag += paid;
        removeOld();
        int building = state.building;
        state.seatBuildings.build(state.seat, state.city, building);
        state.display &= ~(1L << building);
        state.eights &= ~(1L << building);
        state.building = CarraraState.NONE;
        state.city = CarraraState.NONE;
        if (Buildings.isEight(building)) {
            goOn(state.tilesLeft != 0, Phase.UPGRADE);
        } else {
            noteLastBuilding();
            goOn(state.pile != 0, Phase.REVEAL);
        }
    }

    /// Removes an improved building from the game (P5.3).
    private void removeOld() {
        if (state.replaced != CarraraState.NONE) {
            state.seatBuildings.remove(state.seat, state.city, state.replaced);
            state.gone |= 1L << state.replaced;
            state.replaced = CarraraState.NONE;
        }
    }

    /// Records the seat if this was the last of the thirty (P4.1).
    private void noteLastBuilding() {
        if ((state.display | state.pile) == 0) {
            state.lastBuilder = state.seat;
            state.ledger.happened("lastBuilding", state.seat);
        }
    }

    private void goOn(boolean isDue, Phase next) {
        if (isDue) {
            state.phase = next;
        } else {
            state.endAction();
        }
    }

    void upgrade(int tile) {
        state.tilesLeft &= ~(1 << tile);
        state.tiles[state.seat] |= 1 << tile;
        state.endAction();
    }

    void reveal(int building) {
        state.uncover(building);
        state.endAction();
    }
}
