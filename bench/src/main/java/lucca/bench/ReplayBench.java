package lucca.bench;

import java.util.concurrent.TimeUnit;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Playout;
import lucca.engine.ReplayResult;
import lucca.engine.Rng;
import lucca.engine.State;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/// Measures reading complete records from JSON, checking them move by move and replaying them.
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class ReplayBench {
    @Param(BenchmarkSubject.DECLARED)
    String subject;

    private String record;

    @Setup
    public void setUp() {
        record = record(BenchmarkSubject.game(subject));
    }

    @Benchmark
    public ReplayResult records() {
        return JsonRecord.replay(Json.parse(record));
    }

    private static <S extends State<S>, M extends Move> String record(Game<S, M> game) {
        Playout playout = new Playout();
        Rng random = new Rng(1);
        Match<S, M> match = Match.of(game);
        while (!match.isOver()) {
            int seat = match.actor();
            match.play(
                    new Event<>(
                            seat,
                            match.compose(seat, (state, of) -> playout.step(state, of, random))));
        }
        return JsonRecord.write(match).toString();
    }
}
