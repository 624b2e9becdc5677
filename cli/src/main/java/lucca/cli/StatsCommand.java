package lucca.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import lucca.arena.Balance;
import lucca.arena.BalanceRun;
import lucca.bots.Bots;
import lucca.engine.Game;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca stats`: reports how balanced a game is.
@Command(name = "stats", sortOptions = false)
final class StatsCommand implements Callable<Integer> {
    private static final Range GAMES = Range.from("--games", 1);

    private final Terminal terminal;

    @Mixin private GameChoice choice;

    @Mixin private BotChoice bots;

    @Option(names = "--games", paramLabel = "K", defaultValue = "1000", descriptionKey = "games")
    private int games;

    @Mixin private PaceChoice pace;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Option(names = "--vary", paramLabel = "NAME", split = ",", descriptionKey = "vary")
    private List<String> vary = new ArrayList<>();

    @Option(names = "--svg", paramLabel = "FILE", descriptionKey = "svg")
    private @Nullable Path svg;

    @Mixin private ThreadChoice threads;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    StatsCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GAMES.check(games);
        Game<?, ?> game = choice.game();
        BalanceRun run =
                new BalanceRun(
                        bots.forSeats(game.setup().seats(), Bots.RANDOM),
                        pace.or(PaceChoice.USUAL),
                        seed,
                        threads.number());
        Map<String, Variants> varied = new LinkedHashMap<>();
        vary.forEach(name -> varied.put(name, Variants.of(game, name)));
        try (@Nullable OutputFile picture =
                svg == null ? null : OutputFile.open(svg.toString(), terminal)) {
            BalanceReport report = play(game, varied, run);
            if (picture != null) {
                picture.write(new BalancePicture(report).svg());
            }
            boolean pictureOnOut = svg != null && svg.toString().equals(OutputFile.STANDARD);
            (pictureOnOut ? terminal.err() : terminal.out())
                    .print(json ? report.json() + "\n" : report.text());
            return report.stopped() ? Lucca.STOPPED : Lucca.GOOD;
        }
    }

    private BalanceReport play(Game<?, ?> game, Map<String, Variants> varied, BalanceRun run) {
        long all =
                games
                        * (1L
                                + varied.values().stream()
                                        .mapToLong(each -> each.games().size())
                                        .sum());
        try (ProgressBar progress = new ProgressBar(terminal, all)) {
            long[] done = {0};
            Balance balance = run.play(game, games, progress::reached);
            Map<String, Map<String, Balance>> effects = new LinkedHashMap<>(balance.drawn());
            varied.forEach(
                    (name, variants) -> {
                        Map<String, Balance> values = new LinkedHashMap<>();
                        variants.games()
                                .forEach(
                                        (value, variant) -> {
                                            done[0] += games;
                                            Balance effect =
                                                    run.play(
                                                            variant,
                                                            games,
                                                            more ->
                                                                    progress.reached(
                                                                            done[0] + more));
                                            if (effect.games() > 0) {
                                                values.put(value, effect);
                                            }
                                        });
                        effects.put(name, values);
                    });
            // Writing files is nothing for a thread that is interrupted.
            return new BalanceReport(game, run, balance, effects, varied, Thread.interrupted());
        }
    }
}
