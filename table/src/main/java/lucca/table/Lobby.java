package lucca.table;

import static lucca.table.Minutes.no;

import java.util.List;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// What may be done before the game begins.
final class Lobby {
    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_SALT = 64;

    private final Minutes minutes;
    private final Table table;

    Lobby(Minutes minutes) {
        this.minutes = minutes;
        table = minutes.table();
    }

    @Nullable Refusal sit(Command.Sit sit) {
        @Nullable String by = minutes.by();
        if (by == null || !sit.companion() && table.seatOf(by) >= 0) {
            return no("table.sits");
        }
        String person = sit.companion() ? Companion.free(table, by) : by;
        if (sit.name().isBlank()
                || sit.name().length() > LONGEST_NAME
                || sit.name().chars().anyMatch(Character::isISOControl)) {
            return no("table.name", LONGEST_NAME);
        }
        return take(sit.seat(), new Occupant.Person(person, sit.name()), sit.salt());
    }

    @Nullable Refusal seatBot(Command.SeatBot bot) {
        return minutes.isHost()
                ? take(bot.seat(), new Occupant.Machine(bot.bot()), bot.salt())
                : no("table.host");
    }

    private @Nullable Refusal take(@Nullable Integer wanted, Occupant who, String salt) {
        if (table.status() != Table.Status.OPEN) {
            return no("table.begun");
        }
        if (salt.length() > LONGEST_SALT) {
            return no("table.salt", LONGEST_SALT);
        }
        List<Chair> chairs = table.chairs();
        int seat =
                wanted != null
                        ? wanted
                        : minutes.seats()
                                .filter(each -> chairs.get(each).isFree())
                                .findFirst()
                                .orElse(-1);
        if (seat < 0 || seat >= chairs.size() || !chairs.get(seat).isFree()) {
            return no("table.taken");
        }
        minutes.happen(new TableEvent.Seated(seat, who, salt));
        return null;
    }

    @Nullable Refusal start() {
        Refusal refusal = onlyHostBefore();
        if (refusal == null && table.chairs().stream().anyMatch(Chair::isFree)) {
            refusal = no("table.free");
        }
        if (refusal == null) {
            minutes.happen(new TableEvent.Started());
        }
        return refusal;
    }

    @Nullable Refusal close() {
        Refusal refusal = onlyHostBefore();
        if (refusal == null) {
            minutes.happen(new TableEvent.Closed());
        }
        return refusal;
    }

    private @Nullable Refusal onlyHostBefore() {
        if (!minutes.isHost()) {
            return no("table.host");
        }
        return table.status() == Table.Status.OPEN ? null : no("table.begun");
    }
}
