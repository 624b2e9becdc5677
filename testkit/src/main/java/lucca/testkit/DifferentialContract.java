package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Compares the packed game with a slow and literal second implementation along random games.
/// @param <R> a game of the second implementation
public interface DifferentialContract<S extends State<S>, M extends Move, R> {
    /// The setups to compare.
    List<Setup> setups();

    Game<S, M> game(Setup setup);

    /// A game of the second implementation before its first event.
    R reference(Setup setup);

    /// Plays an event of the second implementation.
    /// @param seat a seat, or [State#CHANCE]
    void play(R reference, int seat, String move);

    /// Asserts that both implementations have the same legal moves, position and points.
    void assertSame(Match<S, M> match, R reference);

    /// Asserts that both implementations have the same result.
    void assertSameEnd(Match<S, M> match, R reference);

    /// The number of games for each setup in an ordinary run.
    default int games() {
        return 2;
    }

    /// Whether random games should choose the move more often, so that they resemble real ones.
    default boolean isPreferred(M move) {
        return false;
    }

    @TestFactory
    @DisplayName("on all legal moves, positions and points of random games")
    default Stream<DynamicTest> agrees() {
        return setups().stream()
                .map(
                        setup ->
                                dynamicTest(
                                        setup.toString(),
                                        () ->
                                                IntStream.range(0, games())
                                                        .forEach(i -> compare(setup, i))));
    }

    /// The system property `lucca.differential` sets the number of games.
    @Test
    @Tag("slow")
    @DisplayName("over twenty thousand games")
    default void agreesForLong() {
        List<Setup> setups = setups();
        IntStream.range(0, Integer.getInteger("lucca.differential", 20_000))
                .parallel()
                .forEach(i -> compare(setups.get(i % setups.size()), games() + i));
    }

    private void compare(Setup setup, long seed) {
        Match<S, M> match = Match.of(game(setup));
        R reference = reference(setup);
        Rng random = Rng.of(6, seed);
        while (!match.isOver()) {
            assertSame(match, reference);
            int seat = match.actor();
            M move = choose(match, seat, random);
            match.play(new Event<>(seat, move));
            play(reference, seat, match.game().notation().text(move));
        }
        assertSame(match, reference);
        assertSameEnd(match, reference);
    }

    private M choose(Match<S, M> match, int seat, Rng random) {
        Playout playout = new Playout();
        List<M> moves = seat == State.CHANCE ? List.of() : match.legalMoves(seat);
        List<M> preferred = moves.stream().filter(this::isPreferred).toList();
        return preferred.isEmpty() || random.below(4) == 0
                ? match.compose(seat, (state, of) -> playout.step(state, of, random))
                : preferred.get(random.below(preferred.size()));
    }

    /// Asserts that the second implementation has exactly the legal moves of a seat.
    static <M extends Move> void assertSameMoves(Match<?, M> match, int seat, List<String> moves) {
        assertThat(moves)
                .as(match.position())
                .containsExactlyInAnyOrderElementsOf(
                        match.legalMoves(seat).stream()
                                .map(match.game().notation()::text)
                                .toList());
    }
}
