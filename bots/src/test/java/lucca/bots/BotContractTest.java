package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
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
    private static final SearchBudget BUDGET = SearchBudget.iterations(12);

    @ParameterizedTest
    @EnumSource(BotKind.class)
    @DisplayName(
            "plays legal steps in every game; random numbers reproduce them and hidden information does not change them")
    void playsLegally(BotKind bot) {
        for (GameKind kind : GameKinds.all()) {
            setups(kind, bot == BotKind.RANDOM ? 1000 : 6)
                    .forEach(setup -> playWhole(bot, kind.game(setup)));
        }
    }

    /// Roughly `count` setups, evenly spread over all of them.
    private static Stream<Setup> setups(GameKind kind, int count) {
        List<Setup> all = kind.setups();
        int every = Math.max(1, all.size() / count);
        return IntStream.range(0, all.size()).filter(i -> i % every == 0).mapToObj(all::get);
    }

    private static <S extends State<S>> void playWhole(BotKind kind, Game<S, ?> game) {
        Bot<S> one = kind.create(game);
        Bot<S> two = kind.create(game);
        Playout chance = new Playout();
        MoveList legal = new MoveList();
        S state = game.start();
        for (int i = 0; state.actor() != State.OVER; i++) {
            if (state.actor() == State.CHANCE) {
                state.play(chance.step(state, Rng.of(1, i)));
            } else {
                SeatView<S> view = new SeatView<>(state, state.actor());
                int choice = one.choose(view, BUDGET, Rng.of(2, i));
                if (i % 8 == 0 || !state.hasPerfectInformation()) {
                    assertThat(two.choose(view, BUDGET, Rng.of(2, i))).isEqualTo(choice);
                    assertThat(choiceWithSecretsDealtAnew(two, state, i)).isEqualTo(choice);
                }
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
        return bot.choose(new SeatView<>(dealt, state.actor()), BUDGET, Rng.of(2, index));
    }

    @Test
    @DisplayName("decides the same for every deal of hidden hands")
    void honest() {
        GameKind kind = GameKinds.named("citta");
        for (int seats : new int[] {2, 4}) {
            Game<?, ?> game = kind.game(kind.setup(seats, Map.of()));
            for (BotKind bot : BotKind.values()) {
                honestOf(bot, game);
            }
            adviserIsHonest(game);
        }
    }

    private static <S extends State<S>> void honestOf(BotKind kind, Game<S, ?> game) {
        honest(kind.create(game), game);
    }

    private static <S extends State<S>> void adviserIsHonest(Game<S, ?> game) {
        honest(BotKind.createAdviser(game), game);
    }

    private static <S extends State<S>> void honest(Bot<S> bot, Game<S, ?> game) {
        int seat = game.setup().seats() - 1;
        Playout playout = new Playout();
        for (int deal = 0; deal < 4; deal++) {
            S state = game.start();
            Rng random = new Rng(deal);
            while (state.actor() == State.CHANCE) {
                state.play(playout.step(state, random));
            }
            SearchBudget budget = SearchBudget.iterations(300);
            int choice = bot.choose(new SeatView<>(state, seat), budget, new Rng(7));
            for (int again = 0; again < 5; again++) {
                S other = state.copy();
                other.redeal(seat, random);
                assertThat(game.position(other)).isNotEqualTo(game.position(state));
                assertThat(bot.choose(new SeatView<>(other, seat), budget, new Rng(7)))
                        .isEqualTo(choice);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(BotKind.class)
    @DisplayName("returns a legal step if its budget is spent from the start")
    void answersAtOnce(BotKind bot) {
        for (GameKind kind : GameKinds.all()) {
            answersAtOnce(bot, kind.game(kind.setups().getLast()));
        }
    }

    private static <S extends State<S>> void answersAtOnce(BotKind kind, Game<S, ?> game) {
        S state = game.start();
        Playout playout = new Playout();
        Rng random = new Rng(4);
        while (state.actor() == State.CHANCE) {
            state.play(playout.step(state, random));
        }
        MoveList legal = new MoveList();
        state.legalMoves(legal);
        SeatView<S> view = new SeatView<>(state, state.actor());
        int choice = kind.create(game).choose(view, SearchBudget.iterations(0), random);
        assertThat(legal.containsSorted(choice)).isTrue();
    }

    @Test
    @DisplayName("with an unknown name is refused with the list of known names")
    void unknown() {
        assertThat(BotKind.named("random")).isEqualTo(BotKind.RANDOM);
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> BotKind.named("kasparov"))
                .satisfies(
                        e ->
                                assertThat(e.why().args())
                                        .isEqualTo(List.of("kasparov", BotKind.names())));
    }

    @Test
    @DisplayName("that plays at random takes each step equally often")
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
        Bot<S> bot = BotKind.RANDOM.create(game);
        Rng random = new Rng(1);
        for (int i = 0; i < 100 * legal.size(); i++) {
            int choice = bot.choose(new SeatView<>(state, 0), SearchBudget.iterations(1), random);
            for (int j = 0; j < legal.size(); j++) {
                counts[j] += legal.get(j) == choice ? 1 : 0;
            }
        }
        return counts;
    }
}
