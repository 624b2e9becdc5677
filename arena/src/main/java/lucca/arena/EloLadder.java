package lucca.arena;

import java.util.ArrayList;
import java.util.List;

/// Bots from the weakest on, each measured against the one before it. What lies between two of them
/// is the sum of the steps, and the squares of their errors are added up. That would be exact if
/// steps were independent; but all of them are played on the same deals and neighbours have a bot
/// in common, so a sum may be a little less sure than it says.
public final class EloLadder {
    private final List<BotStanding> steps = new ArrayList<>();

    /// Adds what the next bot has reached against the last one so far.
    public void add(BotStanding step) {
        steps.add(step);
    }

    /// What the bot on a rung, from 1 on, has reached against the one below it.
    public BotStanding step(int rung) {
        return steps.get(rung - 1);
    }

    /// How much stronger than the first bot, which has 0, the one on a rung is.
    public double elo(int rung) {
        return steps.subList(0, rung).stream().mapToDouble(BotStanding::elo).sum();
    }

    /// The interval of that.
    public ConfidenceInterval eloRange(int rung) {
        double below = 0;
        double above = 0;
        for (BotStanding step : steps.subList(0, rung)) {
            below += square(step.elo() - step.eloRange().low());
            above += square(step.eloRange().high() - step.elo());
        }
        return new ConfidenceInterval(elo(rung) - Math.sqrt(below), elo(rung) + Math.sqrt(above));
    }

    private static double square(double value) {
        return value * value;
    }
}
