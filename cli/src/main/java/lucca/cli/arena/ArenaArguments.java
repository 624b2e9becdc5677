package lucca.cli.arena;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lucca.arena.GameResult;
import lucca.arena.GameResultStore;
import lucca.arena.Sprt;
import lucca.arena.ThinkingLimit;
import lucca.arena.Tournament;
import lucca.arena.TournamentStandings;
import lucca.bots.BotKind;
import lucca.cli.argument.OptionRange;
import lucca.cli.argument.ThinkingLimitArguments;
import lucca.cli.argument.ThreadArguments;
import lucca.cli.terminal.ProgressBar;
import lucca.cli.terminal.Terminal;
import lucca.engine.Game;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The arguments of an arena, independent of the bots that play.
final class ArenaArguments {
    private static final OptionRange GAMES = OptionRange.from("--games", 1);
    private static final OptionRange OPENING = new OptionRange("--opening", 0, 100);

    @Mixin private ThinkingLimitArguments pace;

    @Option(names = "--cpu", descriptionKey = "cpu")
    private boolean cpu;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1", descriptionKey = "seed")
    private long seed;

    @Option(names = "--opening", paramLabel = "K", defaultValue = "0", descriptionKey = "opening")
    private int opening;

    @Mixin private ThreadArguments threads;

    /// Creates the plan. All checks happen here, before anything is played.
    ArenaPlan plan(Game<?, ?> game, List<BotKind> bots, int games) {
        GAMES.check(games);
        OPENING.check(opening);
        threads.check();
        return new ArenaPlan(
                BuildFingerprint.of(game.kind()), game, bots, pace(), seed, opening, games);
    }

    private ThinkingLimit pace() {
        ThinkingLimit chosen = pace.orDefault(ThinkingLimitArguments.DEFAULT);
        if (!cpu) {
            return chosen;
        }
        if (chosen instanceof ThinkingLimit.WallClock(Duration each)) {
            return new ThinkingLimit.CpuTime(each);
        }
        throw UnreadableException.of("arena.cpu");
    }

    /// Plays the games of a plan that are not in a result file yet. Stops early if the thread is
    /// interrupted.
    void play(ArenaReport report, @Nullable Path resume, Terminal terminal) {
        play(report.plan().game(), report, resume, terminal);
    }

    private <S extends State<S>> void play(
            Game<S, ?> game, ArenaReport report, @Nullable Path resume, Terminal terminal) {
        ArenaPlan plan = report.plan();
        long games = plan.deals() * plan.seats();
        int workers = (int) Math.min(threads.number(), games);
        try (@Nullable ArenaResultFile file =
                        resume == null ? null : ArenaResultFile.open(resume.toString(), plan);
                ProgressBar progress = new ProgressBar(terminal, games)) {
            new Tournament<>(game, plan.bots(), plan.pace(), plan.seed(), plan.opening())
                    .run(
                            workers,
                            plan.deals(),
                            file == null ? GameResultStore.NONE : file,
                            deal -> count(deal, report, progress));
        }
    }

    /// Counts a deal and returns whether another one is needed.
    private static boolean count(List<GameResult> deal, ArenaReport report, ProgressBar progress) {
        TournamentStandings tournamentStandings = report.standings();
        tournamentStandings.add(deal);
        progress.update(tournamentStandings.games(), report::progressLine);
        @Nullable Sprt test = report.sprt();
        if (test == null) {
            return true;
        }
        test.add(tournamentStandings.rate(0, deal));
        return test.verdict() == Sprt.Verdict.OPEN;
    }
}
