package lucca.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.arena.Workers;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.Move;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca simulate`: bots play many games against each other.
@Command(name = "simulate", sortOptions = false)
final class SimulateCommand implements Callable<Integer> {
    private static final Range GAMES = Range.from("--games", 1);

    private final Terminal terminal;

    @Mixin private GameChoice choice;

    @Option(names = "--games", paramLabel = "K", defaultValue = "1000", descriptionKey = "games")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Mixin private BotChoice bots;

    @Mixin private PaceChoice pace;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1", descriptionKey = "threads")
    private int threads;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
    private @Nullable Path out;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GAMES.check(games);
        ThreadChoice.RANGE.check(threads);
        Game<?, ?> game = choice.game();
        List<Bots> seated = bots.forSeats(game.setup().seats(), Bots.RANDOM);
        long begun = System.nanoTime();
        Tally tally = play(game, seated);
        double seconds = (System.nanoTime() - begun) / 1e9;
        Summary summary = new Summary(game, seated, seed, threads, tally, seconds);
        boolean recordsOnOut = out != null && out.toString().equals(OutputFile.STANDARD);
        (recordsOnOut ? terminal.err() : terminal.out())
                .println(json ? summary.json() : summary.text());
        return Lucca.GOOD;
    }

    private <S extends State<S>, M extends Move> Tally play(Game<S, M> game, List<Bots> seated) {
        Simulation<S, M> simulation =
                new Simulation<>(game, seated, pace.or(PaceChoice.USUAL), seed);
        Tally tally = new Tally(game);
        try (OutputFile file = out == null ? null : OutputFile.open(out.toString(), terminal);
                ProgressBar progress = new ProgressBar(terminal, games)) {
            Workers.run(
                    Math.min(threads, games),
                    simulation.pieces(games, file != null),
                    piece -> {
                        if (file != null) {
                            file.write(piece.records());
                        }
                        tally.add(piece.tally());
                        progress.reached(tally.games());
                    });
        }
        return tally;
    }
}
