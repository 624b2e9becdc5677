package lucca.table;

import static lucca.table.Minutes.no;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.Refusal;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;

/// A seat that is to decide, or somebody without one who would like to.
/// @param seat -1 if there is none
public record Turn(Table table, int seat) {
    /// Why a decision that answers this version would not even be shown to the game: it is stale,
    /// or refused; `null` if nothing is against it.
    public Verdict.@Nullable Outcome objection(long version) {
        if (isPast(version)) {
            return new Verdict.Stale(table.version());
        }
        Refusal refusal = refusal();
        return refusal == null ? null : new Verdict.Refused(refusal);
    }

    boolean isPast(long version) {
        return seat >= 0
                && seat < table.chairs().size()
                && (version < table.due(seat) || version > table.version());
    }

    /// Why a person on this seat cannot decide; `null` if they can.
    @Nullable Refusal refusal() {
        if (seat < 0) {
            return no("table.seat");
        }
        return table.chair(seat).bot() == null ? pause() : no("table.substituted");
    }

    /// Why nobody can decide; `null` if somebody can.
    @Nullable Refusal pause() {
        if (table.status() != Table.Status.PLAYING) {
            return no("table.still");
        }
        return table.isPaused() ? no("table.paused") : null;
    }

    /// What would be if the seat played these moves, one after the other; nothing against it.
    public Preview preview(List<String> moves) {
        return new Rehearsal<>(table.course().match(), seat).play(moves);
    }

    /// As [#objection], also if there are no hints here, or the game does not ask the seat.
    public Verdict.@Nullable Outcome objectionToAdvice(long version) {
        Verdict.Outcome objection = objection(version);
        if (objection != null) {
            return objection;
        }
        if (!table.terms().hints()) {
            return new Verdict.Refused(no("table.hints"));
        }
        return table.course().asks(seat)
                ? null
                : new Verdict.Refused(Refusal.turn(Message.of("table.turn")));
    }

    /// The decision for somebody who gives advice; nothing against it.
    public Question<?, ?> question() {
        return Question.of(table.course().match(), seat, new Rng(table.version()));
    }
}
