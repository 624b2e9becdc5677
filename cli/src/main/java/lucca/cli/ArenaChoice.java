package lucca.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lucca.arena.Archive;
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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What is asked of an arena, whoever plays in it.
final class ArenaChoice {
    private static final Range GAMES = Range.from("--games", 1);
    private static final Range OPENING = new Range("--opening", 0, 100);

    @Mixin private PaceChoice pace;

    @Option(names = "--cpu", descriptionKey = "cpu")
    private boolean cpu;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Option(names = "--opening", paramLabel = "K", defaultValue = "0", descriptionKey = "opening")
    private int opening;

    @Mixin private ThreadChoice threads;

    /// What bots are to do. Whatever is wrong with it is said here, before anything is played.
    ArenaPlan plan(Game<?, ?> game, List<Bots> bots, int games) {
        GAMES.check(games);
        OPENING.check(opening);
        threads.check();
        return new ArenaPlan(Build.of(game.kind()), game, bots, pace(), seed, opening, games);
    }

    private Pace pace() {
        Pace chosen = pace.or(PaceChoice.USUAL);
        if (!cpu) {
            return chosen;
        }
        if (chosen instanceof Pace.Time(Duration each)) {
            return new Pace.Work(each);
        }
        throw UnreadableException.of("arena.cpu");
    }

    /// Lets them do it, or what of it is not in a file yet; only a part of it if the thread is
    /// interrupted.
    void play(ArenaReport report, @Nullable Path resume, Terminal terminal) {
        play(report.plan().game(), report, resume, terminal);
    }

    private <S extends State<S>> void play(
            Game<S, ?> game, ArenaReport report, @Nullable Path resume, Terminal terminal) {
        ArenaPlan plan = report.plan();
        long games = plan.deals() * plan.seats();
        int workers = (int) Math.min(threads.number(), games);
        try (@Nullable ArenaFile file =
                        resume == null ? null : ArenaFile.open(resume.toString(), plan);
                ProgressBar progress = new ProgressBar(terminal, games)) {
            new Tournament<>(game, plan.bots(), plan.pace(), plan.seed(), plan.opening())
                    .run(
                            workers,
                            plan.deals(),
                            file == null ? Archive.NONE : file,
                            deal -> count(deal, report, progress));
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
