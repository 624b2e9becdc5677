package lucca.bots;

/// How well a level plays.
/// @param iterationFactor the most that it thinks on a decision, however large its budget is, in
///     [studies][lucca.engine.Evaluator#study] of the game; 0 if it only looks one step ahead
/// @param solverStates how many states it is ready to search for an exact answer near the end
/// @param temperature how much less than the best, as a share of the win, a step may promise and
/// still be
///     taken quite often
record Skill(double iterationFactor, long solverStates, double temperature) {
    /// As good as there is.
    static final Skill BEST = new Skill(Double.POSITIVE_INFINITY, 100_000, 0);
}
