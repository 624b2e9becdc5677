package lucca.arena;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import java.util.stream.LongStream;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.State;

/// Plays games for a report on the balance of a game.
/// @param bots one for each seat
public record BalanceRun(List<Bots> bots, Pace pace, long seed, int threads) {
    private static final int QUICK_GAMES = 8;

    public BalanceRun {
        bots = List.copyOf(bots);
    }

    /// So many games; says after each piece of work how many have been played. If the calling
    /// thread is interrupted, they are only those played by then, and the thread still is.
    public <S extends State<S>> Balance play(Game<S, ?> game, long games, LongConsumer progress) {
        Balance balance = new Balance(game);
        int size = Workers.together(bots, QUICK_GAMES);
        Workers.run(
                threads,
                LongStream.iterate(0, from -> from < games, from -> from + size)
                        .<Callable<List<GameFacts>>>mapToObj(
                                from -> () -> facts(game, from, Math.min(games, from + size)))
                        .iterator(),
                piece -> {
                    piece.forEach(balance::add);
                    progress.accept(balance.games());
                });
        return balance;
    }

    private <S extends State<S>> List<GameFacts> facts(Game<S, ?> game, long from, long to) {
        return LongStream.range(from, to)
                .mapToObj(index -> GameWatch.play(game, bots, pace, new Deal(seed, index, 0)))
                .toList();
    }
}
