package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Consumer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.TextRecord;
import org.jspecify.annotations.Nullable;

/// Plays random games for tests, and shortens those that fail.
public final class Playouts {
    private Playouts() {}

    /// The steps of a random game.
    /// @throws AssertionError if it exceeds the bound of the game, or stops early
    public static <S extends State<S>, M extends Move> int[] steps(Game<S, M> game, Rng random) {
        MoveList steps = new MoveList();
        S state = game.start();
        try {
            while (state.actor() != State.OVER) {
                int code = step(state, random);
                steps.add(code);
                state.play(code);
                assertThat(steps.size())
                        .as("steps of a game of %s", game.setup())
                        .isLessThanOrEqualTo(game.maxSteps());
            }
        } catch (RuntimeException e) {
            check(game, steps.toArray(), part -> replay(game.start(), part));
            throw e;
        }
        return steps.toArray();
    }

    /// Plays at most the given number of random steps.
    static void playRandomly(State<?> state, int steps, Rng random) {
        for (int i = 0; i < steps && state.actor() != State.OVER; i++) {
            state.play(step(state, random));
        }
    }

    private static int step(State<?> state, Rng random) {
        MoveList legal = new MoveList();
        state.legalMoves(legal);
        assertThat(legal.isEmpty()).as("no legal move").isFalse();
        if (state.actor() == State.CHANCE) {
            int drawn = state.draw(new MoveList(), random);
            assertThat(legal.containsSorted(drawn)).as("drawn outcome is listed").isTrue();
            return drawn;
        }
        return legal.get(random.below(legal.size()));
    }

    private static void replay(State<?> state, int[] steps) {
        MoveList legal = new MoveList();
        for (int code : steps) {
            state.legalMoves(legal);
            if (legal.containsSorted(code)) {
                state.play(code);
            }
        }
        state.legalMoves(legal);
    }

    /// A match after the first `length` events of a random game.
    public static <S extends State<S>, M extends Move> Match<S, M> match(
            Game<S, M> game, Rng random, int length) {
        Playout playout = new Playout();
        Match<S, M> match = Match.of(game);
        while (!match.isOver() && match.log().size() < length) {
            int seat = match.actor();
            match.play(
                    new Event<>(
                            seat,
                            match.compose(seat, (state, of) -> playout.step(state, of, random))));
        }
        return match;
    }

    /// Runs a check on the steps of a game. If it fails, removes steps as long as it still fails,
    /// and reports the shortened game.
    public static <S extends State<S>, M extends Move> void check(
            Game<S, M> game, int[] steps, Consumer<int[]> check) {
        Throwable failure = failure(steps, check);
        if (failure != null) {
            int[] shortest = shorten(steps, check);
            Throwable last = failure(shortest, check);
            throw new AssertionError(
                    "Failed in a game of " + game.setup() + ":\n" + describe(game, shortest),
                    last == null ? failure : last);
        }
    }

    /// Shortens a failing game by removing halves first, then smaller parts, then single steps.
    static int[] shorten(int[] steps, Consumer<int[]> check) {
        int[] shortest = steps;
        for (int chunk = Math.max(1, steps.length / 2); chunk > 0; chunk /= 2) {
            for (int from = shortest.length - chunk; from >= 0; from -= chunk) {
                int[] shorter = without(shortest, from, chunk);
                if (failure(shorter, check) != null) {
                    shortest = shorter;
                }
            }
        }
        return shortest;
    }

    private static int[] without(int[] steps, int from, int count) {
        int[] fewer = Arrays.copyOf(steps, steps.length - count);
        System.arraycopy(steps, from + count, fewer, from, steps.length - from - count);
        return fewer;
    }

    private static @Nullable Throwable failure(int[] steps, Consumer<int[]> check) {
        try {
            check.accept(steps);
            return null;
        } catch (RuntimeException | AssertionError e) {
            return e;
        }
    }

    private static <S extends State<S>, M extends Move> String describe(
            Game<S, M> game, int[] steps) {
        Match<S, M> match = Match.of(game);
        S state = game.start();
        MoveList legal = new MoveList();
        MoveList pending = new MoveList();
        try {
            for (int code : steps) {
                state.legalMoves(legal);
                if (legal.containsSorted(code)) {
                    int actor = state.actor();
                    pending.add(code);
                    M move = game.codec().decode(match.state(), pending);
                    state.play(code);
                    if (move != null) {
                        match.play(new Event<>(actor, move));
                        pending.clear();
                    }
                }
            }
        } catch (RuntimeException e) {
            return TextRecord.write(match) + "then " + e + " at the steps " + pending;
        }
        return TextRecord.write(match) + "at " + match.position();
    }
}
