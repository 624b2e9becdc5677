package lucca.arena;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.State;

/// Plays games between bots for a report on the balance of a game.
/// @param bots one for each seat
public record BalanceSimulation(
        List<BotKind> bots, ThinkingLimit thinkingLimit, long seed, int threads) {
    private static final int QUICK_GAMES = 8;

    public BalanceSimulation {
        bots = List.copyOf(bots);
    }

    /// Plays a number of games and reports the progress after each batch. If the calling thread is
    /// interrupted, returns the statistics of the games played so far and keeps the interrupt
    /// status.
    public <S extends State<S>> BalanceStatistics play(
            Game<S, ?> game, long games, LongConsumer progress) {
        BalanceStatistics statistics = new BalanceStatistics(game);
        int size = OrderedParallelRunner.batchSize(bots, QUICK_GAMES);
        OrderedParallelRunner.run(
                threads,
                LongStream.iterate(0, from -> from < games, from -> from + size)
                        .<Callable<List<BalanceSample>>>mapToObj(
                                from -> () -> samples(game, from, Math.min(games, from + size)))
                        .iterator(),
                batch -> {
                    batch.forEach(statistics::add);
                    progress.accept(statistics.games());
                });
        return statistics;
    }

    private <S extends State<S>> List<BalanceSample> samples(Game<S, ?> game, long from, long to) {
        return LongStream.range(from, to)
                .mapToObj(
                        index ->
                                BalanceSampler.play(
                                        game, bots, thinkingLimit, new DealSeeds(seed, index, 0)))
                .toList();
    }
}
