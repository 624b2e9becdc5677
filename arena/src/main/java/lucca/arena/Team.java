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
import lucca.bots.Budget;
import lucca.bots.Insight;
import lucca.bots.Thinker;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;

/// Several thinkers of one kind who think about the same decision at once, each with random numbers
/// of its own; what they found is summed up. Its threads live as long as a thought: none is left
/// behind, also if whoever waits for it is interrupted, which ends the thought.
public final class Team<S extends State<S>> implements Thinker<S> {
    /// What the names of its threads begin with.
    static final String THREAD = "lucca-thought-";

    private final List<Thinker<S>> members;

    public Team(Supplier<Thinker<S>> member, int size) {
        members = Stream.generate(member).limit(size).toList();
    }

    /// The number of iterations of a budget is meant for each member.
    @Override
    public Insight think(SeatView<S> view, Budget budget, Rng random) {
        List<Rng> own = IntStream.range(0, members.size()).mapToObj(i -> random.split()).toList();
        AtomicBoolean stopped = new AtomicBoolean();
        Thread asking = Thread.currentThread();
        Budget shared = done -> stopped.get() || asking.isInterrupted() ? 1 : budget.spent(done);
        try (ExecutorService pool =
                Executors.newThreadPerTaskExecutor(
                        Thread.ofPlatform().daemon().name(THREAD, 0).factory())) {
            try {
                return Insight.sum(thoughts(view, shared, own, pool, stopped));
            } finally {
                stopped.set(true);
            }
        }
    }

    private List<Insight> thoughts(
            SeatView<S> view,
            Budget budget,
            List<Rng> own,
            ExecutorService pool,
            AtomicBoolean stopped) {
        List<Future<Insight>> others = new ArrayList<>();
        for (int i = 1; i < members.size(); i++) {
            Thinker<S> member = members.get(i);
            Rng numbers = own.get(i);
            others.add(pool.submit(() -> thought(member, view, budget, numbers, stopped)));
        }
        List<Insight> all = new ArrayList<>();
        all.add(thought(members.getFirst(), view, budget, own.getFirst(), stopped));
        for (Future<Insight> other : others) {
            all.add(result(other, stopped));
        }
        return all;
    }

    /// Whoever knows it exactly stops the others: there is one exact answer, whoever finds it.
    private static <S extends State<S>> Insight thought(
            Thinker<S> member, SeatView<S> view, Budget budget, Rng random, AtomicBoolean stopped) {
        Insight insight = member.think(view, budget, random);
        if (insight.exact()) {
            stopped.set(true);
        }
        return insight;
    }

    private static Insight result(Future<Insight> other, AtomicBoolean stopped) {
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
