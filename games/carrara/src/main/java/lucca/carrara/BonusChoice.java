package lucca.carrara;

import lucca.engine.Message;

/// The things of which a bonus card scores the best two (P5.6).
enum BonusChoice {
    CITIES {
        @Override
        long buildings(SeatBuildings seatBuildings, int seat, int index) {
            return seatBuildings.in(seat, index);
        }

        @Override
        Message title(int index) {
            return City.of(index).title();
        }
    },
    TYPES {
        @Override
        long buildings(SeatBuildings seatBuildings, int seat, int index) {
            return seatBuildings.all(seat) & Buildings.ofType(index);
        }

        @Override
        Message title(int index) {
            return Type.of(index).title();
        }
    };

    private static final int COUNT = 6;

    /// Two different cities or types.
    record Pair(int one, int other) {}

    /// The buildings of a seat in the city or of the type with that index.
    abstract long buildings(SeatBuildings seatBuildings, int seat, int index);

    abstract Message title(int index);

    /// The best pair for a seat: the highest final total, on ties the most points at once, then the
    /// first. Objects and buildings score the same for any choice, so only these points and the
    /// points for coins matter.
    Pair best(CarraraState state, int seat) {
        int rate = state.top().coinsForAPoint();
        int bestOne = 0;
        int bestOther = 1;
        int bestTotal = -1;
        int bestPoints = -1;
        for (int one = 0; one < COUNT; one++) {
            for (int other = one + 1; other < COUNT; other++) {
                long chosen =
                        buildings(state.seatBuildings, seat, one)
                                | buildings(state.seatBuildings, seat, other);
                int points = Scoring.points(state, seat, chosen);
                int coins = Scoring.coins(state, seat, chosen);
                int total = points + (state.coins[seat] + coins) / rate;
                if (total > bestTotal || total == bestTotal && points > bestPoints) {
                    bestOne = one;
                    bestOther = other;
                    bestTotal = total;
                    bestPoints = points;
                }
            }
        }
        return new Pair(bestOne, bestOther);
    }
}
