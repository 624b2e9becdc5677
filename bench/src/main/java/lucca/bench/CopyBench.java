package lucca.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import lucca.engine.Game;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/// Measures copying a state from the middle of a random game into an existing state.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class CopyBench {
    @Param(BenchmarkSubject.DECLARED)
    String subject;

    private Supplier<Object> copy;

    @Setup
    public void setUp() {
        copy = copy(BenchmarkSubject.game(subject));
    }

    @Benchmark
    public Object copies() {
        return copy.get();
    }

    private static <S extends State<S>> Supplier<Object> copy(Game<S, ?> game) {
        S source = halfway(game, 1);
        S target = game.start();
        return () -> {
            target.copyFrom(source);
            return target;
        };
    }

    /// The state of a random game after half of its steps.
    private static <S extends State<S>> S halfway(Game<S, ?> game, long seed) {
        int steps = 0;
        S full = game.start();
        Playout playout = new Playout();
        for (Rng random = new Rng(seed); full.actor() != State.OVER; steps++) {
            full.play(playout.step(full, random));
        }
        S half = game.start();
        Rng random = new Rng(seed);
        for (int i = 0; i < steps / 2; i++) {
            half.play(playout.step(half, random));
        }
        return half;
    }
}
