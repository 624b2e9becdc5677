package lucca.engine;

import java.util.Arrays;

/// What a game itself thinks of its positions: rough, quick, and asked by bots only, never by a
/// rule. It looks at nothing but the state it is given, so whoever must not know the true state
/// gives it one that was [dealt anew][State#redeal]. It may keep scratch space: a thread has its
/// own.
public interface Evaluator<S extends State<S>> {
    int UNLIMITED = Integer.MAX_VALUE;

    /// No step.
    int NONE = -1;

    /// Writes for each seat the points that it may expect at the end of the game. Where a game has
    /// no points, any measure will do that is higher for whoever is nearer to the win.
    void forecast(S state, double[] points);

    /// Tells what the forecast of a seat is made of, as far as it is not the same for all seats; in
    /// the midst of a turn by and large, or not at all.
    default void explain(S state, int seat, EvaluationTerms evaluationTerms) {}

    /// Whether forecasts are in points of the game, fit to be told to people.
    default boolean forecastsPoints() {
        return true;
    }

    /// By how many points a forecast of this state is commonly wrong: a lead of so many is a good
    /// chance to win, not a sure one. More than 0.
    double uncertainty(S state);

    /// Whether a forecast is worth something here, not in the midst of a turn whose fruit is still
    /// to come.
    default boolean isQuiet(S state) {
        return true;
    }

    /// Writes how much each of `steps`, the legal ones of a seat that decides now, suggests itself
    /// at first sight, in relation to the others; each more than 0.
    default void priors(S state, MoveList steps, double[] urges) {
        Arrays.fill(urges, 0, steps.size(), 1);
    }

    /// Draws a legal step of the seat that decides now, each as likely as its urge says, where the
    /// game knows a quicker way than to weigh them all; else gives [#NONE].
    default int samplePrior(S state, Rng random) {
        return NONE;
    }

    /// How many iterations of a search make a good player of this game: one that is clearly better
    /// than who only looks at what suggests itself, and not yet as good as can be.
    default int baseIterations() {
        return 50;
    }

    /// How many steps a playout goes before it is worth while to forecast; [#UNLIMITED] if it
    /// never is.
    default int horizon() {
        return 0;
    }
}
