package lucca.bots;

/// Limits how long a bot may think on a decision. Bots have no clock: callers implement time limits
/// and interruption here. A bot checks the budget often, between iterations, and decides soon after
/// it is spent, however little it has searched.
@FunctionalInterface
public interface SearchBudget {
    /// The fraction of the budget that is spent after this many iterations. From 1 on the bot must
    /// decide.
    double fractionSpent(long iterations);

    /// A number of iterations, which is the same on every machine.
    static SearchBudget iterations(long most) {
        return done -> done >= most ? 1 : (double) done / most;
    }

    /// This budget, limited to a number of iterations.
    default SearchBudget atMost(long iterations) {
        SearchBudget limit = iterations(iterations);
        return done -> Math.max(limit.fractionSpent(done), fractionSpent(done));
    }

    /// The rest of this budget after this many iterations.
    default SearchBudget remainingAfter(long iterations) {
        return done -> fractionSpent(iterations + done);
    }

    default boolean isSpent(long iterations) {
        return fractionSpent(iterations) >= 1;
    }
}
