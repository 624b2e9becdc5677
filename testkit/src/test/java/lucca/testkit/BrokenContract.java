package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Rng;
import lucca.engine.Setup;
import org.junit.jupiter.api.DynamicTest;

/// Runs the laws for an auction with a defect. It calls them directly, because JUnit does not find
/// anonymous classes.
final class BrokenContract {
    private final GameKind kind;

    BrokenContract(GameKind kind) {
        this.kind = kind;
    }

    GameContract<AuctionState, AuctionMove> laws() {
        return new GameContract<>() {
            @Override
            public GameKind kind() {
                return kind;
            }

            @Override
            public List<AuctionMove> everyMove(Game<AuctionState, AuctionMove> game) {
                return AuctionContractTest.everyMove();
            }
        };
    }

    Game<AuctionState, AuctionMove> game(Setup setup) {
        return laws().game(setup);
    }

    /// Asserts that the state laws fail in a random game with a message that contains this text.
    void assertStateLawsFail(String message) {
        assertThatThrownBy(() -> kind.setups().forEach(this::checkEveryStep))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(message);
    }

    private void checkEveryStep(Setup setup) {
        for (int i = 0; i < GameContract.GAMES; i++) {
            int[] steps = Playouts.steps(game(setup), Rng.of(1, i));
            new StateLaws<>(game(setup), new GameTexts(kind), Rng.of(2, i), true, true, 1)
                    .check(steps);
        }
    }

    /// Asserts that the law fails for a setup with a stack trace that contains this text.
    void assertDetected(
            Function<GameContract<AuctionState, AuctionMove>, Stream<DynamicTest>> law,
            String message) {
        List<DynamicTest> tests = law.apply(laws()).toList();
        assertThat(tests).isNotEmpty();
        assertThatThrownBy(
                        () -> {
                            for (DynamicTest test : tests) {
                                test.getExecutable().execute();
                            }
                        })
                .isInstanceOf(AssertionError.class)
                .hasStackTraceContaining(message);
    }
}
