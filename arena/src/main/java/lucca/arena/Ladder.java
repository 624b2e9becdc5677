package lucca.arena;

import java.util.ArrayList;
import java.util.List;

/// Bots from the weakest on, each measured against the one before it. What lies between two of them
/// is the sum of the steps, and the squares of their errors are added up. That would be exact if
/// steps were independent; but all of them are played on the same deals and neighbours have a bot
/// in common, so a sum may be a little less sure than it says.
public final class Ladder {
    private final List<Standing> steps = new ArrayList<>();

    /// Adds what the next bot has reached against the last one so far.
    public void add(Standing step) {
        steps.add(step);
    }

    /// What the bot on a rung, from 1 on, has reached against the one below it.
    public Standing step(int rung) {
        return steps.get(rung - 1);
    }

    /// How much stronger than the first bot, which has 0, the one on a rung is.
    public double elo(int rung) {
        return steps.subList(0, rung).stream().mapToDouble(Standing::elo).sum();
    }

    /// The interval of that.
    public Interval range(int rung) {
        double below = 0;
        double above = 0;
        for (Standing step : steps.subList(0, rung)) {
            below += square(step.elo() - step.eloRange().low());
            above += square(step.eloRange().high() - step.elo());
        }
        return new Interval(elo(rung) - Math.sqrt(below), elo(rung) + Math.sqrt(above));
    }

    private static double square(double value) {
        return value * value;
    }
}
