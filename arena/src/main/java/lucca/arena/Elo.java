package lucca.arena;

/// Differences of strength on the scale of Elo: 400 points more are ten times the wins.
final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /// By how much one is stronger that has this share of the wins of two.
    static double of(double share) {
        return SCALE * Math.log10(share / (1 - share));
    }

    /// The same for a share that was reached in so many games, where one has some seats and the
    /// other some, and the share is that of one seat against one. Nobody is infinitely strong, so
    /// who has won all games, or none, counts as if half a game had gone the other way.
    static double of(double share, int seats, int others, long games) {
        double won = share * seats / (share * seats + (1 - share) * others);
        double half = 0.5 / Math.max(1, games);
        return of(Math.clamp(won, half, 1 - half)) + SCALE * Math.log10((double) others / seats);
    }
}
