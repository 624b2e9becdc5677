package lucca.arena;

/// Differences of strength on the scale of Elo: 400 points more are ten times the wins.
public final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /// By how much one is stronger that has this share of the wins of two.
    public static double of(double share) {
        return SCALE * Math.log10(share / (1 - share));
    }

    /// The same for a share that was reached in so many games: nobody is infinitely strong, so who
    /// has won all of them, or none, counts as if half a game had gone the other way.
    public static double of(double share, long games) {
        double half = 0.5 / (games + 1);
        return of(Math.clamp(share, half, 1 - half));
    }
}
