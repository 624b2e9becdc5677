package lucca.table;

import static lucca.table.Minutes.no;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// What goes only if all persons at the table agree, or if nobody is concerned by it.
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
        if (last < 0 || table.status() != Table.Status.PLAYING) {
            return no("table.undo");
        }
        if (!minutes.isPerson(seat)) {
            return no("table.substituted");
        }
        if (table.course().isFree(last)) {
            minutes.happen(new TableEvent.Undone(last));
            return null;
        }
        return ask(new Request.Undo(last));
    }

    @Nullable Refusal pause() {
        boolean may = seat >= 0 && table.status() == Table.Status.PLAYING && !table.isPaused();
        return may ? ask(new Request.Pause()) : no("table.pause");
    }

    @Nullable Refusal resume() {
        if (seat < 0 || !table.isPaused()) {
            return no("table.resume");
        }
        minutes.happen(new TableEvent.Resumed(seat));
        return null;
    }

    @Nullable Refusal answer(boolean yes) {
        Pending pending = table.pending();
        if (seat < 0 || pending == null || yes && pending.agreed().contains(seat)) {
            return no("table.answer");
        }
        minutes.happen(new TableEvent.Answered(seat, yes));
        settle();
        return null;
    }

    private @Nullable Refusal ask(Request request) {
        if (table.pending() != null) {
            return no("table.pending");
        }
        minutes.happen(new TableEvent.Asked(seat, request));
        settle();
        return null;
    }

    /// Does what was asked for once all persons have agreed.
    private void settle() {
        Pending pending = table.pending();
        if (pending == null
                || !minutes.seats()
                        .filter(minutes::isPerson)
                        .allMatch(pending.agreed()::contains)) {
            return;
        }
        minutes.happen(
                switch (pending.request()) {
                    case Request.Undo(int keep) -> new TableEvent.Undone(keep);
                    case Request.Pause pause -> new TableEvent.Paused();
                });
    }
}
