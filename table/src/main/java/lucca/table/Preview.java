package lucca.table;

import java.util.List;
import lucca.engine.Consequence;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.ScoreLine;
import org.jspecify.annotations.Nullable;

/// What would come of some moves of a seat, for that seat to see.
public sealed interface Preview {
    /// They can be played, as far as anybody can tell.
    /// @param steps one for each move that could be tried
    /// @param position what the seat would see; `null` if that is another's secret
    /// @param moves what it could decide then
    /// @param scores `null` if they are another's secret
    /// @param stop why it goes no further; `null` if the seat decides again
    record Shown(
            List<Step> steps,
            Json.@Nullable Obj position,
            List<String> moves,
            @Nullable List<Integer> scores,
            @Nullable Stop stop)
            implements Preview {}

    /// A rule refuses one of them.
    /// @param move its index
    /// @param moves what would be legal in its place
    record Refused(Refusal refusal, int move, List<String> moves) implements Preview {}

    /// What a move brings.
    /// @param message the move in words
    /// @param lines the points
    /// @param ledger the money of the seat, in games that have it
    /// @param then what happens by itself
    record Step(
            Message message,
            List<ScoreLine> lines,
            List<ScoreLine> ledger,
            List<Consequence> then) {}

    /// What a preview stops at.
    enum Stop {
        /// Nobody knows what it will bring.
        CHANCE,
        /// Somebody else decides.
        OTHERS,
        OVER,
        /// It depends on what others know, and the seat does not.
        SECRET
    }
}
