package lucca.citta;

/// The order of play (C3.1): most shields under construction first, then the highest number shown.
final class Precedence {
    private Precedence() {}

    /// The seats in order, four bits each, the first lowest.
    static int order(CittaState state) {
        int order = 0;
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            int key = key(state, seat);
            int place = 0;
            for (int other = 0; other < state.rules.seats(); other++) {
                place += other != seat && key(state, other) > key ? 1 : 0;
            }
            order |= seat << 4 * place;
        }
        return order;
    }

    private static int key(CittaState state, int seat) {
        return state.quarters.shields(seat) << Deck.INDEX_BITS | state.quarters.highest(seat);
    }
}
