package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A tournament")
class TournamentTest {
    private static final List<BotKind> BOTS = List.of(BotKind.GREEDY, BotKind.RANDOM);
    private static final ThinkingLimit THINKING_LIMIT = new ThinkingLimit.Iterations(10);

    @ParameterizedTest
    @CsvSource({"citta, 2", "citta, 4", "towers, 3", "carrara, 4"})
    @DisplayName("gives the same result for any number of threads")
    void threads(String name, int seats) {
        Game<?, ?> game = game(name, seats);
        assertThat(points(play(game, 2, 3, new InMemoryStore())))
                .isEqualTo(points(play(game, 1, 3, new InMemoryStore())));
    }

    @Test
    @DisplayName("replays no stored game and stores all others")
    void archive() {
        Game<?, ?> game = game("citta", 2);
        InMemoryStore all = new InMemoryStore();
        List<List<GameResult>> complete = play(game, 2, 4, all);
        assertThat(all.outcomes).hasSize(8);
        InMemoryStore some = new InMemoryStore();
        some.outcomes.put(1L, all.outcomes.get(1L));
        some.outcomes.put(6L, all.outcomes.get(6L));
        assertThat(points(play(game, 2, 4, some))).isEqualTo(points(complete));
        assertThat(some.added).hasSize(6).doesNotContain(1L, 6L);
    }

    @Test
    @DisplayName("stops on request and leaves no thread behind")
    void stops() throws InterruptedException {
        int before = Thread.activeCount();
        List<List<GameResult>> deals = new ArrayList<>();
        run(
                game("citta", 2),
                new ThinkingLimit.Iterations(10),
                2,
                1000,
                GameResultStore.NONE,
                deal -> {
                    deals.add(deal);
                    return deals.size() < 3;
                });
        assertThat(deals).hasSize(3);
        // The executor reports termination while its last threads are still ending.
        for (int wait = 0; wait < 6000 && Thread.activeCount() > before; wait++) {
            Thread.sleep(10);
        }
        assertThat(Thread.activeCount()).isLessThanOrEqualTo(before);
    }

    @Test
    @DisplayName("counts every seat of every bot once, and the shares of the win add up")
    void standings() {
        SeatRotation seatRotation = new SeatRotation(2, 4);
        TournamentStandings tournamentStandings = new TournamentStandings(seatRotation);
        play(game("citta", 4), 2, 5, new InMemoryStore()).forEach(tournamentStandings::add);
        assertThat(tournamentStandings.games()).isEqualTo(20);
        BotStanding greedy = tournamentStandings.of(0);
        BotStanding random = tournamentStandings.of(1);
        assertThat(greedy.games()).isEqualTo(20);
        assertThat(greedy.winRate() + 3 * random.winRate()).isBetween(1 - 1e-9, 1 + 1e-9);
        assertThat(greedy.winRate()).isGreaterThan(0.5);
        assertThat(greedy.elo()).isBetween(greedy.eloRange().low(), greedy.eloRange().high());
        assertThat(random.elo()).isZero();
        assertThat(random.winRange().high()).isLessThanOrEqualTo(1.0 / 3);
    }

    @Test
    @DisplayName("counts the overruns of bots and their size")
    void overtime() {
        TournamentStandings tournamentStandings = new TournamentStandings(new SeatRotation(2, 2));
        tournamentStandings.add(List.of(timed(0, 10, 60_000_000), timed(1, 0, -5)));
        assertThat(tournamentStandings.of(0).overruns()).isEqualTo(10);
        assertThat(tournamentStandings.of(0).maxOverrunMs()).isEqualTo(60);
        assertThat(tournamentStandings.of(1).maxOverrunMs()).isZero();
        assertThat(tournamentStandings.of(1).msPerDecision()).isEqualTo(0.5);
        List<List<GameResult>> deals = new ArrayList<>();
        run(
                game("citta", 2),
                new ThinkingLimit.WallClock(Duration.ofNanos(1)),
                1,
                1,
                GameResultStore.NONE,
                deals::add);
        assertThat(deals.getFirst().getFirst().seats()).allMatch(seat -> seat.maxOverrun() > 0);
    }

    @Test
    @DisplayName("reads a game result as it was written")
    void json() {
        for (GameResult gameResult :
                play(game("towers", 3), 1, 1, new InMemoryStore()).getFirst()) {
            Json json = Json.parse(gameResult.json().toString());
            assertThat(GameResult.of(json, 3)).isEqualTo(gameResult);
        }
    }

    private static GameResult timed(long game, long late, long worst) {
        SeatResult slow = new SeatResult(1, 5, 20, 2_000_000_000, late, worst);
        SeatResult quick = new SeatResult(0, 3, 20, 10_000_000, 0, 0);
        return new GameResult(game, game == 0 ? List.of(slow, quick) : List.of(quick, slow));
    }

    private static Game<?, ?> game(String name, int seats) {
        GameKind kind = GameKinds.named(name);
        return kind.game(kind.setup(seats, Map.of()));
    }

    private static List<List<GameResult>> play(
            Game<?, ?> game, int threads, long deals, GameResultStore gameResultStore) {
        List<List<GameResult>> all = new ArrayList<>();
        run(game, THINKING_LIMIT, threads, deals, gameResultStore, all::add);
        return all;
    }

    private static <S extends State<S>> void run(
            Game<S, ?> game,
            ThinkingLimit thinkingLimit,
            int threads,
            long deals,
            GameResultStore gameResultStore,
            Predicate<List<GameResult>> sink) {
        new Tournament<>(game, BOTS, thinkingLimit, 7, 0)
                .run(threads, deals, gameResultStore, sink);
    }

    /// Everything but the time.
    private static List<List<List<Object>>> points(List<List<GameResult>> deals) {
        return deals.stream()
                .flatMap(List::stream)
                .map(
                        gameResult ->
                                gameResult.seats().stream()
                                        .map(
                                                seat ->
                                                        List.<Object>of(
                                                                gameResult.game(),
                                                                seat.payoff(),
                                                                seat.score(),
                                                                seat.decisions()))
                                        .toList())
                .toList();
    }

    /// A store in memory.
    private static final class InMemoryStore implements GameResultStore {
        final Map<Long, @Nullable GameResult> outcomes = new ConcurrentHashMap<>();
        final List<Long> added = new ArrayList<>();

        @Override
        public @Nullable GameResult get(long game) {
            return outcomes.get(game);
        }

        @Override
        public synchronized void add(GameResult gameResult) {
            outcomes.put(gameResult.game(), gameResult);
            added.add(gameResult.game());
        }
    }
}
