package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.function.ToIntFunction;
import lucca.engine.Chance;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Dealing has the same distribution as a shuffled deck")
class DealingTest {
    private static final int GAMES = 40_000;

    private static CittaState start(int seats) {
        CittaKind kind = new CittaKind();
        return (CittaState) kind.game(kind.setup(seats, Map.of())).start();
    }

    /// The frequency of each number of bastions put aside while the first `seats` seats got their
    /// cards.
    private static double[] frequencies(IntSupplier bastions) {
        double[] frequencies = new double[Deck.TOWERS + 1];
        for (int i = 0; i < GAMES; i++) {
            frequencies[bastions.getAsInt()] += 1.0 / GAMES;
        }
        return frequencies;
    }

    private static int shuffled(int seats, Rng random) {
        List<Integer> deck = new ArrayList<>();
        for (int card = 0; card < 100; card++) {
            deck.add(random.below(card + 1), card);
        }
        int bastions = 0;
        int dealt = 0;
        for (int card : deck) {
            if (card >= 96) {
                bastions++;
            } else if (++dealt == 4 * seats) {
                return bastions;
            }
        }
        throw new AssertionError("too few cards");
    }

    private static int dealt(int seats, Rng random, boolean listed) {
        CittaState state = start(seats);
        MoveList outcomes = new MoveList();
        while (state.phase == Phase.DEAL) {
            state.legalMoves(outcomes);
            state.play(
                    listed
                            ? Chance.draw(state, outcomes, random)
                            : state.draw(new MoveList(), random));
        }
        return state.piles.size(Piles.ASIDE);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 5})
    @DisplayName("C2.1: for the number of bastions put aside, drawn by weight or directly")
    void bastions(int seats) {
        double[] wanted = frequencies(bound(new Rng(1), random -> shuffled(seats, random)));
        double[] byWeight = frequencies(bound(new Rng(2), random -> dealt(seats, random, true)));
        double[] direct = frequencies(bound(new Rng(3), random -> dealt(seats, random, false)));
        // Four standard deviations of the difference of two frequencies near one half.
        assertThat(byWeight).containsExactly(wanted, within(0.0142));
        assertThat(direct).containsExactly(wanted, within(0.0142));
    }

    private static IntSupplier bound(Rng random, ToIntFunction<Rng> deal) {
        return () -> deal.applyAsInt(random);
    }

    @Test
    @DisplayName("C2.1: the weights of the first step are exact")
    void weights() {
        CittaState state = start(2);
        // Of the C(100, 4) = 3,921,225 arrangements of 4 bastions among 96 palace cards, C(96, 4)
        // have none before the fourth palace card.
        long none = 96L * 95 * 94 * 93 / 24;
        long some = 3_921_225 - none;
        assertThat(state.weight(0) * 96).isEqualTo(none * 4 * 96);
        assertThat(state.weight(99) * 4).isEqualTo(some * 4 * 96);
    }

    @Test
    @DisplayName("C2.2: every card of the deck is equally frequent")
    void triplets() {
        CittaState state = start(5);
        Rng random = new Rng(4);
        MoveList scratch = new MoveList();
        while (state.phase == Phase.DEAL) {
            state.play(state.draw(scratch, random));
        }
        int[] counts = new int[state.deck.size];
        int cards = state.piles.size(Piles.DECK);
        for (int i = 0; i < 1000 * cards; i++) {
            counts[state.draw(scratch, random)]++;
        }
        assertThat(Arrays.stream(counts).filter(count -> count > 0).count()).isEqualTo(cards);
        for (int card = 0; card < counts.length; card++) {
            if (state.piles.has(Piles.DECK, card)) {
                assertThat(counts[card]).isBetween(850, 1150);
            }
        }
    }

    @Test
    @DisplayName("a redeal gives other seats every unseen card equally often")
    void redeals() {
        CittaState state = start(4);
        Rng random = new Rng(5);
        MoveList scratch = new MoveList();
        while (state.actor() == CittaState.CHANCE) {
            state.play(state.draw(scratch, random));
        }
        int[] counts = new int[state.deck.size];
        CittaState dealt = state.copy();
        int times = 20_000;
        for (int i = 0; i < times; i++) {
            dealt.copyFrom(state);
            dealt.redeal(1, random);
            for (int card = dealt.piles.next(Piles.hand(2), 0);
                    card >= 0;
                    card = dealt.piles.next(Piles.hand(2), card + 1)) {
                counts[card]++;
            }
        }
        int unseen = 0;
        for (int card = 0; card < state.deck.firstTower; card++) {
            unseen += isUnseen(state, card) ? 1 : 0;
        }
        double each = 4.0 * times / unseen;
        for (int card = 0; card < counts.length; card++) {
            boolean possible = isUnseen(state, card) && !state.deck.isTower(card);
            // Five standard deviations of a count with nearly a Poisson distribution.
            assertThat((double) counts[card])
                    .isCloseTo(possible ? each : 0, within(possible ? 5 * Math.sqrt(each) : 0.1));
        }
    }

    private static boolean isUnseen(CittaState state, int card) {
        boolean unseen = state.piles.has(Piles.DECK, card);
        for (int seat : new int[] {0, 2, 3}) {
            unseen |= state.piles.has(Piles.hand(seat), card);
        }
        return unseen;
    }
}
