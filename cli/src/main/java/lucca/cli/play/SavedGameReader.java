package lucca.cli.play;

import lucca.cli.record.RecordFileReader;
import lucca.cli.record.ReplayReport;
import lucca.cli.terminal.BadInputException;
import lucca.cli.terminal.Terminal;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.engine.UnreadableException;

/// Reads a saved game to continue it.
final class SavedGameReader {
    private SavedGameReader() {}

    /// The only game of a file.
    /// @throws BadInputException if there are several, or it cannot be replayed
    static Match<?, ?> read(String file, Terminal terminal) {
        try (RecordFileReader records = new RecordFileReader(file, terminal)) {
            RecordFileReader.Entry entry = records.next();
            if (entry == null || records.hasMore()) {
                throw UnreadableException.of("cli.load.several", file);
            }
            return switch (entry.replay()) {
                case ReplayResult.Valid(Match<?, ?> match) -> match;
                case ReplayResult.Invalid invalid ->
                        throw new BadInputException(ReplayReport.text(entry));
            };
        }
    }
}
