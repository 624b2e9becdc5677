package lucca.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.arena.Ladder;
import lucca.bots.Bots;
import lucca.engine.Catalogue;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca ladder`: measures bots each against the one before, and tells how strong all of them are.
@Command(name = "ladder", sortOptions = false)
final class LadderCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin private GameChoice choice;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            split = ",",
            defaultValue = "level1,level2,level3,level4,level5",
            completionCandidates = BotNames.class,
            descriptionKey = "ladder.bot")
    private List<String> names;

    @Option(
            names = "--games",
            paramLabel = "K",
            split = ",",
            defaultValue = "100",
            descriptionKey = "ladder.games")
    private List<Integer> games;

    @Mixin private ArenaChoice arena;

    @Option(names = "--resume", paramLabel = "FOLDER", descriptionKey = "ladder.resume")
    private @Nullable Path resume;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    LadderCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Bots> bots = names.stream().map(Bots::named).toList();
        if (bots.size() < 2) {
            throw UnreadableException.of("ladder.two");
        }
        if (games.size() != 1 && games.size() != bots.size() - 1) {
            throw UnreadableException.of("ladder.games", bots.size() - 1, games.size());
        }
        Game<?, ?> game = choice.game();
        List<ArenaReport> steps = steps(game, bots);
        // A ladder takes hours: what is wrong with its end is told at its beginning, and before
        // anything is written.
        steps.forEach(this::check);
        steps.forEach(this::begin);
        Ladder ladder = new Ladder();
        int climbed = 0;
        boolean stopped = false;
        while (climbed < steps.size() && !stopped) {
            ArenaReport step = steps.get(climbed);
            arena.play(step, file(step.plan()), terminal);
            stopped = Thread.interrupted();
            if (step.standings().deals() > 0) {
                ladder.add(step.standings().of(0));
                climbed++;
            }
        }
        ArenaPlan plan = steps.getFirst().plan();
        List<Bots> measured = bots.subList(0, climbed + 1);
        terminal.out()
                .print(
                        json
                                ? json(plan, measured, ladder, stopped)
                                : text(plan, measured, ladder, stopped));
        return stopped ? Lucca.STOPPED : Lucca.GOOD;
    }

    private List<ArenaReport> steps(Game<?, ?> game, List<Bots> bots) {
        List<ArenaReport> steps = new ArrayList<>();
        for (int rung = 1; rung < bots.size(); rung++) {
            List<Bots> pair = List.of(bots.get(rung), bots.get(rung - 1));
            int wanted = games.get(Math.min(rung, games.size()) - 1);
            steps.add(ArenaReport.of(arena.plan(game, pair, wanted), null));
        }
        return steps;
    }

    private void check(ArenaReport step) {
        @Nullable Path file = file(step.plan());
        if (file != null) {
            ArenaFile.check(file.toString(), step.plan());
        }
    }

    private void begin(ArenaReport step) {
        @Nullable Path file = file(step.plan());
        if (file != null) {
            ArenaFile.open(file.toString(), step.plan()).close();
        }
    }

    private @Nullable Path file(ArenaPlan plan) {
        if (resume == null) {
            return null;
        }
        try {
            Files.createDirectories(resume);
        } catch (IOException e) {
            throw new BadInput(Words.common().text("cli.write", resume, OutputFile.reason(e)));
        }
        List<Bots> pair = plan.bots();
        return resume.resolve(pair.getFirst().word() + "-" + pair.getLast().word() + ".ndjson");
    }

    private static String text(ArenaPlan plan, List<Bots> bots, Ladder ladder, boolean stopped) {
        Game<?, ?> game = plan.game();
        Catalogue words = Words.of(game.kind());
        FigureTable table = new FigureTable(words.text("ladder.columns"));
        table.row(bots.getFirst().word(), "", "", "", "0", "");
        for (int rung = 1; rung < bots.size(); rung++) {
            var step = ladder.step(rung);
            table.row(
                    bots.get(rung).word(),
                    String.valueOf(step.games()),
                    Figures.percent(step.winRate()),
                    Figures.percents(step.winRange()),
                    Figures.decimal(ladder.elo(rung), 0),
                    Figures.interval(ladder.range(rung), 0));
        }
        List<String> lines = new ArrayList<>();
        lines.add(
                words.text(
                        "ladder.title",
                        words.text("title"),
                        game.setup().seats(),
                        Narrator.options(game, words),
                        PaceChoice.words(plan.pace()),
                        String.valueOf(plan.seed()),
                        plan.opening()));
        if (stopped) {
            lines.add(words.text("ladder.stopped"));
        }
        lines.add("");
        lines.addAll(table.lines());
        return String.join("\n", lines) + "\n";
    }

    private static String json(ArenaPlan plan, List<Bots> bots, Ladder ladder, boolean stopped) {
        List<Json.Obj> rungs = new ArrayList<>();
        for (int rung = 0; rung < bots.size(); rung++) {
            Json.Obj json =
                    Json.object(
                            "name", bots.get(rung).word(),
                            "elo", Figures.rounded(ladder.elo(rung)),
                            "eloLow", Figures.rounded(ladder.range(rung).low()),
                            "eloHigh", Figures.rounded(ladder.range(rung).high()));
            if (rung > 0) {
                var step = ladder.step(rung);
                json =
                        json.with("games", step.games())
                                .with("winRate", Figures.rounded(step.winRate()))
                                .with("low", Figures.rounded(step.winRange().low()))
                                .with("high", Figures.rounded(step.winRange().high()))
                                .with("msPerDecision", Figures.rounded(step.msPerDecision()))
                                .with("late", step.late());
            }
            rungs.add(json);
        }
        Json.Obj all = plan.settings().with("bots", rungs);
        return (stopped ? all.with("stopped", true) : all) + "\n";
    }
}
