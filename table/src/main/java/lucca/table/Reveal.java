package lucca.table;

import static lucca.table.Minutes.no;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// The start of a game at which seats have committed to salts. First the seats are locked; then
/// everybody reveals; the game begins when all have, or without those who have not in time.
final class Reveal {
    /// How many milliseconds a seat has for it. Browsers answer at once; this is for slow networks.
    static final long PATIENCE = 20_000;

    private final Minutes minutes;
    private final Table table;

    Reveal(Minutes minutes) {
        this.minutes = minutes;
        table = minutes.table();
    }

    /// Locks the seats.
    void begin() {
        minutes.happen(new TableEvent.RevealStarted(minutes.now() + PATIENCE));
    }

    /// Takes the salt of a seat, unless it is not the one that the seat committed to. What was
    /// revealed before may be revealed again.
    @Nullable Refusal take(String text) {
        int seat = minutes.seat();
        if (seat < 0) {
            return no("table.seat");
        }
        Salt salt = table.chair(seat).salt();
        if (salt.hash() == null) {
            return no("table.reveal.none");
        }
        if (text.length() > Lobby.LONGEST_SALT || !salt.isHashOf(text)) {
            return no("table.reveal.other");
        }
        if (!salt.isHidden()) {
            return null;
        }
        if (table.revealBy() == null) {
            return no(
                    table.status() == Table.Status.OPEN
                            ? "table.reveal.early"
                            : "table.reveal.late");
        }
        minutes.happen(new TableEvent.Revealed(seat, text));
        return null;
    }

    /// Whether the seats are locked, and nobody has anything left to reveal.
    boolean isComplete() {
        return table.revealBy() != null && !isWanted(table);
    }

    /// Whether the time is over.
    boolean isOverdue() {
        Long by = table.revealBy();
        return by != null && by <= minutes.now();
    }

    /// Whether some seat has a salt to reveal.
    static boolean isWanted(Table table) {
        return table.chairs().stream().anyMatch(chair -> chair.salt().isHidden());
    }
}
