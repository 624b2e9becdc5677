package lucca.carrara;

/// Numbers the buildings, six of each type, ascending by cost. A set of buildings is a bit set in a
/// `long`.
public final class Buildings {
    public static final int COUNT = 36;
    private static final int OF_A_TYPE = 6;
    private static final int[] COSTS = {1, 2, 3, 4, 5, 8};

    /// All buildings of cost 8 (P5.2).
    static final long EIGHTS = level(5);

    /// The other thirty buildings.
    public static final long COMMON = (1L << COUNT) - 1 & ~EIGHTS;

    private Buildings() {}

    static int index(int type, int cost) {
        for (int level = 0; level < OF_A_TYPE; level++) {
            if (COSTS[level] == cost) {
                return type * OF_A_TYPE + level;
            }
        }
        return -1;
    }

    public static int type(int building) {
        return building / OF_A_TYPE;
    }

    public static int cost(int building) {
        return COSTS[building % OF_A_TYPE];
    }

    public static boolean isEight(int building) {
        return (EIGHTS >>> building & 1) != 0;
    }

    static long ofType(int type) {
        return (1L << OF_A_TYPE) - 1 << OF_A_TYPE * type;
    }

    /// The buildings of that rank of cost.
    private static long level(int level) {
        long all = 0;
        for (int type = 0; type < Type.COUNT; type++) {
            all |= 1L << type * OF_A_TYPE + level;
        }
        return all;
    }

    private static final long[] LEVELS = {
        level(0), level(1), level(2), level(3), level(4), level(5)
    };

    /// The buildings of that cost, as a bit set.
    static long ofCost(int cost) {
        return LEVELS[index(0, cost)];
    }

    /// The sum of the costs of a set.
    public static int cost(long set) {
        int sum = 0;
        for (int level = 0; level < OF_A_TYPE; level++) {
            sum += COSTS[level] * Long.bitCount(set & LEVELS[level]);
        }
        return sum;
    }

    /// The first `count` buildings of a set.
    static long first(long set, int count) {
        long rest = set;
        for (int i = 0; i < count; i++) {
            rest &= rest - 1;
        }
        return set & ~rest;
    }
}
