package lucca.cli.play;

import java.nio.file.Path;
import java.time.Duration;
import java.util.SortedSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.cli.argument.BotArguments;
import lucca.cli.argument.GameArguments;
import lucca.cli.argument.ThinkingLimitArguments;
import lucca.cli.terminal.ColourMode;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Terminal;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca play`: plays a game at the terminal, against bots or other people.
@Command(name = "play", sortOptions = false)
public final class PlayCommand implements Callable<Integer> {
    private static final int SHORT_SEED = 1_000_000;
    private static final double MAX_PACE = 60;
    private static final ThinkingLimit DEFAULT_LIMIT =
            new ThinkingLimit.WallClock(Duration.ofSeconds(1));

    private final Terminal terminal;

    @Mixin private GameArguments choice;

    @Option(names = "--human", paramLabel = "SEATS", defaultValue = "1", descriptionKey = "human")
    private String human;

    @Mixin private BotArguments bots;

    @Mixin private ThinkingLimitArguments thinking;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "play.seed")
    private @Nullable Long seed;

    @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
    private @Nullable String position;

    @Option(names = "--load", paramLabel = "FILE", descriptionKey = "load")
    private @Nullable Path load;

    @Option(names = "--save", paramLabel = "FILE", descriptionKey = "save")
    private @Nullable Path save;

    @Option(names = "--overwrite", descriptionKey = "overwrite")
    private boolean overwrite;

    @Option(names = "--pace", paramLabel = "SECONDS", defaultValue = "0.7", descriptionKey = "pace")
    private double pace;

    @Option(
            names = "--colour",
            paramLabel = "WHEN",
            defaultValue = "auto",
            descriptionKey = "colour")
    private ColourMode colour;

    public PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (!(pace >= 0 && pace <= MAX_PACE)) {
            throw UnreadableException.of("cli.pace", (int) MAX_PACE);
        }
        Match<?, ?> match =
                load == null ? newMatch(choice.gameAt(position)) : loadMatch(load.toString());
        play(match);
        return ExitCode.OK;
    }

    private <S extends State<S>, M extends Move> Match<S, M> newMatch(Game<S, M> game) {
        return position == null ? Match.of(game) : Match.at(game, position);
    }

    private Match<?, ?> loadMatch(String file) {
        if (position != null) {
            throw UnreadableException.of("cli.load.position");
        }
        Match<?, ?> match = SavedGameReader.read(file, terminal);
        choice.check(match.game(), file);
        return match;
    }

    private <S extends State<S>, M extends Move> void play(Match<S, M> match) {
        int seats = match.game().setup().seats();
        SortedSet<Integer> persons = SeatAssignment.humans(human, seats);
        SeatAssignment seatAssignment =
                new SeatAssignment(persons, bots.forSeats(seats - persons.size(), BotKind.LEVEL2));
        MatchSaver matchSaver = new MatchSaver(match, text(save), text(load), overwrite);
        long number = seed == null ? ThreadLocalRandom.current().nextLong(SHORT_SEED) : seed;
        MatchPresentation<S, M> matchPresentation =
                MatchPresentation.of(
                        match, seatAssignment, colour.styler(terminal), terminal.width());
        new TerminalPlaySession<>(
                        terminal,
                        matchPresentation,
                        matchSaver,
                        number,
                        thinking.orDefault(DEFAULT_LIMIT),
                        pace)
                .run();
    }

    private static @Nullable String text(@Nullable Path path) {
        return path == null ? null : path.toString();
    }
}
