package lucca.table;

import lucca.engine.Game;
import org.jspecify.annotations.Nullable;

/// The conditions of a table, which stay as they were when it was opened.
/// @param open whether anybody may sit down; else only who has the link
/// @param timeControl how much time the seats have; `null` if as much as they like
/// @param absencePolicy what becomes of a seat without time or without its person
/// @param thinkingMillis how many milliseconds bots think on a decision
/// @param hints whether people may ask a bot what it would do
/// @param origin where the game goes on from; `null` if it begins at the beginning
public record TableSettings(
        Game<?, ?> game,
        boolean open,
        @Nullable TimeControl timeControl,
        AbsencePolicy absencePolicy,
        int thinkingMillis,
        boolean hints,
        @Nullable Origin origin) {
    /// The terms of a game from the beginning.
    public TableSettings(
            Game<?, ?> game,
            boolean open,
            @Nullable TimeControl timeControl,
            AbsencePolicy absencePolicy,
            int thinkingMillis,
            boolean hints) {
        this(game, open, timeControl, absencePolicy, thinkingMillis, hints, null);
    }

    /// A moment of a game at another table.
    /// @param table `null` if that table is private: its id would let anybody in who reads this
    /// @param event how many events that game had then
    /// @param position the whole of it, which those at the table may not all know
    public record Origin(@Nullable String table, int event, String position) {
        /// The same, without saying at which table it was.
        public Origin withoutTable() {
            return new Origin(null, event, position);
        }
    }

    /// The same, without saying at which table the game began.
    public TableSettings withoutOriginTable() {
        return new TableSettings(
                game,
                open,
                timeControl,
                absencePolicy,
                thinkingMillis,
                hints,
                origin == null ? null : origin.withoutTable());
    }
}
