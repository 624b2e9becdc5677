package lucca.bench;

import java.util.concurrent.TimeUnit;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/// Measures random games, with every legal move listed at every decision: `games` per second, and
/// in addition decisions and listed moves per second.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class PlayoutBench {
    @Param(BenchmarkSubject.DECLARED)
    String subject;

    private Runnable playout;
    private Counters counters;

    /// Counters in addition to the games.
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Counters {
        /// Decisions of seats.
        public long decisions;

        /// Legal moves listed.
        public long moves;
    }

    @Setup
    public void setUp(Counters counters) {
        this.counters = counters;
        playout = playout(BenchmarkSubject.game(subject));
    }

    @Benchmark
    public void games() {
        playout.run();
    }

    private <S extends State<S>> Runnable playout(Game<S, ?> game) {
        S start = game.start();
        S state = game.start();
        MoveList moves = new MoveList();
        Rng random = new Rng(1);
        return () -> {
            state.copyFrom(start);
            for (int actor = state.actor(); actor != State.OVER; actor = state.actor()) {
                if (actor == State.CHANCE) {
                    state.play(state.draw(moves, random));
                } else {
                    state.legalMoves(moves);
                    counters.moves += moves.size();
                    counters.decisions++;
                    state.play(moves.get(random.below(moves.size())));
                }
            }
        };
    }
}
