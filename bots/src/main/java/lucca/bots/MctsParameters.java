package lucca.bots;

/// The parameters of [MctsBot].
/// @param guided whether the game's evaluator guides the search with priors; otherwise all steps
///     are equal and rollouts are random and go to the end of the game
/// @param exploration the weight of the exploration bonus
/// @param firstPlayReduction first-play urgency: the fraction by which the value of an untried step
///     is below the value of its node
/// @param rootFlattening the fraction of the priors at the root that is spread evenly over all
///     steps
record MctsParameters(
        boolean guided, double exploration, double firstPlayReduction, double rootFlattening) {
    /// Plain UCT.
    static final MctsParameters PLAIN = new MctsParameters(false, 1, 0, 0);

    /// The strongest search.
    static final MctsParameters STRONG = new MctsParameters(true, 1, 0.2, 0);

    /// As [#STRONG], but explores more steps, so that there are alternatives to compare.
    static final MctsParameters BROAD = new MctsParameters(true, 1, 0.2, 0.3);
}
