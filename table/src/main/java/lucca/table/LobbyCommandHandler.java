package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.List;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Handles commands before the start of the game.
final class LobbyCommandHandler {
    private static final int MAX_NAME_LENGTH = 40;
    static final int MAX_SALT_LENGTH = 64;

    private final CommandContext context;
    private final Table table;

    LobbyCommandHandler(CommandContext context) {
        this.context = context;
        table = context.table();
    }

    @Nullable Refusal sit(Command.Sit sit) {
        @Nullable String by = context.personId();
        if (by == null || !sit.companion() && table.seatOf(by) >= 0) {
            return refuse("table.sits");
        }
        Refusal refusal = context.isHost() ? null : joinRefusal(by, sit.companion());
        if (refusal != null) {
            return refusal;
        }
        String person = sit.companion() ? Companion.nextId(table, by) : by;
        if (sit.name().isBlank()
                || sit.name().length() > MAX_NAME_LENGTH
                || sit.name().chars().anyMatch(Character::isISOControl)) {
            return refuse("table.name", MAX_NAME_LENGTH);
        }
        return take(sit.seat(), new Occupant.Person(person, sit.name()), sit.salt());
    }

    /// Why a person other than the host may not take a seat; `null` if they may.
    private @Nullable Refusal joinRefusal(String person, boolean companion) {
        JoinRules rules = table.joinRules();
        if (rules.isKicked(person)) {
            return refuse("table.kicked");
        }
        if (rules.locked()) {
            return refuse("table.locked");
        }
        return companion && !rules.companions() ? refuse("table.companions") : null;
    }

    @Nullable Refusal seatBot(Command.SeatBot bot) {
        return context.isHost()
                ? take(bot.seat(), new Occupant.Bot(bot.bot()), Salt.plain(bot.salt()))
                : refuse("table.host");
    }

    private @Nullable Refusal take(@Nullable Integer wanted, Occupant occupant, Salt salt) {
        Refusal refusal = startedRefusal();
        if (refusal != null) {
            return refusal;
        }
        if (!salt.isWellFormed()) {
            return refuse("table.salt.hash");
        }
        if (salt.value().length() > MAX_SALT_LENGTH) {
            return refuse("table.salt", MAX_SALT_LENGTH);
        }
        List<SeatState> seatStates = table.seatStates();
        if (salt.hash() != null && isCopied(salt.hash(), occupant)) {
            return refuse("table.salt.copied");
        }
        int seat =
                wanted != null
                        ? wanted
                        : context.seats()
                                .filter(each -> seatStates.get(each).isFree())
                                .findFirst()
                                .orElse(-1);
        if (seat < 0 || seat >= seatStates.size() || !seatStates.get(seat).isFree()) {
            return refuse("table.taken");
        }
        context.emit(new TableEvent.Seated(seat, occupant, salt));
        return null;
    }

    /// Whether another seat or another former person has committed to the same hash. A copied hash
    /// cannot be revealed, and would make its original owner look dishonest.
    private boolean isCopied(String hash, Occupant occupant) {
        String first = table.firstCommitter(hash);
        return table.seatStates().stream().anyMatch(each -> hash.equals(each.salt().hash()))
                || first != null && !first.equals(ownerOf(occupant));
    }

    private static @Nullable String ownerOf(Occupant occupant) {
        return occupant instanceof Occupant.Person(String id, String name)
                ? Companion.owner(id)
                : null;
    }

    /// Starts the game, or locks the seats if salts must be revealed first.
    @Nullable Refusal start() {
        Refusal refusal = hostRefusal();
        if (refusal == null && table.seatStates().stream().anyMatch(SeatState::isFree)) {
            refusal = refuse("table.free");
        }
        if (refusal == null && SaltRevealHandler.isNeeded(table)) {
            new SaltRevealHandler(context).begin();
        } else if (refusal == null) {
            context.emit(new TableEvent.Started());
        }
        return refusal;
    }

    /// Leaves a seat. It is refused during the reveal phase, as a person could otherwise return
    /// with another salt.
    @Nullable Refusal leave(int seat) {
        Refusal refusal = startedRefusal();
        if (refusal == null) {
            context.emit(new TableEvent.Vacated(seat));
        }
        return refusal;
    }

    @Nullable Refusal close() {
        Refusal refusal = hostRefusal();
        if (refusal == null) {
            context.emit(new TableEvent.Closed());
        }
        return refusal;
    }

    /// The command names the person by id, as the seat may have a new occupant. The person may also
    /// have left meanwhile.
    @Nullable Refusal kick(Command.Kick kick) {
        Refusal refusal = hostRefusal();
        if (refusal != null) {
            return refusal;
        }
        String person = Companion.owner(kick.person());
        boolean known = !seatsOf(person).isEmpty() || table.logUsage().departures(person) > 0;
        if (person.equals(table.host()) || !known || table.joinRules().isKicked(person)) {
            return refuse("table.absent");
        }
        vacate(person);
        context.emit(new TableEvent.Kicked(person));
        return null;
    }

    @Nullable Refusal lock(Command.Lock lock) {
        Refusal refusal = hostRefusal();
        if (refusal == null && lock.locked() != table.joinRules().locked()) {
            context.emit(new TableEvent.Locked(lock.locked()));
        }
        return refusal;
    }

    @Nullable Refusal allowCompanions(Command.AllowCompanions allow) {
        Refusal refusal = hostRefusal();
        if (refusal == null && allow.allowed() != table.joinRules().companions()) {
            context.emit(new TableEvent.CompanionsAllowed(allow.allowed()));
        }
        return refusal;
    }

    @Nullable Refusal vacate(Command.Vacate vacate) {
        Refusal refusal = context.personId() == null ? startedRefusal() : refuse("table.host");
        if (refusal == null) {
            vacate(vacate.person());
        }
        return refusal;
    }

    private void vacate(String person) {
        seatsOf(person).forEach(seat -> context.emit(new TableEvent.Vacated(seat)));
    }

    private List<Integer> seatsOf(String person) {
        List<SeatState> seatStates = table.seatStates();
        return context.seats()
                .filter(
                        seat ->
                                seatStates.get(seat).occupant()
                                                instanceof Occupant.Person(String id, String name)
                                        && Companion.owner(id).equals(person))
                .boxed()
                .toList();
    }

    /// Closes a table that was not started in time, on the first command after its expiry.
    void expire() {
        Long expiry = table.expiry();
        if (expiry != null && expiry <= context.now()) {
            context.emitUnrequested(new TableEvent.Expired());
        }
    }

    private @Nullable Refusal hostRefusal() {
        return context.isHost() ? startedRefusal() : refuse("table.host");
    }

    /// Why seats may no longer change; `null` if they may.
    private @Nullable Refusal startedRefusal() {
        return switch (table.status()) {
            case OPEN -> table.revealDeadline() == null ? null : refuse("table.starting");
            case CLOSED -> refuse("table.closed");
            case PLAYING, OVER -> refuse("table.begun");
        };
    }
}
