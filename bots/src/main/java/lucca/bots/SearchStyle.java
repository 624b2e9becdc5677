package lucca.bots;

/// How a [Search] goes about it.
/// @param judged whether the game's own judgement guides it; else all steps are alike and games are
///     rolled out at random to their end
/// @param exploration how much what has been tried little is preferred
/// @param caution which part of the worth of its node a step is thought to lack before it is tried
/// @param breadth which part of what suggests itself at the root is the same for all steps
record SearchStyle(boolean judged, double exploration, double caution, double breadth) {
    /// Plain UCT.
    static final SearchStyle PLAIN = new SearchStyle(false, 1, 0, 0);

    /// The search that plays best.
    static final SearchStyle STRONG = new SearchStyle(true, 1, 0.2, 0);

    /// The same, but it looks at more steps, so that there is something to compare.
    static final SearchStyle BROAD = new SearchStyle(true, 1, 0.2, 0.3);
}
