package lucca.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Setup;
import lucca.engine.State;

/// A hash of all play: every step of sample games of all kinds, between all bots, with fixed random
/// numbers. It is the same on every machine and for any number of threads. It changes as soon as a
/// bot chooses differently or a rule has a different effect.
public final class PlaySignature {
    /// All of them are deterministic for fixed iterations and random numbers.
    private static final List<BotKind> BOTS = List.of(BotKind.values());

    private static final ThinkingLimit THINKING_LIMIT = new ThinkingLimit.Iterations(300);
    private static final long SEED = 1369;

    private static final long PRIME = 0x100000001B3L;
    private static final long BASIS = 0xCBF29CE484222325L;

    private PlaySignature() {}

    public static long of(int threads) {
        List<Callable<Long>> games = new ArrayList<>();
        for (GameKind kind : GameKinds.all()) {
            for (SignatureGame signatureGame : signatureGames(kind)) {
                int index = games.size();
                games.add(() -> of(kind.game(signatureGame.setup()), signatureGame.bots(), index));
            }
        }
        long[] hash = {BASIS};
        OrderedParallelRunner.run(threads, games.iterator(), next -> hash[0] = mix(hash[0], next));
        return hash[0];
    }

    /// A game to play, with the bots at its seats.
    record SignatureGame(Setup setup, List<BotKind> bots) {}

    /// Assigns the bots to the seats of a game's setups in turn, so that each bot plays every game.
    static List<SignatureGame> signatureGames(GameKind kind) {
        List<SignatureGame> games = new ArrayList<>();
        int seated = 0;
        for (Setup setup : setups(kind)) {
            int from = seated;
            seated += setup.seats();
            games.add(
                    new SignatureGame(
                            setup,
                            IntStream.range(from, seated)
                                    .mapToObj(seat -> BOTS.get(seat % BOTS.size()))
                                    .toList()));
        }
        return games;
    }

    /// The first and the last setup of a game, with the fewest and with the most seats.
    private static List<Setup> setups(GameKind kind) {
        return IntStream.of(kind.minSeats(), kind.maxSeats())
                .mapToObj(seats -> kind.setups().stream().filter(each -> each.seats() == seats))
                .map(Stream::toList)
                .flatMap(same -> Stream.of(same.getFirst(), same.getLast()))
                .toList();
    }

    private static <S extends State<S>> long of(Game<S, ?> game, List<BotKind> bots, int index) {
        long[] hash = {BASIS};
        BotGame<S> botGame =
                new BotGame<>(game, bots, THINKING_LIMIT, new DealSeeds(SEED, index, 0), 0);
        List<SeatResult> results =
                botGame.play(
                        new GameListener<>() {
                            @Override
                            public void onStep(int code) {
                                hash[0] = mix(hash[0], code);
                            }
                        });
        results.forEach(result -> hash[0] = mix(hash[0], result.score()));
        return hash[0];
    }

    /// Adds the eight bytes of a number to the hash (FNV-1a).
    private static long mix(long hash, long value) {
        long mixed = hash;
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            mixed = (mixed ^ (value >>> shift & 0xFF)) * PRIME;
        }
        return mixed;
    }
}
