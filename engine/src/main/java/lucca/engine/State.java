package lucca.engine;

import org.jspecify.annotations.Nullable;

/// A mutable position, packed for search: decisions and chance outcomes are `int` codes, and
/// nothing is checked. Everybody who is not a search goes through [Match].
///
/// A code is a *step*: a whole move where moves are small, or a part of one where a move has many
/// ways (which cards, which blocks); [MoveCodec] says how moves and steps belong together.
public interface State<S extends State<S>> {
    /// The 'seat' of chance.
    int CHANCE = -1;

    /// What [#actor()] says when the game is over.
    int OVER = -2;

    /// The seat to decide, or [#CHANCE], or [#OVER]; the lowest one if several are to decide at
    /// once.
    int actor();

    /// The seats that may decide now, in any order, as a bit set; empty at chance and at the end.
    /// Where there are several, their steps carry the seat and commute.
    default int actors() {
        return actor() < 0 ? 0 : 1 << actor();
    }

    /// Replaces the contents of `out` by every legal step of [#actor()], or every chance outcome:
    /// ascending, each once, none when the game is over.
    void legalMoves(MoveList out);

    /// Every legal step of a seat out of [#actors()].
    default void legalMoves(int seat, MoveList out) {
        if (seat != actor()) {
            throw new IllegalArgumentException("seat " + seat + " is not asked");
        }
        legalMoves(out);
    }

    /// How often this chance outcome falls, in relation to the others: at least 1, exact.
    default long weight(int outcome) {
        return 1;
    }

    /// Draws a chance outcome by its weight, without listing them all where the game knows a
    /// quicker way; `scratch` is overwritten.
    default int draw(MoveList scratch, Rng random) {
        legalMoves(scratch);
        return Chance.draw(this, scratch, random);
    }

    /// Plays a step which the caller knows to be legal.
    void play(int code);

    /// The points of a seat so far.
    int score(int seat);

    /// Scores what the end of the game brings, as if it were over now, so that [#score] tells the
    /// sum. The state is of no other use afterwards: do it to a copy.
    default void applyFinalScoring() {}

    /// The share of the win, from 0 to 1, over all seats 1 in sum; only once the game is over.
    double payoff(int seat);

    /// Why the game ended, in the words of the record contract; `null` as long as it has not.
    @Nullable String reason();

    /// All that the seat may know, and nothing more; [Observation#SPECTATOR] and
    /// [Observation#REFEREE] may look too.
    Observation observe(int seat);

    /// Whether nothing is hidden from any seat but chance outcomes to come, as far as it counts and
    /// remembers what it has seen: then [#redeal] changes nothing.
    default boolean hasPerfectInformation() {
        return true;
    }

    /// Draws anew, from all that is possible for it, what the seat cannot know. The result depends
    /// only on what the seat knows and on `random`, not on the truth.
    default void redeal(int seat, Rng random) {}

    /// Tells from now on, or with `null` no longer, what happens and who scores. Copies are not
    /// followed.
    void setListener(@Nullable StateListener stateListener);

    S copy();

    /// Becomes equal to `other`, a state of the same game, without making garbage.
    void copyFrom(S other);
}
