package lucca.table;

import static lucca.table.CommandContext.refuse;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Handles the reveal phase before the start of a game with committed salts. First the seats are
/// locked, then the persons reveal their salts. The game begins when all salts are known or the
/// time is over.
final class SaltRevealHandler {
    /// The time limit in milliseconds. Browsers answer at once; this allows for slow networks.
    static final long TIMEOUT = 20_000;

    private final CommandContext context;
    private final Table table;

    SaltRevealHandler(CommandContext context) {
        this.context = context;
        table = context.table();
    }

    void begin() {
        context.emit(new TableEvent.RevealStarted(context.now() + TIMEOUT));
    }

    /// Accepts the salt of a seat if it matches the commitment. Revealing it twice is allowed.
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

    /// Whether the seats are locked and all salts are revealed.
    boolean isComplete() {
        return table.revealDeadline() != null && !isNeeded(table);
    }

    boolean isOverdue() {
        Long deadline = table.revealDeadline();
        return deadline != null && deadline <= context.now();
    }

    /// Whether a seat still has to reveal its salt.
    static boolean isNeeded(Table table) {
        return table.seatStates().stream().anyMatch(seatState -> seatState.salt().isUnrevealed());
    }
}
