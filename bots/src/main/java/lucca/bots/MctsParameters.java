package lucca.bots;

/// How a [MctsBot] goes about it.
/// @param guided whether the game's own judgement guides it; else all steps are alike and games are
///     rolled out at random to their end
/// @param exploration how much what has been tried little is preferred
/// @param firstPlayReduction which part of the worth of its node a step is thought to lack before
/// it is tried
/// @param rootFlattening which part of what suggests itself at the root is the same for all steps
record MctsParameters(
        boolean guided, double exploration, double firstPlayReduction, double rootFlattening) {
    /// Plain UCT.
    static final MctsParameters PLAIN = new MctsParameters(false, 1, 0, 0);

    /// The search that plays best.
    static final MctsParameters STRONG = new MctsParameters(true, 1, 0.2, 0);

    /// The same, but it looks at more steps, so that there is something to compare.
    static final MctsParameters BROAD = new MctsParameters(true, 1, 0.2, 0.3);
}
