package lucca.bots;

/// How long a bot may think on a decision. Bots have no clock: who has one, or wants to interrupt,
/// says so here. A bot asks between two iterations, often, and answers soon after it is spent,
/// however little it has thought.
@FunctionalInterface
public interface Budget {
    /// Whether the bot, having done so many iterations, must decide now.
    boolean isSpent(long iterations);

    /// A number of iterations: the same on every machine.
    static Budget iterations(long most) {
        return done -> done >= most;
    }

    /// This budget, and no more than so many iterations.
    default Budget atMost(long iterations) {
        return done -> done >= iterations || isSpent(done);
    }
}
