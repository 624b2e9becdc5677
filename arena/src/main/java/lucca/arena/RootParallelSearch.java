package lucca.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.bots.AnalysingBot;
import lucca.bots.SearchBudget;
import lucca.bots.StepAnalysis;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Root parallelization: several searches of the same decision on threads of their own, each with
/// its own random numbers, whose analyses are merged. The threads live only as long as one
/// analysis. If the calling thread is interrupted, the searches end.
public final class RootParallelSearch<S extends State<S>> implements AnalysingBot<S> {
    /// The prefix of the names of the threads.
    static final String THREAD = "lucca-search-";

    private final List<AnalysingBot<S>> members;

    public RootParallelSearch(Supplier<AnalysingBot<S>> member, int size) {
        members = Stream.generate(member).limit(size).toList();
    }

    /// Each member gets the full number of iterations of the budget.
    @Override
    public StepAnalysis analyse(SeatView<S> view, SearchBudget budget, Rng random) {
        List<Rng> own = IntStream.range(0, members.size()).mapToObj(i -> random.split()).toList();
        AtomicBoolean stopped = new AtomicBoolean();
        Thread asking = Thread.currentThread();
        SearchBudget shared =
                done -> stopped.get() || asking.isInterrupted() ? 1 : budget.fractionSpent(done);
        try (ExecutorService pool =
                Executors.newThreadPerTaskExecutor(
                        Thread.ofPlatform().daemon().name(THREAD, 0).factory())) {
            try {
                return StepAnalysis.merge(analyseAll(view, shared, own, pool, stopped));
            } finally {
                stopped.set(true);
            }
        }
    }

    private List<StepAnalysis> analyseAll(
            SeatView<S> view,
            SearchBudget budget,
            List<Rng> own,
            ExecutorService pool,
            AtomicBoolean stopped) {
        List<Future<StepAnalysis>> others = new ArrayList<>();
        for (int i = 1; i < members.size(); i++) {
            AnalysingBot<S> member = members.get(i);
            Rng numbers = own.get(i);
            others.add(pool.submit(() -> analyseMember(member, view, budget, numbers, stopped)));
        }
        List<StepAnalysis> all = new ArrayList<>();
        all.add(analyseMember(members.getFirst(), view, budget, own.getFirst(), stopped));
        for (Future<StepAnalysis> other : others) {
            all.add(result(other, stopped));
        }
        return all;
    }

    /// A member with an exact analysis stops the others, because there is only one exact answer.
    private static <S extends State<S>> StepAnalysis analyseMember(
            AnalysingBot<S> member,
            SeatView<S> view,
            SearchBudget budget,
            Rng random,
            AtomicBoolean stopped) {
        StepAnalysis analysis = member.analyse(view, budget, random);
        if (analysis.exact()) {
            stopped.set(true);
        }
        return analysis;
    }

    private static StepAnalysis result(Future<StepAnalysis> other, AtomicBoolean stopped) {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return other.get();
                } catch (InterruptedException e) {
                    interrupted = true;
                    stopped.set(true);
                } catch (ExecutionException e) {
                    throw new IllegalStateException(e.getCause());
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
