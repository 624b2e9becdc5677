package lucca.cli.arena;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.arena.EloLadder;
import lucca.bots.BotKind;
import lucca.cli.argument.BotNameCandidates;
import lucca.cli.argument.GameArguments;
import lucca.cli.argument.GameOptionArguments;
import lucca.cli.argument.ThinkingLimitArguments;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.OutputFile;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.CliMessages;
import lucca.cli.text.NumberFormatter;
import lucca.cli.text.NumericTable;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca ladder`: measures each bot against the one before and reports the strength of all.
@Command(name = "ladder", sortOptions = false)
public final class LadderCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin private GameArguments choice;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "level1,level2,level3,level4,level5",
            completionCandidates = BotNameCandidates.class,
            descriptionKey = "ladder.bot")
    private List<String> names;

    @Option(
            names = "--games",
            paramLabel = "K",
            split = ",",
            defaultValue = "100",
            descriptionKey = "ladder.games")
    private List<Integer> games;

    @Mixin private ArenaArguments arena;

    @Option(names = "--resume", paramLabel = "FOLDER", descriptionKey = "ladder.resume")
    private @Nullable Path resume;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    public LadderCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<BotKind> bots = names.stream().map(BotKind::named).toList();
        if (bots.size() < 2) {
            throw UnreadableException.of("ladder.two");
        }
        if (games.size() != 1 && games.size() != bots.size() - 1) {
            throw UnreadableException.of("ladder.games", bots.size() - 1, games.size());
        }
        Game<?, ?> game = choice.game();
        List<ArenaReport> steps = steps(game, bots);
        // A ladder takes hours, so all steps are checked before anything is played or written.
        steps.forEach(this::check);
        steps.forEach(this::createFile);
        EloLadder eloLadder = new EloLadder();
        int climbed = 0;
        boolean stopped = false;
        while (climbed < steps.size() && !stopped) {
            ArenaReport step = steps.get(climbed);
            arena.play(step, file(step.plan()), terminal);
            stopped = Thread.interrupted();
            if (step.standings().deals() > 0) {
                eloLadder.add(step.standings().of(0));
                climbed++;
            }
        }
        ArenaPlan plan = steps.getFirst().plan();
        List<BotKind> measured = bots.subList(0, climbed + 1);
        terminal.out()
                .print(
                        json
                                ? json(plan, measured, eloLadder, stopped)
                                : text(plan, measured, eloLadder, stopped));
        return stopped ? ExitCode.INTERRUPTED : ExitCode.OK;
    }

    private List<ArenaReport> steps(Game<?, ?> game, List<BotKind> bots) {
        List<ArenaReport> steps = new ArrayList<>();
        for (int rung = 1; rung < bots.size(); rung++) {
            List<BotKind> pair = List.of(bots.get(rung), bots.get(rung - 1));
            int wanted = games.get(Math.min(rung, games.size()) - 1);
            steps.add(ArenaReport.of(arena.plan(game, pair, wanted), null));
        }
        return steps;
    }

    private void check(ArenaReport step) {
        @Nullable Path file = file(step.plan());
        if (file != null) {
            ArenaResultFile.check(file.toString(), step.plan());
        }
    }

    private void createFile(ArenaReport step) {
        @Nullable Path file = file(step.plan());
        if (file != null) {
            ArenaResultFile.open(file.toString(), step.plan()).close();
        }
    }

    private @Nullable Path file(ArenaPlan plan) {
        if (resume == null) {
            return null;
        }
        try {
            Files.createDirectories(resume);
        } catch (IOException e) {
            throw new BadInputException(
                    CliMessages.common().text("cli.write", resume, OutputFile.reason(e)));
        }
        List<BotKind> pair = plan.bots();
        return resume.resolve(pair.getFirst().word() + "-" + pair.getLast().word() + ".ndjson");
    }

    private static String text(
            ArenaPlan plan, List<BotKind> bots, EloLadder eloLadder, boolean stopped) {
        Game<?, ?> game = plan.game();
        MessageCatalogue words = CliMessages.of(game.kind());
        NumericTable table = new NumericTable(words.text("ladder.columns"));
        table.row(bots.getFirst().word(), "", "", "", "0", "");
        for (int rung = 1; rung < bots.size(); rung++) {
            var step = eloLadder.step(rung);
            table.row(
                    bots.get(rung).word(),
                    String.valueOf(step.games()),
                    NumberFormatter.percent(step.winRate()),
                    NumberFormatter.percentInterval(step.winRange()),
                    NumberFormatter.decimal(eloLadder.elo(rung), 0),
                    NumberFormatter.interval(eloLadder.eloRange(rung), 0));
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "ladder.title",
                        words.text("title"),
                        game.setup().seats(),
                        GameOptionArguments.describe(game, words),
                        ThinkingLimitArguments.describe(plan.pace()),
                        String.valueOf(plan.seed()),
                        plan.opening()));
        if (stopped) {
            lines.add(words.text("ladder.stopped"));
        }
        lines.add("");
        lines.addAll(table.lines());
        return String.join("\n", lines) + "\n";
    }

    private static String json(
            ArenaPlan plan, List<BotKind> bots, EloLadder eloLadder, boolean stopped) {
        List<Json.Obj> rungs = new ArrayList<>();
        for (int rung = 0; rung < bots.size(); rung++) {
            Json.Obj json =
                    Json.object(
                            "name", bots.get(rung).word(),
                            "elo", NumberFormatter.rounded(eloLadder.elo(rung)),
                            "eloLow", NumberFormatter.rounded(eloLadder.eloRange(rung).low()),
                            "eloHigh", NumberFormatter.rounded(eloLadder.eloRange(rung).high()));
            if (rung > 0) {
                var step = eloLadder.step(rung);
                json =
                        json.with("games", step.games())
                                .with("winRate", NumberFormatter.rounded(step.winRate()))
                                .with("low", NumberFormatter.rounded(step.winRange().low()))
                                .with("high", NumberFormatter.rounded(step.winRange().high()))
                                .with(
                                        "msPerDecision",
                                        NumberFormatter.rounded(step.msPerDecision()))
                                .with("late", step.overruns());
            }
            rungs.add(json);
        }
        Json.Obj all = plan.settings().with("bots", rungs);
        return (stopped ? all.with("stopped", true) : all) + "\n";
    }
}
