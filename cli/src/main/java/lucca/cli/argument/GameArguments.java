package lucca.cli.argument;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import lucca.cli.terminal.BadInputException;
import lucca.cli.text.CliMessages;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.Setup;
import lucca.engine.UnreadableException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The game, with the number of seats, options and extras.
public final class GameArguments {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameNameCandidates.class,
            descriptionKey = "game")
    private String name;

    @Option(names = "--seats", paramLabel = "N", descriptionKey = "seats")
    private @Nullable Integer seats;

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            completionCandidates = OptionValueCandidates.class,
            descriptionKey = "option")
    private List<String> options = new ArrayList<>();

    GameKind kind() {
        return GameKinds.named(name);
    }

    /// The game from its beginning.
    public Game<?, ?> game() {
        GameKind kind = kind();
        return withGameMessages(
                kind,
                () -> {
                    GameOptionArguments given = GameOptionArguments.read(options, kind);
                    int number = seats == null ? kind.minSeats() : seats;
                    return kind.game(kind.setup(number, given.options(), given.extras()));
                });
    }

    /// The game from a position, or from its beginning if there is none.
    public Game<?, ?> gameAt(@Nullable String position) {
        if (position == null) {
            return game();
        }
        GameKind kind = kind();
        return withGameMessages(
                kind,
                () -> {
                    GameOptionArguments given = GameOptionArguments.read(options, kind);
                    Setup setup = kind.setupOf(position, given.extras());
                    if (!isAskedFor(setup, given)) {
                        throw UnreadableException.of("cli.position.setup");
                    }
                    Game<?, ?> game = kind.game(setup);
                    game.stateAt(position);
                    return game;
                });
    }

    /// Checks that a game from a file is the one that the arguments ask for.
    /// @throws UnreadableException if it is another game
    /// @throws BadInputException if the arguments describe no valid game
    public void check(Game<?, ?> loaded, String file) {
        GameKind kind = kind();
        if (!loaded.kind().name().equals(kind.name())) {
            throw UnreadableException.of("cli.load.game", file, loaded.kind().name());
        }
        boolean asked =
                withGameMessages(
                        kind,
                        () -> isAskedFor(loaded.setup(), GameOptionArguments.read(options, kind)));
        if (!asked) {
            throw UnreadableException.of("cli.load.setup", file);
        }
    }

    /// Whether the setup agrees with all given arguments.
    private boolean isAskedFor(Setup setup, GameOptionArguments given) {
        Map<String, String> allOptions = new TreeMap<>(setup.options());
        allOptions.putAll(given.options());
        Map<String, Json> allExtras = new TreeMap<>(setup.extras());
        allExtras.putAll(given.extras());
        int number = seats == null ? setup.seats() : seats;
        return kind().setup(number, allOptions, allExtras).equals(setup);
    }

    /// Errors of a game need the messages of that game.
    private static <T> T withGameMessages(GameKind kind, Supplier<T> made) {
        try {
            return made.get();
        } catch (UnreadableException e) {
            throw new BadInputException(CliMessages.of(kind).text(e.why()));
        }
    }
}
