package lucca.cli.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.arena.Sprt;
import lucca.bots.BotKind;
import lucca.cli.argument.BotNameCandidates;
import lucca.cli.argument.GameArguments;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Terminal;
import lucca.engine.Game;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca arena`: measures how strong bots are against each other.
@Command(name = "arena", sortOptions = false)
public final class ArenaCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin private GameArguments choice;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            split = ",",
            required = true,
            completionCandidates = BotNameCandidates.class,
            descriptionKey = "arena.bot")
    private List<String> names;

    @Option(
            names = "--games",
            paramLabel = "K",
            defaultValue = "100",
            descriptionKey = "arena.games")
    private int games;

    @Mixin private ArenaArguments arena;

    @Option(names = "--sprt", paramLabel = "P0,P1", descriptionKey = "sprt")
    private @Nullable String sprt;

    @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "resume")
    private @Nullable Path resume;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public ArenaCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<BotKind> bots = names.stream().map(BotKind::named).toList();
        Game<?, ?> game = choice.game();
        @Nullable Sprt test = sprt == null ? null : test(sprt);
        ArenaReport report = ArenaReport.of(arena.plan(game, bots, games), test);
        if (test != null && bots.size() != 2) {
            throw UnreadableException.of("arena.sprt.two");
        }
        arena.play(report, resume, terminal);
        boolean stopped = Thread.interrupted();
        terminal.out().print(json ? report.json() + "\n" : report.text());
        return stopped ? ExitCode.INTERRUPTED : ExitCode.OK;
    }

    private static Sprt test(String given) {
        String number = "(0(?:\\.[0-9]{1,9})?|1(?:\\.0{1,9})?)";
        Matcher matcher = Pattern.compile(number + "," + number).matcher(given);
        if (matcher.matches()) {
            double lower = Double.parseDouble(matcher.group(1));
            double higher = Double.parseDouble(matcher.group(2));
            if (lower < higher) {
                return new Sprt(lower, higher);
            }
        }
        throw UnreadableException.of("arena.sprt", given);
    }
}
