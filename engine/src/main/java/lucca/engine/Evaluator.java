package lucca.engine;

import java.util.Arrays;

/// A fast heuristic evaluation of positions, for bots only, never for rules.
///
/// It uses only the given state. To hide the true state from it, pass one that was
/// [redealt][State#redeal]. Instances may keep scratch space, so each thread needs its own.
public interface Evaluator<S extends State<S>> {
    int UNLIMITED = Integer.MAX_VALUE;

    /// Returned by [#samplePrior] if there is no quick way to sample.
    int NONE = -1;

    /// Writes the expected points of each seat at the end of the game. In a game without points any
    /// measure will do that is higher for a seat closer to winning.
    void forecast(S state, double[] points);

    /// Adds the terms of a seat's forecast, except those that are equal for all seats. In the
    /// middle of a turn they may be approximate or missing.
    default void explain(S state, int seat, EvaluationTerms evaluationTerms) {}

    /// Whether forecasts are in points of the game and can be shown to persons.
    default boolean forecastsPoints() {
        return true;
    }

    /// The typical error of a forecast of this state, in points; more than 0. A lead of this size
    /// is a good chance to win, but not a sure one.
    double uncertainty(S state);

    /// Whether a forecast is reliable here, not in the middle of a turn that has yet to pay off.
    default boolean isQuiet(S state) {
        return true;
    }

    /// Writes the prior of each of `steps`, the legal steps of the seat to decide. Priors are
    /// relative and more than 0.
    default void priors(S state, MoveList steps, double[] priors) {
        Arrays.fill(priors, 0, steps.size(), 1);
    }

    /// Samples a legal step of the seat to decide in proportion to the priors, if the game has a
    /// faster way than to compute them all; else returns [#NONE].
    default int samplePrior(S state, Rng random) {
        return NONE;
    }

    /// The number of search iterations for a good player: clearly stronger than the priors alone,
    /// but not yet at full strength.
    default int baseIterations() {
        return 50;
    }

    /// The number of playout steps before a forecast is useful; [#UNLIMITED] if it never is.
    default int horizon() {
        return 0;
    }
}
