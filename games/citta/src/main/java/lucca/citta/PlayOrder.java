package lucca.citta;

/// Computes the order of play (C3.1): most shields under construction first, then the highest
/// visible number.
final class PlayOrder {
    private final int[] keys;

    PlayOrder(int seats) {
        keys = new int[seats];
    }

    /// The seat at a place in an order.
    static int seat(int order, int place) {
        return order >> 4 * place & 15;
    }

    /// The seats in order, four bits each, the first lowest.
    int order(Quarters quarters) {
        for (int seat = 0; seat < keys.length; seat++) {
            keys[seat] = quarters.shields(seat) << Deck.INDEX_BITS | quarters.highest(seat);
        }
        int order = 0;
        for (int seat = 0; seat < keys.length; seat++) {
            int before = 0;
            for (int key : keys) {
                before += keys[seat] - key >>> 31; // the sign bit: 1 for every greater key
            }
            order |= seat << 4 * before;
        }
        return order;
    }
}
