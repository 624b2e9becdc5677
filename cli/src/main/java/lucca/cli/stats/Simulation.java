package lucca.cli.stats;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;
import lucca.arena.OrderedParallelRunner;
import lucca.arena.SeatedBots;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.State;

/// Plays many games between bots. Each game has random numbers of its own, so it does not depend on
/// batches, threads, or whether a record is written.
final class Simulation<S extends State<S>, M extends Move> {
    private static final int QUICK_GAMES = 256;

    private final Game<S, M> game;
    private final List<BotKind> bots;
    private final ThinkingLimit thinkingLimit;
    private final long seed;

    Simulation(Game<S, M> game, List<BotKind> bots, ThinkingLimit thinkingLimit, long seed) {
        this.game = game;
        this.bots = bots;
        this.thinkingLimit = thinkingLimit;
        this.seed = seed;
    }

    /// A batch of games: their totals and, on request, their records, one per line.
    record Batch(SimulationTotals tally, String records) {}

    /// All games from 0 on, in batches: many at once if they are short, else one by one.
    Iterator<Callable<Batch>> batches(long games, boolean recorded) {
        int size = recorded ? 1 : OrderedParallelRunner.batchSize(bots, QUICK_GAMES);
        return LongStream.iterate(0, from -> from < games, from -> from + size)
                .<Callable<Batch>>mapToObj(
                        from ->
                                recorded
                                        ? () -> recorded(from)
                                        : () -> unrecorded(from, Math.min(games, from + size)))
                .iterator();
    }

    private Batch recorded(long index) {
        SeatedBots<S> seatedBots = new SeatedBots<>(game, bots, thinkingLimit, Rng.of(seed, index));
        Match<S, M> match = Match.of(game);
        while (!match.isOver()) {
            int seat = match.actor();
            match.play(new Event<>(seat, match.compose(seat, seatedBots::nextStep)));
        }
        SimulationTotals simulationTotals = new SimulationTotals(game);
        simulationTotals.add(match.state(), seatedBots.decisions());
        return new Batch(simulationTotals, JsonRecord.write(match) + "\n");
    }

    private Batch unrecorded(long from, long to) {
        SimulationTotals simulationTotals = new SimulationTotals(game);
        S start = game.start();
        S state = game.start();
        for (long index = from; index < to; index++) {
            SeatedBots<S> seatedBots =
                    new SeatedBots<>(game, bots, thinkingLimit, Rng.of(seed, index));
            state.copyFrom(start);
            while (state.actor() != State.OVER) {
                state.play(seatedBots.nextStep(state, state.actor()));
            }
            simulationTotals.add(state, seatedBots.decisions());
        }
        return new Batch(simulationTotals, "");
    }
}
