package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("In a game between bots")
class BotGameTest {
    private static final Duration EACH = Duration.ofMillis(20);

    @ParameterizedTest(name = "{0}, {1}={2}, {3} seats")
    @CsvSource({
        "towers, size, 6, 2",
        "towers, size, 12, 4",
        "citta, celebration, on, 5",
        "carrara, expansion, off, 2",
        "carrara, expansion, on, 4"
    })
    @DisplayName("no bot exceeds its thinking time through its own fault")
    void inTime(String name, String option, String value, int seats) {
        GameKind kind = GameKinds.named(name);
        inTime(kind.game(kind.setup(seats, Map.of(option, value))));
    }

    private static <S extends State<S>> void inTime(Game<S, ?> game) {
        List<BotKind> searching = List.of(BotKind.LEVEL5, BotKind.UCT, BotKind.LEVEL4);
        List<BotKind> bots =
                IntStream.range(0, game.setup().seats())
                        .mapToObj(seat -> searching.get(seat % searching.size()))
                        .toList();
        Stopwatch<S> stopwatch = new Stopwatch<>();
        new BotGame<>(game, bots, new ThinkingLimit.WallClock(EACH), new DealSeeds(1, 0, 0), 0)
                .play(stopwatch);
        assertThat(Duration.ofNanos(stopwatch.longest))
                .isPositive()
                .isLessThan(EACH.plusNanos(SeatResult.GRACE));
    }

    /// Measures the longest processor time between two steps. Elapsed time would include the load
    /// of other programs.
    private static final class Stopwatch<S extends State<S>> implements GameListener<S> {
        private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

        private long last = THREADS.getCurrentThreadCpuTime();
        private long longest;

        @Override
        public void onStep(int code) {
            long now = THREADS.getCurrentThreadCpuTime();
            longest = Math.max(longest, now - last);
            last = now;
        }
    }
}
