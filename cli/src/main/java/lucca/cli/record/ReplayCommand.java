package lucca.cli.record;

import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import lucca.cli.board.BoardScene;
import lucca.cli.board.BoardView;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Terminal;
import lucca.cli.text.AnsiStyler;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.ReplayResult;
import lucca.engine.State;
import lucca.engine.UnreadableException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca replay`: replays recorded games and checks every event.
@Command(name = "replay", sortOptions = false)
public final class ReplayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    @Option(names = "--json", descriptionKey = "replay.json")
    private boolean json;

    @Option(names = "--sheet", descriptionKey = "replay.sheet")
    private boolean sheet;

    public ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (sheet && json) {
            throw UnreadableException.of("replay.sheetOrJson");
        }
        boolean forPeople = sheet || terminal.outIsTerminal() && !json;
        int code = ExitCode.OK;
        try (RecordFileReader records = new RecordFileReader(file.toString(), terminal)) {
            for (var entry = records.next(); entry != null; entry = records.next()) {
                terminal.out()
                        .print(
                                forPeople
                                        ? ReplayReport.text(entry)
                                        : ReplayReport.json(entry).toString());
                terminal.out().print('\n');
                if (sheet && entry.replay() instanceof ReplayResult.Valid(Match<?, ?> match)) {
                    terminal.out().print(sheet(match, entry.words()));
                }
                if (entry.replay() instanceof ReplayResult.Invalid) {
                    code = ExitCode.INVALID_RECORD;
                }
            }
        }
        return code;
    }

    /// The score sheet of a game with nothing hidden, and a blank line; empty if the game has no
    /// points.
    private <S extends State<S>, M extends Move> String sheet(
            Match<S, M> match, MessageCatalogue words) {
        int seats = match.game().setup().seats();
        BoardScene boardScene =
                new BoardScene(
                        match.state().observe(Observation.REFEREE),
                        match.game().data(words),
                        List.of(),
                        List::of,
                        Collections.nCopies(seats, ""),
                        words,
                        new AnsiStyler(false),
                        terminal.width());
        BoardView board = BoardView.of(match.game().kind().name());
        ScoreSheet<S, M> points =
                new ScoreSheet<>(
                        match,
                        boardScene.observation(),
                        words,
                        seat -> board.seat(boardScene, seat));
        return points.isEmpty() ? "" : points.text(terminal.width()) + "\n\n";
    }
}
