package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;
import lucca.bots.StepAnalysis;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Root-parallel search")
class RootParallelSearchTest {
    private static final Duration LATE = Duration.ofMillis(50);
    private static final Duration BUSY = Duration.ofMillis(100);

    @Test
    @DisplayName("merges the analyses of its members deterministically and leaves no thread behind")
    void sum() throws InterruptedException {
        sum(game("towers"));
    }

    private static <S extends State<S>> void sum(Game<S, ?> game) throws InterruptedException {
        SeatView<S> view = view(game);
        RootParallelSearch<S> rootParallelSearch =
                new RootParallelSearch<>(() -> BotKind.LEVEL5.createAnalysing(game), 3);
        StepAnalysis analysis =
                rootParallelSearch.analyse(view, SearchBudget.iterations(200), new Rng(1));
        assertNoThreadIsLeft();
        assertThat(analysis.iterations()).isEqualTo(600);
        assertThat(rootParallelSearch.analyse(view, SearchBudget.iterations(200), new Rng(1)))
                .isEqualTo(analysis);
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("can answer in time: at least once in many tries, even on a busy machine")
    void time(String name) {
        time(game(name));
    }

    private static <S extends State<S>> void time(Game<S, ?> game) {
        SeatView<S> view = view(game);
        RootParallelSearch<S> rootParallelSearch =
                new RootParallelSearch<>(() -> BotKind.LEVEL5.createAnalysing(game), 2);
        Duration limit = Duration.ofMillis(60);
        Duration best = Duration.ofDays(1);
        for (int i = 0; i < 500 && best.compareTo(limit.plus(LATE)) > 0; i++) {
            long begun = System.nanoTime();
            rootParallelSearch.analyse(
                    view, new ThinkingLimit.WallClock(limit).startBudget(), new Rng(i));
            Duration taken = Duration.ofNanos(System.nanoTime() - begun);
            best = taken.compareTo(best) < 0 ? taken : best;
        }
        assertThat(best).isBetween(limit, limit.plus(LATE));
    }

    @Test
    @DisplayName("answers soon with what it has if interrupted, and leaves no thread behind")
    void interrupted() throws InterruptedException {
        interrupted(game("carrara"));
    }

    private static <S extends State<S>> void interrupted(Game<S, ?> game)
            throws InterruptedException {
        SeatView<S> view = view(game);
        RootParallelSearch<S> rootParallelSearch =
                new RootParallelSearch<>(() -> BotKind.LEVEL5.createAnalysing(game), 2);
        AtomicReference<StepAnalysis> answer = new AtomicReference<>();
        ThinkingLimit hour = new ThinkingLimit.WallClock(Duration.ofHours(1));
        Thread searching =
                Thread.ofPlatform()
                        .start(
                                () ->
                                        answer.set(
                                                rootParallelSearch.analyse(
                                                        view, hour.startBudget(), new Rng(1))));
        while (!isBusy()) {
            Thread.sleep(5);
        }
        searching.interrupt();
        assertThat(searching.join(Duration.ofSeconds(20))).isTrue();
        assertThat(answer.get().iterations()).isPositive();
        assertNoThreadIsLeft();
    }

    /// Whether a member has been searching for a while.
    private static boolean isBusy() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith(RootParallelSearch.THREAD))
                .anyMatch(each -> threads.getThreadCpuTime(each.threadId()) > BUSY.toNanos());
    }

    /// A thread that has finished its work may stay alive for a moment.
    private static void assertNoThreadIsLeft() throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith(RootParallelSearch.THREAD)) {
                assertThat(thread.join(Duration.ofSeconds(20))).as(thread.getName()).isTrue();
            }
        }
    }

    private static Game<?, ?> game(String name) {
        GameKind kind = GameKinds.named(name);
        return kind.game(kind.setup(2, Map.of()));
    }

    private static <S extends State<S>> SeatView<S> view(Game<S, ?> game) {
        Playout playout = new Playout();
        Rng random = new Rng(2);
        S state = game.start();
        while (state.actor() == State.CHANCE) {
            state.play(playout.step(state, random));
        }
        return new SeatView<>(state, state.actor());
    }
}
