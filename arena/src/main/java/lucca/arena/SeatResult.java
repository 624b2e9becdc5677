package lucca.arena;

/// What a game came to for a seat.
/// @param payoff the share of the win
/// @param score the points
/// @param decisions how often the bot had a choice
/// @param nanos how long it thought about them
/// @param overruns how often it answered more than [#GRACE] after its time
/// @param maxOverrun by how much it exceeded its time at most, in nanoseconds
public record SeatResult(
        double payoff, int score, long decisions, long nanos, long overruns, long maxOverrun) {
    /// What a bot may exceed its time by, in nanoseconds.
    public static final long GRACE = 50_000_000;
}
