package lucca.arena;

/// Differences of strength on the Elo scale: 400 points more mean ten times the wins.
final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /// The lead in Elo of a side with this share of the wins of two.
    static double of(double share) {
        return SCALE * Math.log10(share / (1 - share));
    }

    /// The lead in Elo of a side with this share of the wins over a number of games, where the
    /// sides have different numbers of seats and the share compares one seat with one. A side that
    /// won all games or none counts as if half a game had gone the other way, because no side is
    /// infinitely strong.
    static double of(double share, int seats, int others, long games) {
        double won = share * seats / (share * seats + (1 - share) * others);
        double half = 0.5 / Math.max(1, games);
        return of(Math.clamp(won, half, 1 - half)) + SCALE * Math.log10((double) others / seats);
    }
}
