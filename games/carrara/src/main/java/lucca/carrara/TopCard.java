package lucca.carrara;

/// The top cards (P5.6), which have only an objective. The first is that of the base game (P4.3).
public enum TopCard {
    SCORINGS(4, 4, 4) {
        @Override
        public int have(CarraraState state, int seat) {
            return state.scorings(seat);
        }
    },
    CITIES(1, 2, 3) {
        @Override
        public int have(CarraraState state, int seat) {
            return Integer.bitCount(state.scoredCities[seat]);
        }
    },
    DEAR_BUILDINGS(2, 3, 4) {
        @Override
        public int have(CarraraState state, int seat) {
            long dear = Buildings.ofCost(5) | Buildings.EIGHTS;
            return Long.bitCount(state.seatBuildings.all(seat) & dear);
        }
    },
    COINS(20, 25, 30) {
        @Override
        public int have(CarraraState state, int seat) {
            return state.coins[seat];
        }

        @Override
        public int coinsForAPoint() {
            return 2;
        }

        @Override
        boolean isHidden() {
            return true;
        }
    },
    BUILDINGS(6, 7, 8) {
        @Override
        public int have(CarraraState state, int seat) {
            return Long.bitCount(state.seatBuildings.all(seat));
        }
    },
    POINTS(20, 25, 30) {
        @Override
        public int have(CarraraState state, int seat) {
            return state.scores[seat];
        }
    };

    private static final TopCard[] ALL = values();
    private final Thresholds need;

    TopCard(int four, int three, int two) {
        need = new Thresholds(four, three, two);
    }

    /// The progress of a seat towards the objective.
    public abstract int have(CarraraState state, int seat);

    public int need(int seats) {
        return need.with(seats);
    }

    /// The number of coins for one point at the end (P4.4).
    public int coinsForAPoint() {
        return 5;
    }

    /// Whether the objective depends on things behind the screens (P2).
    boolean isHidden() {
        return false;
    }

    static TopCard of(int number) {
        return ALL[number - 1];
    }
}
