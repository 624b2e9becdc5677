package lucca.bots;

/// How well a level plays.
/// @param studies the most that it thinks on a decision, however large its budget is, in
///     [studies][lucca.engine.Judgement#study] of the game; 0 if it only looks one step ahead
/// @param exact how many states it is ready to search for an exact answer near the end
/// @param slip how much less than the best, as a share of the win, a step may promise and still be
///     taken quite often
record Skill(double studies, long exact, double slip) {
    /// As good as there is.
    static final Skill BEST = new Skill(Double.POSITIVE_INFINITY, 100_000, 0);
}
