package lucca.cli.stats;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.arena.OrderedParallelRunner;
import lucca.bots.BotKind;
import lucca.cli.argument.BotArguments;
import lucca.cli.argument.GameArguments;
import lucca.cli.argument.OptionRange;
import lucca.cli.argument.ThinkingLimitArguments;
import lucca.cli.argument.ThreadArguments;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.OutputFile;
import lucca.cli.terminal.ProgressBar;
import lucca.cli.terminal.Terminal;
import lucca.engine.Game;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca simulate`: plays many games between bots.
@Command(name = "simulate", sortOptions = false)
public final class SimulateCommand implements Callable<Integer> {
    private static final OptionRange GAMES = OptionRange.from("--games", 1);

    private final Terminal terminal;

    @Mixin private GameArguments choice;

    @Option(names = "--games", paramLabel = "K", defaultValue = "1000", descriptionKey = "games")
    private int games;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Mixin private BotArguments bots;

    @Mixin private ThinkingLimitArguments thinkingLimit;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1", descriptionKey = "threads")
    private int threads;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "out")
    private @Nullable Path out;

    @Option(names = "--overwrite", descriptionKey = "overwrite.out")
    private boolean overwrite;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public SimulateCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GAMES.check(games);
        ThreadArguments.RANGE.check(threads);
        if (out != null && !overwrite && Files.isRegularFile(out)) {
            throw UnreadableException.of("simulate.exists", out.toString());
        }
        Game<?, ?> game = choice.game();
        List<BotKind> seated = bots.forSeats(game.setup().seats(), BotKind.RANDOM);
        long begun = System.nanoTime();
        SimulationTotals simulationTotals = play(game, seated);
        double seconds = (System.nanoTime() - begun) / 1e9;
        SimulationReport simulationReport =
                new SimulationReport(game, seated, seed, threads, simulationTotals, seconds);
        boolean recordsOnOut = out != null && out.toString().equals(OutputFile.STANDARD);
        (recordsOnOut ? terminal.err() : terminal.out())
                .println(json ? simulationReport.json() : simulationReport.text());
        return ExitCode.OK;
    }

    private <S extends State<S>, M extends Move> SimulationTotals play(
            Game<S, M> game, List<BotKind> seated) {
        Simulation<S, M> simulation =
                new Simulation<>(
                        game,
                        seated,
                        thinkingLimit.orDefault(ThinkingLimitArguments.DEFAULT),
                        seed);
        SimulationTotals simulationTotals = new SimulationTotals(game);
        try (OutputFile file = out == null ? null : OutputFile.open(out.toString(), terminal);
                ProgressBar progress = new ProgressBar(terminal, games)) {
            OrderedParallelRunner.run(
                    Math.min(threads, games),
                    simulation.batches(games, file != null),
                    batch -> {
                        if (file != null) {
                            file.write(batch.records());
                        }
                        simulationTotals.add(batch.tally());
                        progress.update(simulationTotals.games());
                    });
        }
        return simulationTotals;
    }
}
