package lucca.table;

import static lucca.table.Minutes.no;

import lucca.engine.Refusal;
import org.jspecify.annotations.Nullable;

/// Bounds the log of a table. The steps of the game have the bound of the game, and what ends
/// something, such as an answer or a resignation, comes after what began it. Everything else could
/// go on for ever, so it is refused once there is too much of it; for the chat see [ChatRuling].
/// Nobody can use up what others need: the host has seatings of their own, and each person at the
/// table has an equal share during the game, which can always be finished.
final class LogLimit {
    /// Entries beside the steps that stand, for all persons who play: among them those of moves
    /// that were taken back.
    static final int MOST_SPARE = 2000;

    /// How often all others than the host sit down. Each may stand up, and be removed.
    static final int MOST_SEATINGS = 200;

    /// How often the host seats themselves, companions and bots.
    static final int MOST_HOST_SEATINGS = 100;

    /// How often one person other than the host may stand up and still sit down again.
    static final int MOST_DEPARTURES = 10;

    /// How often the host changes who may sit down.
    static final int MOST_RULE_CHANGES = 100;

    private final Table table;
    private final LogUse use;
    private final @Nullable String by;

    LogLimit(Minutes minutes) {
        table = minutes.table();
        use = table.logUse();
        by = minutes.by();
    }

    /// Why the log has no place for a command; `null` if it has.
    @Nullable Refusal refusal(Command command) {
        return switch (command) {
            case Command.Undo _ -> isSpent(stepsToUndo()) ? no("table.full.undo") : null;
            case Command.AskPause _ -> isSpent(0) ? no("table.full.pause") : null;
            case Command.Return _ -> isSpent(0) ? no("table.full.return") : null;
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
                    Command.Look _ ->
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
        return isOpen() && use.hostSeatings() >= MOST_HOST_SEATINGS ? no("table.full.seats") : null;
    }

    private @Nullable Refusal seating() {
        if (!isOpen() || by == null) {
            return null;
        }
        if (use.departures(by) >= MOST_DEPARTURES) {
            return no("table.full.person");
        }
        return use.otherSeatings() >= MOST_SEATINGS ? no("table.full.seats") : null;
    }

    private @Nullable Refusal ruleChange() {
        return isHost() && isOpen() && use.ruleChanges() >= MOST_RULE_CHANGES
                ? no("table.full.rules")
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
                table.chairs().stream()
                        .filter(chair -> chair.occupant() instanceof Occupant.Person)
                        .count();
        return table.logUse().spare(seat) + more >= MOST_SPARE / persons;
    }

    private int stepsToUndo() {
        int last = table.course().lastOf(table.seatOf(by));
        return last < 0 ? 0 : table.course().size() - last;
    }
}
