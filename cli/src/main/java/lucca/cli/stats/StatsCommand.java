package lucca.cli.stats;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import lucca.arena.BalanceSimulation;
import lucca.arena.BalanceStatistics;
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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca stats`: reports how balanced a game is.
@Command(name = "stats", sortOptions = false)
public final class StatsCommand implements Callable<Integer> {
    private static final OptionRange GAMES = OptionRange.from("--games", 1);

    private final Terminal terminal;

    @Mixin private GameArguments choice;

    @Mixin private BotArguments bots;

    @Option(names = "--games", paramLabel = "K", defaultValue = "1000", descriptionKey = "games")
    private int games;

    @Mixin private ThinkingLimitArguments thinkingLimit;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Option(names = "--vary", paramLabel = "NAME", split = ",", descriptionKey = "vary")
    private List<String> vary = new ArrayList<>();

    @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "svg")
    private @Nullable Path svg;

    @Mixin private ThreadArguments threads;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public StatsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GAMES.check(games);
        Game<?, ?> game = choice.game();
        BalanceSimulation run =
                new BalanceSimulation(
                        bots.forSeats(game.setup().seats(), BotKind.RANDOM),
                        thinkingLimit.orDefault(ThinkingLimitArguments.DEFAULT),
                        seed,
                        threads.number());
        Map<String, OptionVariants> varied = new LinkedHashMap<>();
        vary.forEach(name -> varied.put(name, OptionVariants.of(game, name)));
        try (@Nullable OutputFile picture =
                svg == null ? null : OutputFile.open(svg.toString(), terminal)) {
            BalanceReport report = play(game, varied, run);
            if (picture != null) {
                picture.write(new BalanceChart(report).svg());
            }
            boolean pictureOnOut = svg != null && svg.toString().equals(OutputFile.STANDARD);
            (pictureOnOut ? terminal.err() : terminal.out())
                    .print(json ? report.json() + "\n" : report.text());
            return report.stopped() ? ExitCode.INTERRUPTED : ExitCode.OK;
        }
    }

    private BalanceReport play(
            Game<?, ?> game, Map<String, OptionVariants> varied, BalanceSimulation run) {
        long all =
                games
                        * (1L
                                + varied.values().stream()
                                        .mapToLong(each -> each.games().size())
                                        .sum());
        try (ProgressBar progress = new ProgressBar(terminal, all)) {
            long[] done = {0};
            BalanceStatistics statistics = run.play(game, games, progress::update);
            Map<String, Map<String, BalanceStatistics>> effects =
                    new LinkedHashMap<>(statistics.drawn());
            varied.forEach(
                    (name, optionVariants) -> {
                        Map<String, BalanceStatistics> values = new LinkedHashMap<>();
                        optionVariants
                                .games()
                                .forEach(
                                        (value, variant) -> {
                                            done[0] += games;
                                            BalanceStatistics effect =
                                                    run.play(
                                                            variant,
                                                            games,
                                                            more ->
                                                                    progress.update(
                                                                            done[0] + more));
                                            if (effect.games() > 0) {
                                                values.put(value, effect);
                                            }
                                        });
                        effects.put(name, values);
                    });
            // A thread that is interrupted cannot write files.
            return new BalanceReport(game, run, statistics, effects, varied, Thread.interrupted());
        }
    }
}
