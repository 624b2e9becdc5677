package lucca.carrara;

/// The number of blocks of each colour, as [Counts]; −1 for numbers that no game has.
public record BlockCounts(int counts) {
    private static final int IMPOSSIBLE = -1;

    static BlockCounts impossible() {
        return new BlockCounts(IMPOSSIBLE);
    }

    boolean fits() {
        return counts != IMPOSSIBLE;
    }
}
