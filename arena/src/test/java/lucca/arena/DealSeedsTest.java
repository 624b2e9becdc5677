package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MoveList;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The seeds of a deal")
class DealSeedsTest {
    private static final ThinkingLimit THINKING_LIMIT = new ThinkingLimit.Iterations(1);

    @Test
    @DisplayName("give all its games the same chance outcomes, regardless of the seating")
    void sameChance() {
        GameKind kind = GameKinds.named("carrara");
        Game<?, ?> game = kind.game(kind.setup(2, Map.of("expansion", "on")));
        DealSeeds dealSeeds = new DealSeeds(5, 3, 0);
        String first = firstPosition(game, List.of(BotKind.GREEDY, BotKind.RANDOM), dealSeeds, 0);
        assertThat(firstPosition(game, List.of(BotKind.RANDOM, BotKind.GREEDY), dealSeeds, 1))
                .isEqualTo(first);
        assertThat(
                        firstPosition(
                                game,
                                List.of(BotKind.GREEDY, BotKind.RANDOM),
                                new DealSeeds(5, 4, 0),
                                0))
                .isNotEqualTo(first);
        assertThat(
                        firstPosition(
                                game,
                                List.of(BotKind.GREEDY, BotKind.RANDOM),
                                new DealSeeds(6, 3, 0),
                                0))
                .isNotEqualTo(first);
    }

    @Test
    @DisplayName("give chance and every decision separate random numbers")
    void separateNumbers() {
        DealSeeds dealSeeds = new DealSeeds(1, 1, 0);
        Set<Long> firsts = new HashSet<>();
        for (int event = 0; event < 10; event++) {
            firsts.add(dealSeeds.chance(event).next());
            for (int rotation = 0; rotation < 5; rotation++) {
                for (int seat = 0; seat < 5; seat++) {
                    firsts.add(dealSeeds.bot(rotation, seat, event).next());
                }
            }
        }
        assertThat(firsts).hasSize(260);
    }

    @Test
    @DisplayName("draw the opening once for all its games, regardless of the seating")
    void opening() {
        GameKind kind = GameKinds.named("towers");
        Game<?, ?> game = kind.game(kind.setup(2, Map.of()));
        List<String> one =
                positions(game, List.of(BotKind.GREEDY, BotKind.RANDOM), new DealSeeds(5, 3, 6), 0);
        List<String> two =
                positions(game, List.of(BotKind.RANDOM, BotKind.GREEDY), new DealSeeds(5, 3, 6), 1);
        assertThat(two.subList(0, 7)).isEqualTo(one.subList(0, 7));
        assertThat(two.subList(0, 9)).isNotEqualTo(one.subList(0, 9));
        assertThat(
                        positions(
                                game,
                                List.of(BotKind.GREEDY, BotKind.RANDOM),
                                new DealSeeds(5, 4, 6),
                                0))
                .doesNotContain(one.get(6));
    }

    /// The position at the first decision.
    private static String firstPosition(
            Game<?, ?> game, List<BotKind> bots, DealSeeds dealSeeds, int rotation) {
        return positions(game, bots, dealSeeds, rotation).getFirst();
    }

    /// The positions in which a seat has a choice.
    private static <S extends State<S>> List<String> positions(
            Game<S, ?> game, List<BotKind> bots, DealSeeds dealSeeds, int rotation) {
        List<String> positions = new ArrayList<>();
        new BotGame<>(game, bots, THINKING_LIMIT, dealSeeds, rotation)
                .play(
                        new GameListener<>() {
                            @Override
                            public void onDecision(S state, int seat, MoveList choices) {
                                if (choices.size() > 1) {
                                    positions.add(game.position(state));
                                }
                            }
                        });
        return positions;
    }
}
