package lucca.table;

import static lucca.table.Minutes.no;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Bounds the log of a table. The steps of the game have the bound of the game, and what ends
/// something, such as an answer or a resignation, comes after what began it. Everything else could
/// go on for ever, so it is refused once there is too much of it; for the chat see [ChatRuling]. A
/// game can always be finished.
final class LogLimit {
    /// Entries beside the steps that stand: among them those of moves that were taken back.
    static final int MOST_SPARE = 2000;

    /// Before the start fewer are enough, so that nobody uses up what the game will need.
    static final int MOST_BEFORE_START = 500;

    private LogLimit() {}

    /// Why the log has no place for a command; `null` if it has.
    static @Nullable Refusal refusal(Table table, Command command) {
        boolean full = table.spareEntries() >= MOST_SPARE;
        return switch (command) {
            case Command.Undo undo -> full ? no("table.full.undo") : null;
            case Command.AskPause pause -> full ? no("table.full.pause") : null;
            case Command.Return back -> full ? no("table.full.return") : null;
            case Command.Sit sit -> lobby(table);
            case Command.SeatBot bot -> lobby(table);
            default -> null;
        };
    }

    private static @Nullable Refusal lobby(Table table) {
        return table.spareEntries() >= MOST_BEFORE_START ? no("table.full.seats") : null;
    }
}
