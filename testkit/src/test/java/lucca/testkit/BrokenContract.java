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

/// The laws for an auction with a defect. They are run by hand: JUnit finds no anonymous classes.
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

    /// The laws of states fail in some random game, and these words of them say why.
    void assertLawless(String words) {
        assertThatThrownBy(() -> kind.setups().forEach(this::checkClosely))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(words);
    }

    private void checkClosely(Setup setup) {
        for (int i = 0; i < GameContract.GAMES; i++) {
            int[] steps = Playouts.steps(game(setup), Rng.of(1, i));
            new StateLaws<>(game(setup), new GameTexts(kind), Rng.of(2, i), true, true, 1)
                    .check(steps);
        }
    }

    /// The law fails for some setup, and these words of it say why.
    void assertNoticed(
            Function<GameContract<AuctionState, AuctionMove>, Stream<DynamicTest>> law,
            String words) {
        List<DynamicTest> tests = law.apply(laws()).toList();
        assertThat(tests).isNotEmpty();
        assertThatThrownBy(
                        () -> {
                            for (DynamicTest test : tests) {
                                test.getExecutable().execute();
                            }
                        })
                .isInstanceOf(AssertionError.class)
                .hasStackTraceContaining(words);
    }
}
