package lucca.table;

import static lucca.table.CommandContext.refuse;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Bounds the length of a table's log.
///
/// The steps of the game are bounded by the game, and events that end something, such as an answer,
/// are bounded by their beginnings. Everything else is refused once its limit is reached.
/// [ChatCommandHandler] bounds the chat.
///
/// Nobody can use up what others need: the host has separate seatings, and each person has an equal
/// share during the game, which can always be finished.
final class LogLimit {
    /// The limit on entries other than valid steps, over all persons who play. Undone moves count.
    static final int MAX_EXTRA_ENTRIES = 2000;

    /// The limit on seatings by persons other than the host. Each may be followed by a departure
    /// and a kick.
    static final int MAX_SEATINGS = 200;

    /// The limit on seatings by the host, of themselves, companions and bots.
    static final int MAX_HOST_SEATINGS = 100;

    /// The number of departures after which a person other than the host may not sit down again.
    static final int MAX_DEPARTURES = 10;

    /// The limit on changes of the join rules by the host.
    static final int MAX_RULE_CHANGES = 100;

    private final Table table;
    private final LogUsage usage;
    private final @Nullable String by;

    LogLimit(CommandContext context) {
        table = context.table();
        usage = table.logUsage();
        by = context.personId();
    }

    /// Why the log has no room for a command; `null` if it has.
    @Nullable Refusal refusal(Command command) {
        return switch (command) {
            case Command.Undo _ -> isSpent(stepsToUndo()) ? refuse("table.full.undo") : null;
            case Command.AskPause _ -> isSpent(0) ? refuse("table.full.pause") : null;
            case Command.ReclaimSeat _ -> isSpent(0) ? refuse("table.full.return") : null;
            case Command.Sit _ -> isHost() ? hostSeating() : seating();
            case Command.SeatBot _ -> isHost() ? hostSeating() : null;
            case Command.Lock _, Command.AllowCompanions _ -> ruleChange();
            // Bounded by the persons who have had a seat.
            case Command.Kick _ -> null;
            // Bounded by seatings and returns.
            case Command.Leave _, Command.Vacate _ -> null;
            // Bounded by requests, and by persons asked.
            case Command.Answer _, Command.Resume _ -> null;
            // At most once per seat.
            case Command.Start _,
                    Command.Reveal _,
                    Command.Close _,
                    Command.Resign _,
                    Command.Rematch _,
                    Command.CheckClocks _ ->
                    null;
            // Bounded by the game; undone steps count for the seat that undoes them.
            case Command.Play _, Command.BotPlay _ -> null;
            // Bounded by ChatCommandHandler.
            case Command.Say _,
                    Command.OpenChat _,
                    Command.CloseChat _,
                    Command.JoinChat _,
                    Command.Mute _,
                    Command.Unmute _ ->
                    null;
        };
    }

    private boolean isHost() {
        return table.host().equals(by);
    }

    private boolean isOpen() {
        return table.status() == Table.Status.OPEN;
    }

    private @Nullable Refusal hostSeating() {
        return isOpen() && usage.hostSeatings() >= MAX_HOST_SEATINGS
                ? refuse("table.full.seats")
                : null;
    }

    private @Nullable Refusal seating() {
        if (!isOpen() || by == null) {
            return null;
        }
        if (usage.departures(by) >= MAX_DEPARTURES) {
            return refuse("table.full.person");
        }
        return usage.otherSeatings() >= MAX_SEATINGS ? refuse("table.full.seats") : null;
    }

    private @Nullable Refusal ruleChange() {
        return isHost() && isOpen() && usage.ruleChanges() >= MAX_RULE_CHANGES
                ? refuse("table.full.rules")
                : null;
    }

    private boolean isSpent(int more) {
        int seat = table.seatOf(by);
        return seat >= 0 && isSpent(table, seat, more);
    }

    /// Whether a seat has used up its share of the log.
    /// @param more the minimum number of entries still to come
    static boolean isSpent(Table table, int seat, int more) {
        long persons =
                table.seatStates().stream()
                        .filter(seatState -> seatState.occupant() instanceof Occupant.Person)
                        .count();
        return table.logUsage().extraEntries(seat) + more >= MAX_EXTRA_ENTRIES / persons;
    }

    private int stepsToUndo() {
        int last = table.tableGame().lastStepOf(table.seatOf(by));
        return last < 0 ? 0 : table.tableGame().size() - last;
    }
}
