package lucca.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.State;

/// Many deals between bots, each with all rotations. What comes of them does not depend on the
/// number of threads, as long as the pace is one of iterations.
public final class Tournament<S extends State<S>> {
    private final Game<S, ?> game;
    private final List<Bots> bots;
    private final Lineup lineup;
    private final Pace pace;
    private final long seed;
    private final int opening;

    /// @param opening how many decisions at the beginning of each game are drawn by lot, the same
    /// in all games of a deal as far as they can be: needed where games have little chance of their
    /// own
    public Tournament(Game<S, ?> game, List<Bots> bots, Pace pace, long seed, int opening) {
        this.game = game;
        this.bots = bots;
        this.pace = pace;
        this.seed = seed;
        this.opening = opening;
        lineup = new Lineup(bots.size(), game.setup().seats());
    }

    /// Plays deals and hands them to `sink`, in order and on the calling thread, until it says no.
    /// Games that the archive has are not played; those that are go into it at once. If the calling
    /// thread is interrupted, this comes back early, and the thread still is.
    public void run(int threads, long deals, Archive archive, Predicate<List<Outcome>> sink) {
        List<Outcome> deal = new ArrayList<>();
        Workers.runWhile(
                threads,
                LongStream.range(0, deals * lineup.rotations())
                        .<Callable<Outcome>>mapToObj(index -> () -> outcome(index, archive))
                        .iterator(),
                outcome -> {
                    deal.add(outcome);
                    if (deal.size() < lineup.rotations()) {
                        return true;
                    }
                    List<Outcome> whole = List.copyOf(deal);
                    deal.clear();
                    return sink.test(whole);
                });
    }

    private Outcome outcome(long index, Archive archive) {
        Outcome known = archive.get(index);
        if (known != null) {
            return known;
        }
        int rotation = (int) (index % lineup.rotations());
        Deal deal = new Deal(seed, index / lineup.rotations(), opening);
        List<Bots> seated = lineup.seated(rotation, bots);
        Bout<S> bout = new Bout<>(game, seated, pace, deal, rotation);
        Outcome outcome = new Outcome(index, bout.play(Onlooker.none()));
        archive.add(outcome);
        return outcome;
    }
}
