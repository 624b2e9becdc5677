package lucca.bots;

/// How well a level plays.
/// @param iterations the most that it thinks on a decision, however large its budget is; 0 if it
///     only looks one step ahead
/// @param exact how many states it is ready to search for an exact answer near the end
/// @param slip how much less than the best, as a share of the win, a step may promise and still be
///     taken quite often
record Skill(long iterations, long exact, double slip) {}
