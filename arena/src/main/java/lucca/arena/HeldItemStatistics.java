package lucca.arena;

/// How those fared who held the same thing at the end of their games.
public final class HeldItemStatistics {
    private final WinShareEstimator wins = WinShareEstimator.ofWhole();
    private long seats;

    /// Counts a game that so many seats ended with it, and what they won together.
    void add(int holders, double won) {
        seats += holders;
        wins.add(won, holders - won);
    }

    /// How often a seat held it.
    public long seats() {
        return seats;
    }

    /// The share of the win of a seat that held it; games are the unit.
    public WinShareEstimator wins() {
        return wins;
    }
}
