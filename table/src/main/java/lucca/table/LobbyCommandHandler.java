package lucca.table;

import static lucca.table.CommandContext.refuse;

import java.util.List;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// What may be done before the game begins.
final class LobbyCommandHandler {
    private static final int MAX_NAME_LENGTH = 40;
    static final int MAX_SALT_LENGTH = 64;

    private final CommandContext context;
    private final Table table;

    LobbyCommandHandler(CommandContext commandContext) {
        this.context = commandContext;
        table = commandContext.table();
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

    /// Why somebody who is not the host may not take a seat; `null` if they may.
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

    private @Nullable Refusal take(@Nullable Integer wanted, Occupant who, Salt salt) {
        Refusal refusal = onlyBefore();
        if (refusal != null) {
            return refusal;
        }
        if (!salt.isWellFormed()) {
            return refuse("table.salt.hash");
        }
        if (salt.value().length() > MAX_SALT_LENGTH) {
            return refuse("table.salt", MAX_SALT_LENGTH);
        }
        List<SeatState> chairs = table.seatStates();
        if (salt.hash() != null && isCopied(salt.hash(), who)) {
            return refuse("table.salt.copied");
        }
        int seat =
                wanted != null
                        ? wanted
                        : context.seats()
                                .filter(each -> chairs.get(each).isFree())
                                .findFirst()
                                .orElse(-1);
        if (seat < 0 || seat >= chairs.size() || !chairs.get(seat).isFree()) {
            return refuse("table.taken");
        }
        context.emit(new TableEvent.Seated(seat, who, salt));
        return null;
    }

    /// Whether another seat has committed to the same, or somebody else who has left had. Who
    /// copies a hash cannot reveal, and it would seem that the one who can has not.
    private boolean isCopied(String hash, Occupant who) {
        String first = table.firstCommitter(hash);
        return table.seatStates().stream().anyMatch(each -> hash.equals(each.salt().hash()))
                || first != null && !first.equals(ownerOf(who));
    }

    private static @Nullable String ownerOf(Occupant who) {
        return who instanceof Occupant.Person(String id, String name) ? Companion.owner(id) : null;
    }

    /// Begins the game, or locks the seats if salts have to be revealed first.
    @Nullable Refusal start() {
        Refusal refusal = onlyHostBefore();
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

    /// Stands up. Who could leave while salts are revealed, and come again, could try another one.
    @Nullable Refusal leave(int seat) {
        Refusal refusal = onlyBefore();
        if (refusal == null) {
            context.emit(new TableEvent.Vacated(seat));
        }
        return refusal;
    }

    @Nullable Refusal close() {
        Refusal refusal = onlyHostBefore();
        if (refusal == null) {
            context.emit(new TableEvent.Closed());
        }
        return refusal;
    }

    /// The person is known by their id, as another may have taken the seat meanwhile; they may have
    /// left just now.
    @Nullable Refusal kick(Command.Kick kick) {
        Refusal refusal = onlyHostBefore();
        if (refusal != null) {
            return refusal;
        }
        String person = Companion.owner(kick.person());
        boolean known = !seatsOf(person).isEmpty() || table.logUse().departures(person) > 0;
        if (person.equals(table.host()) || !known || table.joinRules().isKicked(person)) {
            return refuse("table.absent");
        }
        vacate(person);
        context.emit(new TableEvent.Kicked(person));
        return null;
    }

    @Nullable Refusal lock(Command.Lock lock) {
        Refusal refusal = onlyHostBefore();
        if (refusal == null && lock.locked() != table.joinRules().locked()) {
            context.emit(new TableEvent.Locked(lock.locked()));
        }
        return refusal;
    }

    @Nullable Refusal allowCompanions(Command.AllowCompanions allow) {
        Refusal refusal = onlyHostBefore();
        if (refusal == null && allow.allowed() != table.joinRules().companions()) {
            context.emit(new TableEvent.CompanionsAllowed(allow.allowed()));
        }
        return refusal;
    }

    @Nullable Refusal vacate(Command.Vacate vacate) {
        Refusal refusal = context.personId() == null ? onlyBefore() : refuse("table.host");
        if (refusal == null) {
            vacate(vacate.person());
        }
        return refusal;
    }

    private void vacate(String person) {
        seatsOf(person).forEach(seat -> context.emit(new TableEvent.Vacated(seat)));
    }

    /// The seats of a person and of their companions.
    private List<Integer> seatsOf(String person) {
        List<SeatState> chairs = table.seatStates();
        return context.seats()
                .filter(
                        seat ->
                                chairs.get(seat).occupant()
                                                instanceof Occupant.Person(String id, String name)
                                        && Companion.owner(id).equals(person))
                .boxed()
                .toList();
    }

    /// Closes a table that nobody has started in time, whoever looks first.
    void expire() {
        Long expiry = table.expiry();
        if (expiry != null && expiry <= context.now()) {
            context.emitUnrequested(new TableEvent.Expired());
        }
    }

    private @Nullable Refusal onlyHostBefore() {
        return context.isHost() ? onlyBefore() : refuse("table.host");
    }

    /// Why people may no longer come and go; `null` if they may.
    private @Nullable Refusal onlyBefore() {
        return switch (table.status()) {
            case OPEN -> table.revealDeadline() == null ? null : refuse("table.starting");
            case CLOSED -> refuse("table.closed");
            case PLAYING, OVER -> refuse("table.begun");
        };
    }
}
