package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;

/// Checks whether a seat may decide now, and previews its moves.
/// @param seat -1 for a person without a seat
public record DecisionGuard(Table table, int seat) {
    /// Why a decision on this version cannot be passed to the game: it is stale or refused; `null`
    /// if it can.
    public CommandResult.@Nullable Outcome moveRefusal(long version) {
        if (isStale(version)) {
            return new CommandResult.Stale(table.version());
        }
        Refusal refusal = refusal();
        return refusal == null ? null : new CommandResult.Refused(refusal);
    }

    boolean isStale(long version) {
        return seat >= 0
                && seat < table.seatStates().size()
                && (version < table.decisionVersion(seat) || version > table.version());
    }

    /// Why a person on this seat cannot decide; `null` if they can.
    @Nullable Refusal refusal() {
        if (seat < 0) {
            return refuse("table.seat");
        }
        return table.seatState(seat).bot() == null ? tableRefusal() : refuse("table.substituted");
    }

    /// Why no seat can decide; `null` if the game is running.
    @Nullable Refusal tableRefusal() {
        if (table.status() != Table.Status.PLAYING) {
            return refuse("table.still");
        }
        return table.isPaused() ? refuse("table.paused") : null;
    }

    /// Simulates these moves of the seat. Requires that there is no [#moveRefusal].
    public Preview preview(List<String> moves) {
        return new PreviewSimulator<>(table.tableGame().match(), seat).play(moves);
    }

    /// Like [#moveRefusal], but also checks that the table allows hints and the seat is to decide.
    public CommandResult.@Nullable Outcome hintRefusal(long version) {
        CommandResult.Outcome refusal = moveRefusal(version);
        if (refusal != null) {
            return refusal;
        }
        if (!table.settings().hints()) {
            return new CommandResult.Refused(refuse("table.hints"));
        }
        return table.tableGame().awaits(seat)
                ? null
                : new CommandResult.Refused(Refusal.turn(Message.of("table.turn")));
    }

    /// The position to give a hint for. Requires that there is no [#hintRefusal].
    public HintPosition<?, ?> hintPosition() {
        return HintPosition.of(table.tableGame().match(), seat, new Rng(table.version()));
    }
}
