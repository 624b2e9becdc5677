package lucca.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.arena.Archive;
import lucca.arena.Lineup;
import lucca.arena.Outcome;
import lucca.arena.Pace;
import lucca.arena.Sprt;
import lucca.arena.Standings;
import lucca.arena.Tournament;
import lucca.bots.Bots;
import lucca.engine.Game;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca arena`: measures how strong bots are against each other.
@Command(name = "arena", sortOptions = false)
final class ArenaCommand implements Callable<Integer> {
    private static final Range GAMES = Range.from("--games", 1);
    private static final Range OPENING = new Range("--opening", 0, 100);
    private static final Pace PACE = new Pace.Iterations(1000);

    private final Terminal terminal;

    @Mixin private GameChoice choice;

    @Option(
            names = "--bot",
            paramLabel = "NAME",
            split = ",",
            required = true,
            completionCandidates = BotNames.class,
            descriptionKey = "arena.bot")
    private List<String> names;

    @Option(
            names = "--games",
            paramLabel = "K",
            defaultValue = "100",
            descriptionKey = "arena.games")
    private int games;

    @Mixin private PaceChoice pace;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Option(names = "--opening", paramLabel = "K", defaultValue = "0", descriptionKey = "opening")
    private int opening;

    @Option(names = "--sprt", paramLabel = "P0,P1", descriptionKey = "sprt")
    private @Nullable String sprt;

    @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "resume")
    private @Nullable Path resume;

    @Mixin private ThreadChoice threads;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ArenaCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        GAMES.check(games);
        OPENING.check(opening);
        List<Bots> bots = names.stream().map(Bots::named).toList();
        Game<?, ?> game = choice.game();
        Lineup lineup = new Lineup(bots.size(), game.setup().seats());
        @Nullable Sprt test = sprt == null ? null : test(sprt);
        if (test != null && bots.size() != 2) {
            throw UnreadableException.of("arena.sprt.two");
        }
        ArenaReport report =
                new ArenaReport(
                        game,
                        bots,
                        pace.or(PACE),
                        seed,
                        opening,
                        games,
                        new Standings(lineup),
                        test);
        play(game, report, lineup);
        terminal.out().print(json ? report.json() + "\n" : report.text());
        return Lucca.GOOD;
    }

    private <S extends State<S>> void play(Game<S, ?> game, ArenaReport report, Lineup lineup) {
        int rotations = lineup.rotations();
        long deals = (games + rotations - 1L) / rotations;
        ProgressBar progress = new ProgressBar(terminal, deals * rotations);
        try (@Nullable ArenaFile file =
                resume == null
                        ? null
                        : ArenaFile.open(resume.toString(), report.settings(), lineup.seats())) {
            new Tournament<>(game, report.bots(), report.pace(), seed, opening)
                    .run(
                            (int) Math.min(threads.number(), deals * rotations),
                            deals,
                            file == null ? Archive.NONE : file,
                            deal -> count(deal, report, progress));
        } finally {
            progress.done();
        }
    }

    /// Counts a deal; says whether another one is wanted.
    private static boolean count(List<Outcome> deal, ArenaReport report, ProgressBar progress) {
        Standings standings = report.standings();
        standings.add(deal);
        progress.reached(standings.games(), report::line);
        @Nullable Sprt test = report.sprt();
        if (test == null) {
            return true;
        }
        test.add(standings.rate(0, deal));
        return test.verdict() == Sprt.Verdict.OPEN;
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
