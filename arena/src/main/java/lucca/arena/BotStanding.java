package lucca.arena;

/// What a bot has reached.
/// @param games how many games it was in
/// @param winRate the mean share of the win on each of its seats
/// @param winRange the interval of the win rate
/// @param elo how much stronger it is than the last bot
/// @param eloRange the interval of that
/// @param meanScore the mean of its points
/// @param meanMargin by how much it has more points than the best of the others, in the mean
/// @param decisions how often it had a choice
/// @param msPerDecision how long it thought about one, in the mean
/// @param overruns how often it exceeded its time by more than [SeatResult#GRACE]
/// @param maxOverrunMs by how many milliseconds it exceeded its time at most
public record BotStanding(
        long games,
        double winRate,
        ConfidenceInterval winRange,
        double elo,
        ConfidenceInterval eloRange,
        double meanScore,
        double meanMargin,
        long decisions,
        double msPerDecision,
        long overruns,
        double maxOverrunMs) {}
