package lucca.carrara;

/// The chance outcomes before the first turn (P2, P5.6).
final class SetUp {
    private final CarraraState state;

    SetUp(CarraraState state) {
        this.state = state;
    }

    /// Gives the seats a black, blue, green and red block, from the first seat on (P2).
    void begin(int first) {
        int seats = state.rules.seats();
        state.start = first;
        state.seat = first;
        for (int place = 0; place < seats; place++) {
            int seat = (first + place) % seats;
            int block = Counts.of(Colour.BLACK.ordinal() - place, 1);
            state.blocks[seat] = block;
            state.wheel.bag -= block;
        }
        state.phase = state.rules.drawsCards() ? Phase.CARDS : Phase.DISPLAY;
    }

    /// Opens the next of the four cards (P5.6).
    void draw(int number) {
        state.cards = state.cards.with(CardKind.of(state.cardsDrawn++), number);
        if (state.cardsDrawn == CardKind.COUNT) {
            state.phase = Phase.DISPLAY;
        }
    }

    /// Lays one more building face up (P2).
    void lay(int building) {
        state.uncover(building);
        if (Long.bitCount(state.display) == CarraraRules.ON_DISPLAY) {
            state.phase = Phase.ACTION;
        }
    }
}
