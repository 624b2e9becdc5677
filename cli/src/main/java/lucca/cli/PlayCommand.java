package lucca.cli;

import java.util.SortedSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `lucca play`: a game at the terminal, against bots or each other.
@Command(name = "play", sortOptions = false)
final class PlayCommand implements Callable<Integer> {
    private static final int SHORT_SEED = 1_000_000;

    private final Terminal terminal;

    @Mixin private GameChoice choice;

    @Option(names = "--human", paramLabel = "SEATS", defaultValue = "1", descriptionKey = "human")
    private String human;

    @Mixin private BotChoice bots;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "play.seed")
    private @Nullable Long seed;

    @Option(names = "--position", paramLabel = "P", descriptionKey = "position")
    private @Nullable String position;

    @Option(names = "--save", paramLabel = "FILE", descriptionKey = "save")
    private @Nullable String save;

    @Option(
            names = "--colour",
            paramLabel = "WHEN",
            defaultValue = "auto",
            descriptionKey = "colour")
    private ColourChoice colour;

    PlayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        play(choice.gameAt(position));
        return Lucca.GOOD;
    }

    private <S extends State<S>, M extends Move> void play(Game<S, M> game) {
        int seats = game.setup().seats();
        SortedSet<Integer> persons = People.seats(human, seats);
        People people = new People(persons, bots.forSeats(seats - persons.size()));
        Match<S, M> match = position == null ? Match.of(game) : Match.at(game, position);
        long number = seed == null ? ThreadLocalRandom.current().nextLong(SHORT_SEED) : seed;
        new TerminalPlay<>(terminal, match, people, number, colour.ink(terminal), save).run();
    }
}
