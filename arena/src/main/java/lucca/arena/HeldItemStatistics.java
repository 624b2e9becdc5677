package lucca.arena;

/// The results of seats that held the same item at the end of their games.
public final class HeldItemStatistics {
    private final WinShareEstimator wins = WinShareEstimator.ofWhole();
    private long seats;

    /// Counts a game that a number of seats ended with the item, and their total share of the win.
    void add(int holders, double won) {
        seats += holders;
        wins.add(won, holders - won);
    }

    /// How often a seat held the item.
    public long seats() {
        return seats;
    }

    /// The share of the win of a seat that held the item, estimated per game.
    public WinShareEstimator wins() {
        return wins;
    }
}
