package lucca.table;

import java.util.HashMap;
import java.util.Map;

/// How much of the log of a table each person and each seat has used, of what [LogLimit] bounds.
final class LogUsage {
    private final Map<String, Integer> departures;
    private final int[] spare;
    private int hostSeatings;
    private int otherSeatings;
    private int ruleChanges;

    private LogUsage(Map<String, Integer> departures, int[] spare) {
        this.departures = departures;
        this.spare = spare;
    }

    static LogUsage none(int seats) {
        return new LogUsage(new HashMap<>(), new int[seats]);
    }

    LogUsage copy() {
        LogUsage copy = new LogUsage(new HashMap<>(departures), spare.clone());
        copy.hostSeatings = hostSeatings;
        copy.otherSeatings = otherSeatings;
        copy.ruleChanges = ruleChanges;
        return copy;
    }

    /// Counts an entry.
    /// @param before the table without what the entry changes
    void count(LogEntry logEntry, Table before) {
        switch (logEntry.event()) {
            case TableEvent.Seated seated -> countSeating(seated.occupant(), before.host());
            case TableEvent.Vacated vacated -> countDeparture(before.seatState(vacated.seat()));
            case TableEvent.Locked _, TableEvent.CompanionsAllowed _ -> ruleChanges++;
            case TableEvent.Asked asked -> spare[asked.seat()]++;
            case TableEvent.Answered answered -> add(asker(before, answered.seat()), 1);
            // With the entry that will end the pause.
            case TableEvent.Paused _ -> add(asker(before, -1), 2);
            case TableEvent.Undone undone ->
                    add(
                            undoer(before, undone.keep(), logEntry),
                            1 + before.tableGame().size() - undone.keep());
            case TableEvent.TimedOut late -> spare[late.seat()]++;
            case TableEvent.Substituted left -> spare[left.seat()]++;
            case TableEvent.Returned back -> spare[back.seat()]++;
            case TableEvent.Opened _,
                    TableEvent.RevealStarted _,
                    TableEvent.Revealed _,
                    TableEvent.Started _,
                    TableEvent.Closed _,
                    TableEvent.Expired _,
                    TableEvent.Kicked _,
                    TableEvent.Played _,
                    TableEvent.Drawn _,
                    TableEvent.Resumed _,
                    TableEvent.Resigned _,
                    TableEvent.Said _,
                    TableEvent.ChatOpened _,
                    TableEvent.ChatClosed _,
                    TableEvent.ChatJoined _,
                    TableEvent.Muted _,
                    TableEvent.Unmuted _,
                    TableEvent.Ended _,
                    TableEvent.Rematched _ -> {}
        }
    }

    private void countSeating(Occupant occupant, String host) {
        if (occupant instanceof Occupant.Person(String id, String name)
                && !Companion.owner(id).equals(host)) {
            otherSeatings++;
        } else {
            hostSeatings++;
        }
    }

    private void countDeparture(SeatState seatState) {
        if (seatState.occupant() instanceof Occupant.Person(String id, String name)) {
            departures.merge(Companion.owner(id), 1, Integer::sum);
        }
    }

    /// The seat whose request is answered: what others say to it is no use of theirs.
    private static int asker(Table table, int otherwise) {
        PendingRequest pendingRequest = table.pendingRequest();
        return pendingRequest == null ? otherwise : pendingRequest.seat();
    }

    private static int undoer(Table table, int keep, LogEntry logEntry) {
        PendingRequest pendingRequest = table.pendingRequest();
        return pendingRequest != null
                        && pendingRequest.request().equals(new ConsentRequest.Undo(keep))
                ? pendingRequest.seat()
                : table.seatOf(logEntry.personId());
    }

    private void add(int seat, int entries) {
        if (seat >= 0) {
            spare[seat] += entries;
        }
    }

    /// How often a person, or a companion of theirs, has stood up before the start.
    int departures(String person) {
        return departures.getOrDefault(Companion.owner(person), 0);
    }

    /// How often the host, a companion of theirs or a bot was seated.
    int hostSeatings() {
        return hostSeatings;
    }

    /// How often anybody else was seated.
    int otherSeatings() {
        return otherSeatings;
    }

    /// How often the host has changed who may sit down.
    int ruleChanges() {
        return ruleChanges;
    }

    /// The entries of a seat beside its steps that stand: those of its requests with their answers
    /// and of its absences, and the steps that it took back.
    int spare(int seat) {
        return spare[seat];
    }
}
