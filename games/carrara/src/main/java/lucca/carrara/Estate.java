package lucca.carrara;

/// The buildings of all seats: for each city a set of them (P3.3).
final class Estate {
    final long[] sets;

    Estate(int seats) {
        sets = new long[City.COUNT * seats];
    }

    long in(int seat, int city) {
        return sets[City.COUNT * seat + city];
    }

    void build(int seat, int city, int building) {
        sets[City.COUNT * seat + city] |= 1L << building;
    }

    void remove(int seat, int city, int building) {
        sets[City.COUNT * seat + city] &= ~(1L << building);
    }

    /// All buildings of a seat.
    long all(int seat) {
        long all = 0;
        for (int city = 0; city < City.COUNT; city++) {
            all |= in(seat, city);
        }
        return all;
    }

    int count(int seat, int city) {
        return Long.bitCount(in(seat, city));
    }

    /// The total cost of a seat's buildings in the cities from one to another (exclusive).
    int cost(int seat, int from, int to) {
        int cost = 0;
        for (int city = from; city < to; city++) {
            cost += Buildings.cost(in(seat, city));
        }
        return cost;
    }

    /// How many cities have at least so many buildings of a seat.
    int citiesWith(int seat, int least) {
        int cities = 0;
        for (int city = 0; city < City.COUNT; city++) {
            cities += count(seat, city) >= least ? 1 : 0;
        }
        return cities;
    }
}
