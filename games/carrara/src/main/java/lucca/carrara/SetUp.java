package lucca.carrara;

/// What chance does before the first turn (P2, P5.6).
final class SetUp {
    private final CarraraState state;

    SetUp(CarraraState state) {
        this.state = state;
    }

    /// The seats from the first on get a black, blue, green and red block (P2).
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

    /// The next of the four cards is open (P5.6).
    void draw(int number) {
        state.cards = state.cards.with(CardKind.of(state.cardsDrawn++), number);
        if (state.cardsDrawn == CardKind.COUNT) {
            state.phase = Phase.DISPLAY;
        }
    }

    /// One more building lies face up (P2).
    void lay(int building) {
        state.uncover(building);
        if (Long.bitCount(state.display) == CarraraRules.ON_DISPLAY) {
            state.phase = Phase.ACTION;
        }
    }
}
