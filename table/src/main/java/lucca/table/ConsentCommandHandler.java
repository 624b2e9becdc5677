package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.function.Consumer;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Handles commands that need the consent of all persons at the table.
///
/// Seats that have lost or are played by a bot have no vote.
final class ConsentCommandHandler {
    private final CommandContext context;
    private final Table table;
    private final int seat;

    ConsentCommandHandler(CommandContext context) {
        this.context = context;
        table = context.table();
        seat = context.seat();
    }

    @Nullable Refusal undo() {
        int last = seat < 0 ? -1 : table.tableGame().lastStepOf(seat);
        Refusal refusal = refusal(isPlaying() && last >= 0, "table.undo");
        if (refusal != null) {
            return refusal;
        }
        if (table.isPaused()) {
            return refuse("table.paused");
        }
        if (table.tableGame().isFreelyUndoable(last)) {
            context.emit(new TableEvent.Undone(last));
            return null;
        }
        return ask(new ConsentRequest.Undo(last));
    }

    @Nullable Refusal pause() {
        Refusal refusal = refusal(isPlaying() && !table.isPaused(), "table.pause");
        return refusal == null ? ask(new ConsentRequest.Pause()) : refusal;
    }

    @Nullable Refusal resume() {
        Refusal refusal = refusal(isPlaying() && table.isPaused(), "table.resume");
        if (refusal == null) {
            context.emit(new TableEvent.Resumed(seat));
        }
        return refusal;
    }

    @Nullable Refusal answer(boolean yes) {
        PendingConsent pendingConsent = table.pendingConsent();
        boolean allowed =
                pendingConsent != null && !(yes && pendingConsent.agreed().contains(seat));
        Refusal refusal = refusal(allowed, "table.answer");
        if (refusal == null) {
            context.emit(new TableEvent.Answered(seat, yes));
            settle(context::emit);
        }
        return refusal;
    }

    /// Why the seat may not act; `otherwise` is the reason if the action is not possible now.
    private @Nullable Refusal refusal(boolean possible, String otherwise) {
        if (seat < 0) {
            return refuse("table.seat");
        }
        if (!possible) {
            return refuse(otherwise);
        }
        if (table.seatState(seat).eliminated()) {
            return refuse("table.out");
        }
        return context.isPerson(seat) ? null : refuse("table.substituted");
    }

    private boolean isPlaying() {
        return table.status() == Table.Status.PLAYING;
    }

    private @Nullable Refusal ask(ConsentRequest consentRequest) {
        if (table.pendingConsent() != null) {
            return refuse("table.pending");
        }
        context.emit(new TableEvent.Asked(seat, consentRequest));
        settle(context::emit);
        return null;
    }

    /// Settles requests and pauses after a seat has stopped playing. A request may now have the
    /// consent of all others or have lost its author; a pause that nobody can end is over.
    /// @param leaver the seat that has stopped playing
    void release(int leaver, Consumer<TableEvent> emitter) {
        settle(emitter);
        boolean resumable = context.seats().anyMatch(this::mayResume);
        if (isPlaying() && table.isPaused() && !resumable) {
            emitter.accept(new TableEvent.Resumed(leaver));
        }
    }

    /// Whether the person on a seat plays or may return, and so can end a pause.
    private boolean mayResume(int at) {
        return table.seatState(at).mayPlay()
                && (context.isPerson(at) || !LogLimit.isSpent(table, at, 0));
    }

    /// Carries out the request once all persons have agreed; cancels it if its author has left.
    private void settle(Consumer<TableEvent> emitter) {
        PendingConsent pendingConsent = table.pendingConsent();
        if (pendingConsent == null) {
            return;
        }
        if (!context.isPerson(pendingConsent.seat())) {
            emitter.accept(new TableEvent.Answered(pendingConsent.seat(), false));
        } else if (context.seats()
                .filter(context::isPerson)
                .allMatch(pendingConsent.agreed()::contains)) {
            emitter.accept(
                    switch (pendingConsent.request()) {
                        case ConsentRequest.Undo(int keep) -> new TableEvent.Undone(keep);
                        case ConsentRequest.Pause pause -> new TableEvent.Paused();
                    });
        }
    }
}
