package lucca.bots;

/// The strength of a level.
/// @param iterationFactor the maximum number of iterations on a decision, as a multiple of the
///     game's [base iterations][lucca.engine.Evaluator#baseIterations]; 0 for one step of lookahead
/// @param solverStates the maximum number of states that the endgame solver searches
/// @param temperature how far a step may be behind the best, as a share of the win, and still be
///     chosen fairly often
record Skill(double iterationFactor, long solverStates, double temperature) {
    /// The highest level.
    static final Skill BEST = new Skill(Double.POSITIVE_INFINITY, 100_000, 0);
}
