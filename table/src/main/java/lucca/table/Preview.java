package lucca.table;

import java.util.List;
import lucca.engine.Consequence;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.ScoreLine;
import org.jspecify.annotations.Nullable;

/// The predicted result of a sequence of moves, as the seat would see it.
public sealed interface Preview {
    /// The moves are legal as far as the seat can know.
    /// @param steps one for each simulated move
    /// @param position the resulting view of the seat; `null` if it depends on hidden information
    /// @param moves the legal moves of the seat afterwards
    /// @param scores `null` if they depend on hidden information
    /// @param stop why the preview ends; `null` if the seat decides again
    record Shown(
            List<Step> steps,
            Json.@Nullable Obj position,
            List<String> moves,
            @Nullable List<Integer> scores,
            @Nullable Stop stop)
            implements Preview {}

    /// A move is illegal.
    /// @param move the index of the illegal move
    /// @param moves the legal moves in its place
    record Refused(Refusal refusal, int move, List<String> moves) implements Preview {}

    /// The result of one move.
    /// @param message the description of the move
    /// @param lines the points
    /// @param ledger the changes of the seat's money, in games with money
    /// @param then the automatic consequences
    record Step(
            Message message,
            List<ScoreLine> lines,
            List<ScoreLine> ledger,
            List<Consequence> then) {}

    /// The reason why a preview ends.
    enum Stop {
        /// A chance outcome follows.
        CHANCE,
        /// Another seat decides.
        OTHERS,
        OVER,
        /// The result depends on information hidden from the seat.
        SECRET
    }
}
