package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Balance statistics")
class BalanceStatisticsTest {
    private static final ThinkingLimit THINKING_LIMIT = new ThinkingLimit.Iterations(1);

    @Test
    @DisplayName("are computed from the statistics of each game")
    void samples() {
        BalanceStatistics statistics = new BalanceStatistics(game("citta", 2, Map.of()));
        statistics.add(sample(1, 30, 20, 0, 3));
        statistics.add(sample(1, 40, 25, 1, 5));
        statistics.add(sample(0, 10, 12, 1, 1));
        assertThat(statistics.games()).isEqualTo(3);
        assertThat(statistics.bySeat().getFirst().share()).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(statistics.byTurnOrder().getFirst().share()).isCloseTo(2.0 / 3, within(1e-9));
        assertThat(statistics.byTurnOrder().getLast().share()).isCloseTo(1.0 / 3, within(1e-9));
        assertThat(statistics.firstVaries()).isTrue();
        assertThat(statistics.scores(0).mean()).isCloseTo(80.0 / 3, within(1e-9));
        assertThat(statistics.scores().size()).isEqualTo(6);
        assertThat(statistics.winningScores().max()).isEqualTo(40);
        assertThat(statistics.margins().min()).isEqualTo(2);
        assertThat(statistics.leadChanges().mean()).isEqualTo(3);
        assertThat(statistics.decisions().mean()).isEqualTo(9);
        assertThat(statistics.decisions(1).mean()).isEqualTo(5);
        assertThat(statistics.reasons()).containsEntry("end", 3L);
        assertThat(statistics.drawn()).containsOnlyKeys("bonus");
        assertThat(statistics.drawn().get("bonus")).containsOnlyKeys("0", "1");
        assertThat(statistics.held()).containsOnlyKeys("cards");
    }

    @Test
    @DisplayName(
            "include the results of seats that held an item, several of them in a game together")
    void held() {
        BalanceStatistics statistics = new BalanceStatistics(game("citta", 2, Map.of()));
        statistics.add(sample(1, 30, 20, 0, 3));
        statistics.add(sample(1, 40, 25, 1, 5));
        statistics.add(sample(0, 10, 12, 1, 1));
        Map<String, HeldItemStatistics> cards =
                Objects.requireNonNull(statistics.held().get("cards"));
        assertThat(cards).containsOnlyKeys("a", "b", "c");
        assertThat(cards.values()).map(HeldItemStatistics::seats).containsExactly(2L, 6L, 3L);
        assertThat(cards.values())
                .map(HeldItemStatistics::wins)
                .map(WinShareEstimator::share)
                .containsExactly(1.0, 0.5, 1.0 / 3);
        assertThat(cards.values())
                .map(HeldItemStatistics::wins)
                .map(WinShareEstimator::deals)
                .containsExactly(2L, 3L, 3L);
    }

    @Test
    @DisplayName("include held items in games that report them")
    void holders() {
        BalanceStatistics citta = run(game("citta", 3, Map.of()), 2, 20);
        assertThat(citta.held()).containsOnlyKeys("palaces");
        assertThat(Objects.requireNonNull(citta.held().get("palaces")).values())
                .hasSizeGreaterThan(80)
                .allMatch(heldItemStatistics -> heldItemStatistics.seats() <= 20);
        assertThat(run(game("carrara", 2, Map.of()), 2, 20).held())
                .containsOnlyKeys("buildings", "cities");
        assertThat(run(game("carrara", 2, Map.of("expansion", "on")), 2, 40).held())
                .containsOnlyKeys("buildings", "cities", "tiles");
        assertThat(run(game("towers", 2, Map.of()), 1, 5).held()).isEmpty();
    }

    @Test
    @DisplayName("are the same for any number of threads")
    void threads() {
        Game<?, ?> game = game("towers", 3, Map.of("size", "6"));
        assertThat(summary(run(game, 2, 50))).isEqualTo(summary(run(game, 1, 50)));
    }

    @Test
    @DisplayName("group games by the options that were drawn, and only by those")
    void drawn() {
        BalanceStatistics cards =
                run(game("carrara", 2, Map.of("expansion", "on", "bonus", "3")), 2, 40);
        assertThat(cards.drawn()).containsOnlyKeys("top", "object", "building");
        assertThat(cards.drawn().values())
                .allMatch(
                        values ->
                                values.values().stream().mapToLong(BalanceStatistics::games).sum()
                                        == 40);
        assertThat(run(game("carrara", 2, Map.of()), 1, 5).drawn()).isEmpty();
        assertThat(run(game("citta", 3, Map.of()), 1, 5).drawn()).isEmpty();
        assertThat(run(game("towers", 2, Map.of()), 1, 5).drawn()).isEmpty();
    }

    @Test
    @DisplayName("count as many decisions and choices as the games themselves")
    void decisions() {
        Game<?, ?> game = game("citta", 2, Map.of());
        BalanceStatistics statistics = run(game, 1, 3);
        assertThat(statistics.branching().size())
                .isEqualTo(Math.round(statistics.decisions().mean() * 3));
        assertThat(statistics.branching().max()).isGreaterThanOrEqualTo(firstChoices(game));
        assertThat(statistics.leadChanges().max()).isPositive();
    }

    private static <S extends State<S>> int firstChoices(Game<S, ?> game) {
        S state = game.start();
        MoveList moves = new MoveList();
        Rng random = new Rng(1);
        while (state.actor() == State.CHANCE) {
            state.play(state.draw(moves, random));
        }
        state.legalMoves(moves);
        return moves.size();
    }

    private static BalanceSample sample(int won, int one, int other, int first, int leads) {
        Histogram branching = new Histogram();
        branching.add(3, 9);
        return new BalanceSample(
                List.of(
                        new SeatResult(won, one, 4, 0, 0, 0),
                        new SeatResult(1 - won, other, 5, 0, 0, 0)),
                first,
                List.of(4, 5),
                branching,
                leads,
                "end",
                Map.of("bonus", String.valueOf(won), "top", "2"),
                List.of(
                        Map.of("cards", won == 1 ? Set.of("a", "b") : Set.of("b")),
                        Map.of("cards", Set.of("b", "c"), "tiles", Set.of())));
    }

    private static BalanceStatistics run(Game<?, ?> game, int threads, long games) {
        List<BotKind> bots = Collections.nCopies(game.setup().seats(), BotKind.RANDOM);
        return new BalanceSimulation(bots, THINKING_LIMIT, 1, threads)
                .play(game, games, done -> {});
    }

    private static List<Object> summary(BalanceStatistics statistics) {
        return List.of(
                statistics.bySeat().getFirst().share(),
                statistics.byTurnOrder().getFirst().interval(),
                statistics.decisions().mean(),
                statistics.branching().mean(),
                statistics.leadChanges().mean(),
                statistics.reasons());
    }

    private static Game<?, ?> game(String name, int seats, Map<String, String> options) {
        GameKind kind = GameKinds.named(name);
        return kind.game(kind.setup(seats, options));
    }
}
