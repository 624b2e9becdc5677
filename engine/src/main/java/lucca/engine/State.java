package lucca.engine;

import org.jspecify.annotations.Nullable;

/// A mutable position, packed for search. It checks nothing; all other code uses [Match].
///
/// Moves are played as *steps*, encoded as `int`. A step is a complete move where moves are small,
/// or a part of a move with many combinations, such as cards or blocks. [MoveCodec] defines how
/// moves and steps correspond.
public interface State<S extends State<S>> {
    /// The pseudo-seat of chance outcomes.
    int CHANCE = -1;

    /// The value of [#actor()] when the game is over.
    int OVER = -2;

    /// The seat to decide, [#CHANCE] or [#OVER]; the lowest seat if several decide simultaneously.
    int actor();

    /// The seats that may decide now, in any order, as a bit set; empty at chance and at the end.
    /// Steps of simultaneous decisions carry the seat and commute.
    default int actors() {
        return actor() < 0 ? 0 : 1 << actor();
    }

    /// Overwrites `out` with all legal steps of [#actor()], or all chance outcomes, ascending and
    /// without duplicates; empty when the game is over.
    void legalMoves(MoveList out);

    /// All legal steps of one of the [#actors()].
    default void legalMoves(int seat, MoveList out) {
        if (seat != actor()) {
            throw new IllegalArgumentException("seat " + seat + " is not asked");
        }
        legalMoves(out);
    }

    /// The exact relative weight of a chance outcome, at least 1.
    default long weight(int outcome) {
        return 1;
    }

    /// Draws a chance outcome by its weight. A game may override this to avoid listing all
    /// outcomes; `scratch` is overwritten.
    default int draw(MoveList scratch, Rng random) {
        legalMoves(scratch);
        return Chance.draw(this, scratch, random);
    }

    /// Plays a step that must be legal.
    void play(int code);

    int score(int seat);

    /// Applies the final scoring as if the game were over, so that [#score] includes it. Afterwards
    /// the state is unusable, so call it on a copy.
    default void applyFinalScoring() {}

    /// The share of the win, from 0 to 1, with a sum of 1 over all seats. Defined only once the
    /// game is over.
    double payoff(int seat);

    /// The end reason, as in records; `null` until the game is over.
    @Nullable String reason();

    /// All that a viewer may know, and nothing more. It calls [Observation#checkViewer].
    /// @param viewer a seat, [Observation#SPECTATOR] or [Observation#REFEREE]
    Observation observe(int viewer);

    /// Whether only future chance outcomes are hidden from any seat, given perfect memory. Then
    /// [#redeal] changes nothing.
    default boolean hasPerfectInformation() {
        return true;
    }

    /// Resamples the information hidden from the seat among all possibilities. The result depends
    /// only on what the seat knows and on `random`, not on the truth.
    default void redeal(int seat, Rng random) {}

    /// Sets or removes the listener for effects and scores. Copies have no listener.
    void setListener(@Nullable StateListener stateListener);

    S copy();

    /// Copies `other`, a state of the same game, into this one without creating garbage.
    void copyFrom(S other);
}
