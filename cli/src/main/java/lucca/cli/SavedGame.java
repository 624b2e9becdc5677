package lucca.cli;

import lucca.engine.Match;
import lucca.engine.Replay;
import lucca.engine.UnreadableException;

/// Reads a game back that is to go on.
final class SavedGame {
    private SavedGame() {}

    /// The only game of a file.
    /// @throws BadInput if there are several, or it cannot be replayed
    static Match<?, ?> read(String file, Terminal terminal) {
        try (RecordFile records = new RecordFile(file, terminal)) {
            RecordFile.Entry entry = records.next();
            if (entry == null || records.hasMore()) {
                throw UnreadableException.of("cli.load.several", file);
            }
            return switch (entry.replay()) {
                case Replay.Valid(Match<?, ?> match) -> match;
                case Replay.Invalid invalid -> throw new BadInput(Verdict.text(entry));
            };
        }
    }
}
