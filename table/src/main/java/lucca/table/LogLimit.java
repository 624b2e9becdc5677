package lucca.table;

import static lucca.table.CommandContext.refuse;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Bounds the log of a table. The steps of the game have the bound of the game, and what ends
/// something, such as an answer or a resignation, comes after what began it. Everything else could
/// go on for ever, so it is refused once there is too much of it; for the chat see
/// [ChatCommandHandler].
/// Nobody can use up what others need: the host has seatings of their own, and each person at the
/// table has an equal share during the game, which can always be finished.
final class LogLimit {
    /// Entries beside the steps that stand, for all persons who play: among them those of moves
    /// that were taken back.
    static final int MAX_SPARE = 2000;

    /// How often all others than the host sit down. Each may stand up, and be removed.
    static final int MAX_SEATINGS = 200;

    /// How often the host seats themselves, companions and bots.
    static final int MAX_HOST_SEATINGS = 100;

    /// How often one person other than the host may stand up and still sit down again.
    static final int MAX_DEPARTURES = 10;

    /// How often the host changes who may sit down.
    static final int MAX_RULE_CHANGES = 100;

    private final Table table;
    private final LogUsage use;
    private final @Nullable String by;

    LogLimit(CommandContext commandContext) {
        table = commandContext.table();
        use = table.logUse();
        by = commandContext.personId();
    }

    /// Why the log has no place for a command; `null` if it has.
    @Nullable Refusal refusal(Command command) {
        return switch (command) {
            case Command.Undo _ -> isSpent(stepsToUndo()) ? refuse("table.full.undo") : null;
            case Command.AskPause _ -> isSpent(0) ? refuse("table.full.pause") : null;
            case Command.ReclaimSeat _ -> isSpent(0) ? refuse("table.full.return") : null;
            case Command.Sit _ -> isHost() ? hostSeating() : seating();
            case Command.SeatBot _ -> isHost() ? hostSeating() : null;
            case Command.Lock _, Command.AllowCompanions _ -> ruleChange();
            // Once for each person who has sat there.
            case Command.Kick _ -> null;
            // Once for each time that somebody sat down, or came back.
            case Command.Leave _, Command.Vacate _ -> null;
            // Once for each request, and for each person who is asked.
            case Command.Answer _, Command.Resume _ -> null;
            // Once, or once for each seat.
            case Command.Start _,
                    Command.Reveal _,
                    Command.Close _,
                    Command.Resign _,
                    Command.Rematch _,
                    Command.CheckClocks _ ->
                    null;
            // As often as the game lasts; steps that are taken back count for who does that.
            case Command.Play _, Command.BotPlay _ -> null;
            // See ChatRuling.
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
        return isOpen() && use.hostSeatings() >= MAX_HOST_SEATINGS
                ? refuse("table.full.seats")
                : null;
    }

    private @Nullable Refusal seating() {
        if (!isOpen() || by == null) {
            return null;
        }
        if (use.departures(by) >= MAX_DEPARTURES) {
            return refuse("table.full.person");
        }
        return use.otherSeatings() >= MAX_SEATINGS ? refuse("table.full.seats") : null;
    }

    private @Nullable Refusal ruleChange() {
        return isHost() && isOpen() && use.ruleChanges() >= MAX_RULE_CHANGES
                ? refuse("table.full.rules")
                : null;
    }

    private boolean isSpent(int more) {
        int seat = table.seatOf(by);
        return seat >= 0 && isSpent(table, seat, more);
    }

    /// Whether the seat of a person has used its share.
    /// @param more what is to come at least
    static boolean isSpent(Table table, int seat, int more) {
        long persons =
                table.seatStates().stream()
                        .filter(seatState -> seatState.occupant() instanceof Occupant.Person)
                        .count();
        return table.logUse().spare(seat) + more >= MAX_SPARE / persons;
    }

    private int stepsToUndo() {
        int last = table.tableGame().lastStepOf(table.seatOf(by));
        return last < 0 ? 0 : table.tableGame().size() - last;
    }
}
