package lucca.carrara;

/// The buildings of all seats, as one set for each city (P3.3).
public final class SeatBuildings {
    public final long[] sets;

    public SeatBuildings(int seats) {
        sets = new long[City.COUNT * seats];
    }

    public long in(int seat, int city) {
        return sets[City.COUNT * seat + city];
    }

    void build(int seat, int city, int building) {
        sets[City.COUNT * seat + city] |= 1L << building;
    }

    void remove(int seat, int city, int building) {
        sets[City.COUNT * seat + city] &= ~(1L << building);
    }

    /// All buildings of a seat.
    public long all(int seat) {
        long all = 0;
        for (int city = 0; city < City.COUNT; city++) {
            all |= in(seat, city);
        }
        return all;
    }

    int count(int seat, int city) {
        return Long.bitCount(in(seat, city));
    }

    /// A seat's buildings in the cities from one to another, both included.
    long between(int seat, City from, City to) {
        long all = 0;
        for (int city = from.ordinal(); city <= to.ordinal(); city++) {
            all |= in(seat, city);
        }
        return all;
    }

    /// The number of cities with at least that many buildings of a seat.
    int citiesWith(int seat, int least) {
        int cities = 0;
        for (int city = 0; city < City.COUNT; city++) {
            cities += count(seat, city) >= least ? 1 : 0;
        }
        return cities;
    }
}
