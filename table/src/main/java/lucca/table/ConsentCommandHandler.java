package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.function.Consumer;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// What goes only if all persons at the table agree, or if nobody is concerned by it. Who has lost,
/// or has left a bot in their place, has no say.
final class ConsentCommandHandler {
    private final CommandContext context;
    private final Table table;
    private final int seat;

    ConsentCommandHandler(CommandContext commandContext) {
        this.context = commandContext;
        table = commandContext.table();
        seat = commandContext.seat();
    }

    @Nullable Refusal undo() {
        int last = seat < 0 ? -1 : table.tableGame().lastStepOf(seat);
        Refusal refusal = objection(isPlaying() && last >= 0, "table.undo");
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
        Refusal refusal = objection(isPlaying() && !table.isPaused(), "table.pause");
        return refusal == null ? ask(new ConsentRequest.Pause()) : refusal;
    }

    @Nullable Refusal resume() {
        Refusal refusal = objection(isPlaying() && table.isPaused(), "table.resume");
        if (refusal == null) {
            context.emit(new TableEvent.Resumed(seat));
        }
        return refusal;
    }

    @Nullable Refusal answer(boolean yes) {
        PendingRequest pendingRequest = table.pendingRequest();
        boolean may = pendingRequest != null && !(yes && pendingRequest.agreed().contains(seat));
        Refusal refusal = objection(may, "table.answer");
        if (refusal == null) {
            context.emit(new TableEvent.Answered(seat, yes));
            settle(context::emit);
        }
        return refusal;
    }

    /// Why the seat cannot do what is possible now, or what is said if it is not.
    private @Nullable Refusal objection(boolean possible, String otherwise) {
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
        if (table.pendingRequest() != null) {
            return refuse("table.pending");
        }
        context.emit(new TableEvent.Asked(seat, consentRequest));
        settle(context::emit);
        return null;
    }

    /// Does what comes of it that somebody plays no more: a request may now have the consent of all
    /// who are left, or be nobody's, and a pause that nobody could end is over.
    /// @param gone who that is
    void release(int gone, Consumer<TableEvent> happen) {
        settle(happen);
        boolean anybody = context.seats().anyMatch(this::mayResume);
        if (isPlaying() && table.isPaused() && !anybody) {
            happen.accept(new TableEvent.Resumed(gone));
        }
    }

    /// Whether a person plays there, or may come back.
    private boolean mayResume(int at) {
        return table.seatState(at).mayPlay()
                && (context.isPerson(at) || !LogLimit.isSpent(table, at, 0));
    }

    /// Does what was asked for once all persons have agreed, unless who asked for it has gone.
    private void settle(Consumer<TableEvent> happen) {
        PendingRequest pendingRequest = table.pendingRequest();
        if (pendingRequest == null) {
            return;
        }
        if (!context.isPerson(pendingRequest.seat())) {
            happen.accept(new TableEvent.Answered(pendingRequest.seat(), false));
        } else if (context.seats()
                .filter(context::isPerson)
                .allMatch(pendingRequest.agreed()::contains)) {
            happen.accept(
                    switch (pendingRequest.request()) {
                        case ConsentRequest.Undo(int keep) -> new TableEvent.Undone(keep);
                        case ConsentRequest.Pause pause -> new TableEvent.Paused();
                    });
        }
    }
}
