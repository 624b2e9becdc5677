package lucca.table;

import static lucca.table.Minutes.no;

import java.util.function.Consumer;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// What goes only if all persons at the table agree, or if nobody is concerned by it. Who has lost,
/// or has left a bot in their place, has no say.
final class Consent {
    private final Minutes minutes;
    private final Table table;
    private final int seat;

    Consent(Minutes minutes) {
        this.minutes = minutes;
        table = minutes.table();
        seat = minutes.seat();
    }

    @Nullable Refusal undo() {
        int last = seat < 0 ? -1 : table.course().lastOf(seat);
        Refusal refusal = objection(isPlaying() && last >= 0, "table.undo");
        if (refusal != null) {
            return refusal;
        }
        if (table.isPaused()) {
            return no("table.paused");
        }
        if (table.course().isFree(last)) {
            minutes.happen(new TableEvent.Undone(last));
            return null;
        }
        return ask(new Request.Undo(last));
    }

    @Nullable Refusal pause() {
        Refusal refusal = objection(isPlaying() && !table.isPaused(), "table.pause");
        return refusal == null ? ask(new Request.Pause()) : refusal;
    }

    @Nullable Refusal resume() {
        Refusal refusal = objection(isPlaying() && table.isPaused(), "table.resume");
        if (refusal == null) {
            minutes.happen(new TableEvent.Resumed(seat));
        }
        return refusal;
    }

    @Nullable Refusal answer(boolean yes) {
        Pending pending = table.pending();
        boolean may = pending != null && !(yes && pending.agreed().contains(seat));
        Refusal refusal = objection(may, "table.answer");
        if (refusal == null) {
            minutes.happen(new TableEvent.Answered(seat, yes));
            settle(minutes::happen);
        }
        return refusal;
    }

    /// Why the seat cannot do what is possible now, or what is said if it is not.
    private @Nullable Refusal objection(boolean possible, String otherwise) {
        if (seat < 0) {
            return no("table.seat");
        }
        if (!possible) {
            return no(otherwise);
        }
        if (table.chair(seat).out()) {
            return no("table.out");
        }
        return minutes.isPerson(seat) ? null : no("table.substituted");
    }

    private boolean isPlaying() {
        return table.status() == Table.Status.PLAYING;
    }

    private @Nullable Refusal ask(Request request) {
        if (table.pending() != null) {
            return no("table.pending");
        }
        minutes.happen(new TableEvent.Asked(seat, request));
        settle(minutes::happen);
        return null;
    }

    /// Does what comes of it that somebody plays no more: a request may now have the consent of all
    /// who are left, or be nobody's, and a pause that nobody could end is over.
    /// @param gone who that is
    void release(int gone, Consumer<TableEvent> happen) {
        settle(happen);
        boolean anybody = minutes.seats().anyMatch(this::mayResume);
        if (isPlaying() && table.isPaused() && !anybody) {
            happen.accept(new TableEvent.Resumed(gone));
        }
    }

    /// Whether a person plays there, or may come back.
    private boolean mayResume(int at) {
        return table.chair(at).mayPlay()
                && (minutes.isPerson(at) || !LogLimit.isSpent(table, at, 0));
    }

    /// Does what was asked for once all persons have agreed, unless who asked for it has gone.
    private void settle(Consumer<TableEvent> happen) {
        Pending pending = table.pending();
        if (pending == null) {
            return;
        }
        if (!minutes.isPerson(pending.seat())) {
            happen.accept(new TableEvent.Answered(pending.seat(), false));
        } else if (minutes.seats().filter(minutes::isPerson).allMatch(pending.agreed()::contains)) {
            happen.accept(
                    switch (pending.request()) {
                        case Request.Undo(int keep) -> new TableEvent.Undone(keep);
                        case Request.Pause pause -> new TableEvent.Paused();
                    });
        }
    }
}
