package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MoveList;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A deal")
class DealTest {
    private static final Pace PACE = new Pace.Iterations(1);

    @Test
    @DisplayName("has the same luck for all its games, whoever sits where")
    void sameLuck() {
        GameKind kind = GameKinds.named("carrara");
        Game<?, ?> game = kind.game(kind.setup(2, Map.of("expansion", "on")));
        Deal deal = new Deal(5, 3, 0);
        String first = firstPosition(game, List.of(Bots.GREEDY, Bots.RANDOM), deal, 0);
        assertThat(firstPosition(game, List.of(Bots.RANDOM, Bots.GREEDY), deal, 1))
                .isEqualTo(first);
        assertThat(firstPosition(game, List.of(Bots.GREEDY, Bots.RANDOM), new Deal(5, 4, 0), 0))
                .isNotEqualTo(first);
        assertThat(firstPosition(game, List.of(Bots.GREEDY, Bots.RANDOM), new Deal(6, 3, 0), 0))
                .isNotEqualTo(first);
    }

    @Test
    @DisplayName("gives chance and every decision numbers of their own")
    void ownNumbers() {
        Deal deal = new Deal(1, 1, 0);
        Set<Long> firsts = new HashSet<>();
        for (int event = 0; event < 10; event++) {
            firsts.add(deal.chance(event).next());
            for (int rotation = 0; rotation < 5; rotation++) {
                for (int seat = 0; seat < 5; seat++) {
                    firsts.add(deal.bot(rotation, seat, event).next());
                }
            }
        }
        assertThat(firsts).hasSize(260);
    }

    @Test
    @DisplayName("draws the opening once for all its games, whoever sits where")
    void opening() {
        GameKind kind = GameKinds.named("towers");
        Game<?, ?> game = kind.game(kind.setup(2, Map.of()));
        List<String> one = positions(game, List.of(Bots.GREEDY, Bots.RANDOM), new Deal(5, 3, 6), 0);
        List<String> two = positions(game, List.of(Bots.RANDOM, Bots.GREEDY), new Deal(5, 3, 6), 1);
        assertThat(two.subList(0, 7)).isEqualTo(one.subList(0, 7));
        assertThat(two.subList(0, 9)).isNotEqualTo(one.subList(0, 9));
        assertThat(positions(game, List.of(Bots.GREEDY, Bots.RANDOM), new Deal(5, 4, 6), 0))
                .doesNotContain(one.get(6));
    }

    /// The position in which somebody decides for the first time.
    private static String firstPosition(Game<?, ?> game, List<Bots> bots, Deal deal, int rotation) {
        return positions(game, bots, deal, rotation).getFirst();
    }

    /// The positions in which somebody has a choice.
    private static <S extends State<S>> List<String> positions(
            Game<S, ?> game, List<Bots> bots, Deal deal, int rotation) {
        List<String> positions = new ArrayList<>();
        new Bout<>(game, bots, PACE, deal, rotation)
                .play(
                        new Onlooker<>() {
                            @Override
                            public void decision(S state, int seat, MoveList choices) {
                                if (choices.size() > 1) {
                                    positions.add(game.position(state));
                                }
                            }
                        });
        return positions;
    }
}
