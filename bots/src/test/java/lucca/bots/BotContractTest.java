package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.Setup;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Every bot")
class BotContractTest {
    @ParameterizedTest
    @EnumSource(Bots.class)
    @DisplayName("plays legal steps in every game, the same ones with the same random numbers")
    void playsLegally(Bots bot) {
        for (GameKind kind : GameKinds.all()) {
            for (Setup setup : kind.setups()) {
                playWhole(bot, kind.game(setup));
            }
        }
    }

    private static <S extends State<S>> void playWhole(Bots kind, Game<S, ?> game) {
        Bot<S> one = kind.make(game);
        Bot<S> two = kind.make(game);
        Budget budget = Budget.iterations(20);
        Playout chance = new Playout();
        MoveList legal = new MoveList();
        S state = game.start();
        for (int i = 0; state.actor() != State.OVER; i++) {
            if (state.actor() == State.CHANCE) {
                state.play(chance.step(state, Rng.of(1, i)));
            } else {
                SeatView<S> view = new SeatView<>(state, state.actor());
                int choice = one.choose(view, budget, Rng.of(2, i));
                assertThat(two.choose(view, budget, Rng.of(2, i))).isEqualTo(choice);
                assertThat(choiceWithSecretsDealtAnew(two, state, i)).isEqualTo(choice);
                state.legalMoves(legal);
                assertThat(legal.containsSorted(choice)).isTrue();
                state.play(choice);
            }
        }
    }

    private static <S extends State<S>> int choiceWithSecretsDealtAnew(
            Bot<S> bot, S state, int index) {
        S dealt = state.copy();
        dealt.redeal(state.actor(), Rng.of(3, index));
        return bot.choose(
                new SeatView<>(dealt, state.actor()), Budget.iterations(20), Rng.of(2, index));
    }

    @Test
    @DisplayName("of no name is refused with the names there are")
    void unknown() {
        assertThat(Bots.named("random")).isEqualTo(Bots.RANDOM);
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Bots.named("kasparov"))
                .satisfies(
                        e ->
                                assertThat(e.why().args())
                                        .isEqualTo(List.of("kasparov", Bots.names())));
    }

    @Test
    @DisplayName("that is random takes each step equally often")
    void uniform() {
        Game<?, ?> game =
                GameKinds.named("towers").game(GameKinds.named("towers").setups().getFirst());
        assertThat(Arrays.stream(counts(game)).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(60, 140));
    }

    private static <S extends State<S>> int[] counts(Game<S, ?> game) {
        S state = game.start();
        state.play(0);
        MoveList legal = new MoveList();
        state.legalMoves(legal);
        int[] counts = new int[legal.size()];
        Bot<S> bot = Bots.RANDOM.make(game);
        Rng random = new Rng(1);
        for (int i = 0; i < 100 * legal.size(); i++) {
            int choice = bot.choose(new SeatView<>(state, 0), Budget.iterations(1), random);
            for (int j = 0; j < legal.size(); j++) {
                counts[j] += legal.get(j) == choice ? 1 : 0;
            }
        }
        return counts;
    }
}
