package lucca.arena;

import java.util.ArrayList;
import java.util.List;

/// Bots from the weakest to the strongest, each measured against the one before. The distance
/// between two bots is the sum of the steps between them, and the squares of the errors add up.
/// That would be exact if steps were independent. But all steps use the same deals and neighbours
/// share a bot, so the interval of a sum may be slightly too narrow.
public final class EloLadder {
    private final List<BotStanding> steps = new ArrayList<>();

    /// Adds the result of the next bot against the last one so far.
    public void add(BotStanding step) {
        steps.add(step);
    }

    /// The result of the bot on a rung, from 1 on, against the one below.
    public BotStanding step(int rung) {
        return steps.get(rung - 1);
    }

    /// The Elo of the bot on a rung, relative to the first bot.
    public double elo(int rung) {
        return steps.subList(0, rung).stream().mapToDouble(BotStanding::elo).sum();
    }

    /// The confidence interval of that.
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
