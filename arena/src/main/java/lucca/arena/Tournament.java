package lucca.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.State;

/// Plays many deals between bots, each with all rotations. With a limit on iterations the results
/// do not depend on the number of threads.
public final class Tournament<S extends State<S>> {
    private final Game<S, ?> game;
    private final List<BotKind> bots;
    private final SeatRotation seatRotation;
    private final ThinkingLimit thinkingLimit;
    private final long seed;
    private final int opening;

    /// @param opening the number of decisions at the beginning of each game that are drawn at
    ///     random, the same in all games of a deal as far as possible; needed in games with little
    ///     chance
    public Tournament(
            Game<S, ?> game,
            List<BotKind> bots,
            ThinkingLimit thinkingLimit,
            long seed,
            int opening) {
        this.game = game;
        this.bots = bots;
        this.thinkingLimit = thinkingLimit;
        this.seed = seed;
        this.opening = opening;
        seatRotation = new SeatRotation(bots.size(), game.setup().seats());
    }

    /// Plays deals and passes them to `sink`, in order and on the calling thread, until it returns
    /// false. Games in the store are not played again; new results are stored at once. If the
    /// calling thread is interrupted, this method returns early and keeps the interrupt status.
    public void run(
            int threads,
            long deals,
            GameResultStore gameResultStore,
            Predicate<List<GameResult>> sink) {
        List<GameResult> deal = new ArrayList<>();
        OrderedParallelRunner.runWhile(
                threads,
                LongStream.range(0, deals * seatRotation.rotations())
                        .<Callable<GameResult>>mapToObj(
                                index -> () -> result(index, gameResultStore))
                        .iterator(),
                gameResult -> {
                    deal.add(gameResult);
                    if (deal.size() < seatRotation.rotations()) {
                        return true;
                    }
                    List<GameResult> results = List.copyOf(deal);
                    deal.clear();
                    return sink.test(results);
                });
    }

    private GameResult result(long index, GameResultStore gameResultStore) {
        GameResult known = gameResultStore.get(index);
        if (known != null) {
            return known;
        }
        int rotation = (int) (index % seatRotation.rotations());
        DealSeeds dealSeeds = new DealSeeds(seed, index / seatRotation.rotations(), opening);
        List<BotKind> seated = seatRotation.assign(rotation, bots);
        BotGame<S> botGame = new BotGame<>(game, seated, thinkingLimit, dealSeeds, rotation);
        GameResult gameResult = new GameResult(index, botGame.play(GameListener.none()));
        gameResultStore.add(gameResult);
        return gameResult;
    }
}
