package lucca.table;

import static lucca.table.CommandContext.refuse;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// The start of a game at which seats have committed to salts. First the seats are locked; then
/// everybody reveals; the game begins when all have, or without those who have not in time.
final class SaltRevealHandler {
    /// How many milliseconds a seat has for it. Browsers answer at once; this is for slow networks.
    static final long TIMEOUT = 20_000;

    private final CommandContext context;
    private final Table table;

    SaltRevealHandler(CommandContext commandContext) {
        this.context = commandContext;
        table = commandContext.table();
    }

    /// Locks the seats.
    void begin() {
        context.emit(new TableEvent.RevealStarted(context.now() + TIMEOUT));
    }

    /// Takes the salt of a seat, unless it is not the one that the seat committed to. What was
    /// revealed before may be revealed again.
    @Nullable Refusal take(String text) {
        int seat = context.seat();
        if (seat < 0) {
            return refuse("table.seat");
        }
        Salt salt = table.seatState(seat).salt();
        if (salt.hash() == null) {
            return refuse("table.reveal.none");
        }
        if (text.length() > LobbyCommandHandler.MAX_SALT_LENGTH || !salt.isHashOf(text)) {
            return refuse("table.reveal.other");
        }
        if (!salt.isUnrevealed()) {
            return null;
        }
        if (table.revealDeadline() == null) {
            return refuse(
                    table.status() == Table.Status.OPEN
                            ? "table.reveal.early"
                            : "table.reveal.late");
        }
        context.emit(new TableEvent.Revealed(seat, text));
        return null;
    }

    /// Whether the seats are locked, and nobody has anything left to reveal.
    boolean isComplete() {
        return table.revealDeadline() != null && !isNeeded(table);
    }

    /// Whether the time is over.
    boolean isOverdue() {
        Long by = table.revealDeadline();
        return by != null && by <= context.now();
    }

    /// Whether some seat has a salt to reveal.
    static boolean isNeeded(Table table) {
        return table.seatStates().stream().anyMatch(seatState -> seatState.salt().isUnrevealed());
    }
}
