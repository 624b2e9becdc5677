package lucca.arena;

/// The result of a game for a seat.
/// @param payoff the share of the win
/// @param score the points
/// @param decisions how often the bot had a choice
/// @param nanos its total thinking time on them in nanoseconds
/// @param overruns how often it exceeded its time by more than [#GRACE]
/// @param maxOverrun its largest overrun in nanoseconds
public record SeatResult(
        double payoff, int score, long decisions, long nanos, long overruns, long maxOverrun) {
    /// The tolerance before an overrun is counted, in nanoseconds.
    public static final long GRACE = 50_000_000;
}
