package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;

/// A seat that is to decide, or somebody without one who would like to.
/// @param seat -1 if there is none
public record SeatTurn(Table table, int seat) {
    /// Why a decision that answers this version would not even be shown to the game: it is stale,
    /// or refused; `null` if nothing is against it.
    public CommandResult.@Nullable Outcome objection(long version) {
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

    /// Why nobody can decide; `null` if somebody can.
    @Nullable Refusal tableRefusal() {
        if (table.status() != Table.Status.PLAYING) {
            return refuse("table.still");
        }
        return table.isPaused() ? refuse("table.paused") : null;
    }

    /// What would be if the seat played these moves, one after the other; nothing against it.
    public Preview preview(List<String> moves) {
        return new PreviewSimulator<>(table.tableGame().match(), seat).play(moves);
    }

    /// As [#objection], also if there are no hints here, or the game does not ask the seat.
    public CommandResult.@Nullable Outcome objectionToHint(long version) {
        CommandResult.Outcome objection = objection(version);
        if (objection != null) {
            return objection;
        }
        if (!table.settings().hints()) {
            return new CommandResult.Refused(refuse("table.hints"));
        }
        return table.tableGame().awaits(seat)
                ? null
                : new CommandResult.Refused(Refusal.turn(Message.of("table.turn")));
    }

    /// The decision for somebody who gives advice; nothing against it.
    public HintPosition<?, ?> hintPosition() {
        return HintPosition.of(table.tableGame().match(), seat, new Rng(table.version()));
    }
}
