package lucca.table;

import lucca.engine.Game;
import org.jspecify.annotations.Nullable;

/// The settings of a table, fixed when it is opened.
/// @param open whether the table is public; otherwise joining requires the link
/// @param tempo the time of the seats
/// @param absencePolicy what happens to a seat without time or without its person
/// @param thinkingMillis the time limit of bots for a decision, in milliseconds
/// @param hints whether persons may ask a bot for a hint
/// @param origin the position to continue from; `null` for the normal start
public record TableSettings(
        Game<?, ?> game,
        boolean open,
        Tempo tempo,
        AbsencePolicy absencePolicy,
        int thinkingMillis,
        boolean hints,
        @Nullable Origin origin) {
    /// Settings of a game that begins at the normal start.
    public TableSettings(
            Game<?, ?> game,
            boolean open,
            Tempo tempo,
            AbsencePolicy absencePolicy,
            int thinkingMillis,
            boolean hints) {
        this(game, open, tempo, absencePolicy, thinkingMillis, hints, null);
    }

    /// A position of a game at another table.
    /// @param table `null` if that table is private, as its id would let readers join it
    /// @param event the number of events that the game had then
    /// @param position in notation, including information hidden from seats
    public record Origin(@Nullable String table, int event, String position) {
        /// The same origin without the id of its table.
        public Origin withoutTable() {
            return new Origin(null, event, position);
        }
    }

    /// The same settings without the id of the origin table.
    public TableSettings withoutOriginTable() {
        return new TableSettings(
                game,
                open,
                tempo,
                absencePolicy,
                thinkingMillis,
                hints,
                origin == null ? null : origin.withoutTable());
    }
}
