package lucca.cli;

import java.nio.file.Path;
import java.util.List;
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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What is asked of an arena, whoever plays in it.
final class ArenaChoice {
    private static final Range GAMES = Range.from("--games", 1);
    private static final Range OPENING = new Range("--opening", 0, 100);
    private static final Pace PACE = new Pace.Iterations(1000);

    @Mixin private PaceChoice pace;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Option(names = "--opening", paramLabel = "K", defaultValue = "0", descriptionKey = "opening")
    private int opening;

    @Mixin private ThreadChoice threads;

    /// What bots are to do, before they have done it.
    ArenaReport plan(Game<?, ?> game, List<Bots> bots, int games, @Nullable Sprt test) {
        GAMES.check(games);
        OPENING.check(opening);
        Lineup lineup = new Lineup(bots.size(), game.setup().seats());
        return new ArenaReport(
                game, bots, pace.or(PACE), seed, opening, games, new Standings(lineup), test);
    }

    /// Lets them do it, or what of it is not in a file yet.
    <S extends State<S>> void play(
            Game<S, ?> game, ArenaReport report, @Nullable Path resume, Terminal terminal) {
        int seats = game.setup().seats();
        long deals = (report.asked() + seats - 1) / seats;
        ProgressBar progress = new ProgressBar(terminal, deals * seats);
        try (@Nullable ArenaFile file =
                resume == null
                        ? null
                        : ArenaFile.open(resume.toString(), report.settings(), seats)) {
            new Tournament<>(game, report.bots(), report.pace(), seed, opening)
                    .run(
                            (int) Math.min(threads.number(), deals * seats),
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
}
