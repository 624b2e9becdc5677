package lucca.arena;

/// The result of one bot in a tournament.
/// @param games the number of games it took part in
/// @param winRate the mean share of the win on each of its seats
/// @param winRange the confidence interval of the win rate
/// @param elo how much stronger it is than the last bot
/// @param eloRange the confidence interval of that
/// @param meanScore its mean points
/// @param meanMargin its mean lead over the best other seat
/// @param decisions how often it had a choice
/// @param msPerDecision its mean thinking time per decision
/// @param overruns how often it exceeded its time by more than [SeatResult#GRACE]
/// @param maxOverrunMs its largest overrun in milliseconds
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
