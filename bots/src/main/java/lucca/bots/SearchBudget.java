package lucca.bots;

/// How long a bot may think on a decision. Bots have no clock: who has one, or wants to interrupt,
/// says so here. A bot asks between two iterations, often, and answers soon after it is spent,
/// however little it has thought.
@FunctionalInterface
public interface SearchBudget {
    /// Which part of it is spent once a bot has done so many iterations, from 0 on; from 1 on it
    /// must decide.
    double fractionSpent(long iterations);

    /// A number of iterations: the same on every machine.
    static SearchBudget iterations(long most) {
        return done -> done >= most ? 1 : (double) done / most;
    }

    /// This budget, and no more than so many iterations.
    default SearchBudget atMost(long iterations) {
        SearchBudget limit = iterations(iterations);
        return done -> Math.max(limit.fractionSpent(done), fractionSpent(done));
    }

    /// What is left of it for somebody who begins after so many iterations.
    default SearchBudget remainingAfter(long iterations) {
        return done -> fractionSpent(iterations + done);
    }

    default boolean isSpent(long iterations) {
        return fractionSpent(iterations) >= 1;
    }
}
