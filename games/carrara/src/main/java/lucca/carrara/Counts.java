package lucca.carrara;

/// Six small numbers in one `int`, four bits each, the first one highest: the blocks of each
/// colour, or the objects of each kind.
public final class Counts {
    static final int KINDS = 6;
    private static final int BITS = 4;
    private static final int ONE = 0x111111;
    private static final int MASK = 0xF;

    private Counts() {}

    private static int shift(int kind) {
        return BITS * (KINDS - 1 - kind);
    }

    public static int get(int counts, int kind) {
        return counts >>> shift(kind) & MASK;
    }

    /// A count of one kind only.
    public static int of(int kind, int count) {
        return count << shift(kind);
    }

    /// The same number of every kind.
    static int ofEach(int count) {
        return ONE * count;
    }

    /// The sum over all kinds; at most 255.
    public static int sum(int counts) {
        int pairs = (counts & 0x0F0F0F) + (counts >>> 4 & 0x0F0F0F);
        return (pairs + (pairs >>> 8) + (pairs >>> 16)) & 0xFF;
    }

    /// The counts of the kinds from the first to this one.
    static int upTo(int counts, int kind) {
        return counts >>> shift(kind) << shift(kind);
    }

    /// The counts of the kinds from this one on.
    static int from(int counts, int kind) {
        return counts & (1 << BITS * (KINDS - kind)) - 1;
    }

    /// Whether there are at least as many of every kind as wanted.
    static boolean covers(int counts, int wanted) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (get(counts, kind) < get(wanted, kind)) {
                return false;
            }
        }
        return true;
    }

    /// The number of kinds with at least this count.
    static int kindsWith(int counts, int least) {
        int kinds = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            kinds += get(counts, kind) >= least ? 1 : 0;
        }
        return kinds;
    }
}
