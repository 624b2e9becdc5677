package lucca.table;

import static lucca.table.Minutes.no;

import java.util.List;
import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// What may be done before the game begins.
final class Lobby {
    private static final int LONGEST_NAME = 40;
    static final int LONGEST_SALT = 64;

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
        Refusal refusal = minutes.isHost() ? null : notWelcome(by, sit.companion());
        if (refusal != null) {
            return refusal;
        }
        String person = sit.companion() ? Companion.free(table, by) : by;
        if (sit.name().isBlank()
                || sit.name().length() > LONGEST_NAME
                || sit.name().chars().anyMatch(Character::isISOControl)) {
            return no("table.name", LONGEST_NAME);
        }
        return take(sit.seat(), new Occupant.Person(person, sit.name()), sit.salt());
    }

    /// Why somebody who is not the host may not take a seat; `null` if they may.
    private @Nullable Refusal notWelcome(String person, boolean companion) {
        JoinRules rules = table.joinRules();
        if (rules.isKicked(person)) {
            return no("table.kicked");
        }
        if (rules.locked()) {
            return no("table.locked");
        }
        return companion && !rules.companions() ? no("table.companions") : null;
    }

    @Nullable Refusal seatBot(Command.SeatBot bot) {
        return minutes.isHost()
                ? take(bot.seat(), new Occupant.Machine(bot.bot()), Salt.plain(bot.salt()))
                : no("table.host");
    }

    private @Nullable Refusal take(@Nullable Integer wanted, Occupant who, Salt salt) {
        Refusal refusal = onlyBefore();
        if (refusal != null) {
            return refusal;
        }
        if (!salt.isWellFormed()) {
            return no("table.salt.hash");
        }
        if (salt.value().length() > LONGEST_SALT) {
            return no("table.salt", LONGEST_SALT);
        }
        List<Chair> chairs = table.chairs();
        if (salt.hash() != null && isCopied(salt.hash(), who)) {
            return no("table.salt.copied");
        }
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

    /// Whether another seat has committed to the same, or somebody else who has left had. Who
    /// copies a hash cannot reveal, and it would seem that the one who can has not.
    private boolean isCopied(String hash, Occupant who) {
        String first = table.firstWith(hash);
        return table.chairs().stream().anyMatch(each -> hash.equals(each.salt().hash()))
                || first != null && !first.equals(ownerOf(who));
    }

    private static @Nullable String ownerOf(Occupant who) {
        return who instanceof Occupant.Person(String id, String name) ? Companion.owner(id) : null;
    }

    /// Begins the game, or locks the seats if salts have to be revealed first.
    @Nullable Refusal start() {
        Refusal refusal = onlyHostBefore();
        if (refusal == null && table.chairs().stream().anyMatch(Chair::isFree)) {
            refusal = no("table.free");
        }
        if (refusal == null && Reveal.isWanted(table)) {
            new Reveal(minutes).begin();
        } else if (refusal == null) {
            minutes.happen(new TableEvent.Started());
        }
        return refusal;
    }

    /// Stands up. Who could leave while salts are revealed, and come again, could try another one.
    @Nullable Refusal leave(int seat) {
        Refusal refusal = onlyBefore();
        if (refusal == null) {
            minutes.happen(new TableEvent.Vacated(seat));
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
            return no("table.absent");
        }
        vacate(person);
        minutes.happen(new TableEvent.Kicked(person));
        return null;
    }

    @Nullable Refusal lock(Command.Lock lock) {
        Refusal refusal = onlyHostBefore();
        if (refusal == null && lock.locked() != table.joinRules().locked()) {
            minutes.happen(new TableEvent.Locked(lock.locked()));
        }
        return refusal;
    }

    @Nullable Refusal allowCompanions(Command.AllowCompanions allow) {
        Refusal refusal = onlyHostBefore();
        if (refusal == null && allow.allowed() != table.joinRules().companions()) {
            minutes.happen(new TableEvent.CompanionsAllowed(allow.allowed()));
        }
        return refusal;
    }

    @Nullable Refusal vacate(Command.Vacate vacate) {
        Refusal refusal = minutes.by() == null ? onlyBefore() : no("table.host");
        if (refusal == null) {
            vacate(vacate.person());
        }
        return refusal;
    }

    private void vacate(String person) {
        seatsOf(person).forEach(seat -> minutes.happen(new TableEvent.Vacated(seat)));
    }

    /// The seats of a person and of their companions.
    private List<Integer> seatsOf(String person) {
        List<Chair> chairs = table.chairs();
        return minutes.seats()
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
        if (expiry != null && expiry <= minutes.now()) {
            minutes.happenAnyway(new TableEvent.Expired());
        }
    }

    private @Nullable Refusal onlyHostBefore() {
        return minutes.isHost() ? onlyBefore() : no("table.host");
    }

    /// Why people may no longer come and go; `null` if they may.
    private @Nullable Refusal onlyBefore() {
        return switch (table.status()) {
            case OPEN -> table.revealBy() == null ? null : no("table.starting");
            case CLOSED -> no("table.closed");
            case PLAYING, OVER -> no("table.begun");
        };
    }
}
