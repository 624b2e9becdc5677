package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import lucca.bots.Bots;
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
    private static final List<Bots> BOTS = List.of(Bots.GREEDY, Bots.RANDOM);
    private static final Pace PACE = new Pace.Iterations(10);

    @ParameterizedTest
    @CsvSource({"citta, 2", "citta, 4", "towers, 3", "carrara, 4"})
    @DisplayName("comes out the same on any number of threads")
    void threads(String name, int seats) {
        Game<?, ?> game = game(name, seats);
        assertThat(points(play(game, 2, 3, new Memory())))
                .isEqualTo(points(play(game, 1, 3, new Memory())));
    }

    @Test
    @DisplayName("does not play what the archive has, and puts everything else into it")
    void archive() {
        Game<?, ?> game = game("citta", 2);
        Memory all = new Memory();
        List<List<Outcome>> whole = play(game, 2, 4, all);
        assertThat(all.outcomes).hasSize(8);
        Memory some = new Memory();
        some.outcomes.put(1L, all.outcomes.get(1L));
        some.outcomes.put(6L, all.outcomes.get(6L));
        assertThat(points(play(game, 2, 4, some))).isEqualTo(points(whole));
        assertThat(some.added).hasSize(6).doesNotContain(1L, 6L);
    }

    @Test
    @DisplayName("stops when it is told to, and leaves no thread behind")
    void stops() throws InterruptedException {
        int before = Thread.activeCount();
        List<List<Outcome>> deals = new ArrayList<>();
        run(
                game("citta", 2),
                new Pace.Iterations(10),
                2,
                1000,
                Archive.NONE,
                deal -> {
                    deals.add(deal);
                    return deals.size() < 3;
                });
        assertThat(deals).hasSize(3);
        // A pool says that it has ended while the last of its threads is on its way out.
        for (int wait = 0; wait < 6000 && Thread.activeCount() > before; wait++) {
            Thread.sleep(10);
        }
        assertThat(Thread.activeCount()).isLessThanOrEqualTo(before);
    }

    @Test
    @DisplayName("counts every seat of every bot once, and shares of wins add up")
    void standings() {
        Lineup lineup = new Lineup(2, 4);
        Standings standings = new Standings(lineup);
        play(game("citta", 4), 2, 5, new Memory()).forEach(standings::add);
        assertThat(standings.games()).isEqualTo(20);
        Standing greedy = standings.of(0);
        Standing random = standings.of(1);
        assertThat(greedy.games()).isEqualTo(20);
        assertThat(greedy.winRate() + 3 * random.winRate()).isBetween(1 - 1e-9, 1 + 1e-9);
        assertThat(greedy.winRate()).isGreaterThan(0.5);
        assertThat(greedy.elo()).isBetween(greedy.eloRange().low(), greedy.eloRange().high());
        assertThat(random.elo()).isZero();
        assertThat(random.winRange().high()).isLessThanOrEqualTo(1.0 / 3);
    }

    @Test
    @DisplayName("counts how often and how much bots exceed their time")
    void overtime() {
        Standings standings = new Standings(new Lineup(2, 2));
        standings.add(List.of(timed(0, 10, 60_000_000), timed(1, 0, -5)));
        assertThat(standings.of(0).late()).isEqualTo(10);
        assertThat(standings.of(0).overtime()).isEqualTo(60);
        assertThat(standings.of(1).overtime()).isZero();
        assertThat(standings.of(1).msPerDecision()).isEqualTo(0.5);
        List<List<Outcome>> deals = new ArrayList<>();
        run(game("citta", 2), new Pace.Time(Duration.ofNanos(1)), 1, 1, Archive.NONE, deals::add);
        assertThat(deals.getFirst().getFirst().seats()).allMatch(seat -> seat.worst() > 0);
    }

    @Test
    @DisplayName("an outcome is read as it was written")
    void json() {
        for (Outcome outcome : play(game("towers", 3), 1, 1, new Memory()).getFirst()) {
            Json json = Json.parse(outcome.json().toString());
            assertThat(Outcome.of(json, 3)).isEqualTo(outcome);
        }
    }

    private static Outcome timed(long game, long late, long worst) {
        SeatResult slow = new SeatResult(1, 5, 20, 2_000_000_000, late, worst);
        SeatResult quick = new SeatResult(0, 3, 20, 10_000_000, 0, 0);
        return new Outcome(game, game == 0 ? List.of(slow, quick) : List.of(quick, slow));
    }

    private static Game<?, ?> game(String name, int seats) {
        GameKind kind = GameKinds.named(name);
        return kind.game(kind.setup(seats, Map.of()));
    }

    private static List<List<Outcome>> play(
            Game<?, ?> game, int threads, long deals, Archive archive) {
        List<List<Outcome>> all = new ArrayList<>();
        run(game, PACE, threads, deals, archive, all::add);
        return all;
    }

    private static <S extends State<S>> void run(
            Game<S, ?> game,
            Pace pace,
            int threads,
            long deals,
            Archive archive,
            Predicate<List<Outcome>> sink) {
        new Tournament<>(game, BOTS, pace, 7, 0).run(threads, deals, archive, sink);
    }

    /// Everything but the time.
    private static List<List<List<Object>>> points(List<List<Outcome>> deals) {
        return deals.stream()
                .flatMap(List::stream)
                .map(
                        outcome ->
                                outcome.seats().stream()
                                        .map(
                                                seat ->
                                                        List.<Object>of(
                                                                outcome.game(),
                                                                seat.payoff(),
                                                                seat.score(),
                                                                seat.decisions()))
                                        .toList())
                .toList();
    }

    /// An archive in memory.
    private static final class Memory implements Archive {
        final Map<Long, @Nullable Outcome> outcomes = new ConcurrentHashMap<>();
        final List<Long> added = new ArrayList<>();

        @Override
        public @Nullable Outcome get(long game) {
            return outcomes.get(game);
        }

        @Override
        public synchronized void add(Outcome outcome) {
            outcomes.put(outcome.game(), outcome);
            added.add(outcome.game());
        }
    }
}
