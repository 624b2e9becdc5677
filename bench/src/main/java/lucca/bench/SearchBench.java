package lucca.bench;

import java.util.concurrent.TimeUnit;
import lucca.bots.Bot;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;
import lucca.engine.Game;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/// Measures search from the first decision with perfect information: `playouts` are random games to
/// the end from there, `uct` counts iterations of plain UCT with the same playouts, `level5`
/// iterations of the strongest bot.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class SearchBench {
    private static final int ITERATIONS = 10_000;

    @Param(BenchmarkSubject.DECLARED)
    String subject;

    private Runnable playouts;
    private Runnable uct;
    private Runnable level5;

    @Setup
    public void setUp() {
        setUp(BenchmarkSubject.game(subject));
    }

    private <S extends State<S>> void setUp(Game<S, ?> game) {
        Playout playout = new Playout();
        Rng random = new Rng(1);
        S start = game.start();
        while (start.actor() == State.CHANCE || !start.hasPerfectInformation()) {
            start.play(playout.step(start, random));
        }
        S state = start.copy();
        playouts =
                () -> {
                    for (int i = 0; i < ITERATIONS; i++) {
                        state.copyFrom(start);
                        playout.run(state, random);
                    }
                };
        uct = thinking(BotKind.UCT.create(game), start, random);
        level5 = thinking(BotKind.LEVEL5.create(game), start, random);
    }

    private static <S extends State<S>> Runnable thinking(Bot<S> bot, S start, Rng random) {
        SeatView<S> view = new SeatView<>(start, start.actor());
        return () -> bot.choose(view, SearchBudget.iterations(ITERATIONS), random);
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public void playouts() {
        playouts.run();
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public void uct() {
        uct.run();
    }

    @Benchmark
    @OperationsPerInvocation(ITERATIONS)
    public void level5() {
        level5.run();
    }
}
