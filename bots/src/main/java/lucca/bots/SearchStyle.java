package lucca.bots;

/// How a [Search] goes about it.
/// @param judged whether the game's own judgement guides it; else all steps are alike and games are
///     rolled out at random to their end
/// @param exploration how much what has been tried little is preferred
/// @param caution which part of the worth of its node a step is thought to lack before it is tried
/// @param branching how many outcomes of chance get a node of their own: so many times the root of
///     the visits
record SearchStyle(boolean judged, double exploration, double caution, double branching) {
    /// Plain UCT.
    static final SearchStyle PLAIN = new SearchStyle(false, 1, 0, 1);

    /// The search that plays best.
    static final SearchStyle STRONG = new SearchStyle(true, 1, 0.2, 1);

    /// How many outcomes a chance node may have after so many visits.
    int outcomes(int visits) {
        return (int) (1 + branching * Math.sqrt(visits));
    }
}
