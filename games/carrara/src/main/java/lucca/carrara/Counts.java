package lucca.carrara;

/// Six small numbers in one `int`, four bits each, the first one highest: how many blocks of each
/// colour, or objects of each kind.
final class Counts {
    static final int KINDS = 6;
    private static final int BITS = 4;
    private static final int ONE = 0x111111;
    private static final int MASK = 0xF;

    private Counts() {}

    private static int shift(int kind) {
        return BITS * (KINDS - 1 - kind);
    }

    static int get(int counts, int kind) {
        return counts >>> shift(kind) & MASK;
    }

    /// So many of one kind.
    static int of(int kind, int count) {
        return count << shift(kind);
    }

    /// The same number of every kind.
    static int ofEach(int count) {
        return ONE * count;
    }

    /// The sum over all kinds; at most 255.
    static int sum(int counts) {
        int pairs = (counts & 0x0F0F0F) + (counts >>> 4 & 0x0F0F0F);
        return (pairs + (pairs >>> 8) + (pairs >>> 16)) & 0xFF;
    }

    /// Only the kinds from the first to this one.
    static int upTo(int counts, int kind) {
        return counts >>> shift(kind) << shift(kind);
    }

    /// Only the kinds from this one on.
    static int from(int counts, int kind) {
        return counts & (1 << BITS * (KINDS - kind)) - 1;
    }

    /// Whether of every kind there is at least as much as wanted.
    static boolean covers(int counts, int wanted) {
        for (int kind = 0; kind < KINDS; kind++) {
            if (get(counts, kind) < get(wanted, kind)) {
                return false;
            }
        }
        return true;
    }

    /// How many kinds there are of which there is at least so much.
    static int kindsWith(int counts, int least) {
        int kinds = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            kinds += get(counts, kind) >= least ? 1 : 0;
        }
        return kinds;
    }
}
