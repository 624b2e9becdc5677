package lucca.table;

import java.util.HashMap;
import java.util.Map;

/// Counts the log entries of each person and seat that [LogLimit] bounds.
final class LogUsage {
    private final Map<String, Integer> departures;
    private final int[] extraEntries;
    private int hostSeatings;
    private int otherSeatings;
    private int ruleChanges;

    private LogUsage(Map<String, Integer> departures, int[] extraEntries) {
        this.departures = departures;
        this.extraEntries = extraEntries;
    }

    static LogUsage none(int seats) {
        return new LogUsage(new HashMap<>(), new int[seats]);
    }

    LogUsage copy() {
        LogUsage copy = new LogUsage(new HashMap<>(departures), extraEntries.clone());
        copy.hostSeatings = hostSeatings;
        copy.otherSeatings = otherSeatings;
        copy.ruleChanges = ruleChanges;
        return copy;
    }

    /// Counts an entry.
    /// @param before the table before the entry is applied
    void count(LogEntry logEntry, Table before) {
        switch (logEntry.event()) {
            case TableEvent.Seated seated -> countSeating(seated.occupant(), before.host());
            case TableEvent.Vacated vacated -> countDeparture(before.seatState(vacated.seat()));
            case TableEvent.Locked _, TableEvent.CompanionsAllowed _ -> ruleChanges++;
            case TableEvent.Asked asked -> extraEntries[asked.seat()]++;
            case TableEvent.Answered answered -> add(asker(before, answered.seat()), 1);
            // Includes the entry that will end the pause.
            case TableEvent.Paused _ -> add(asker(before, -1), 2);
            case TableEvent.Undone undone ->
                    add(
                            undoer(before, undone.keep(), logEntry),
                            1 + before.tableGame().size() - undone.keep());
            case TableEvent.TimedOut late -> extraEntries[late.seat()]++;
            case TableEvent.Substituted left -> extraEntries[left.seat()]++;
            case TableEvent.Returned back -> extraEntries[back.seat()]++;
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

    /// The seat whose request is answered. Answers count for the seat that asked.
    private static int asker(Table table, int otherwise) {
        PendingConsent pendingConsent = table.pendingConsent();
        return pendingConsent == null ? otherwise : pendingConsent.seat();
    }

    private static int undoer(Table table, int keep, LogEntry logEntry) {
        PendingConsent pendingConsent = table.pendingConsent();
        return pendingConsent != null
                        && pendingConsent.request().equals(new ConsentRequest.Undo(keep))
                ? pendingConsent.seat()
                : table.seatOf(logEntry.personId());
    }

    private void add(int seat, int entries) {
        if (seat >= 0) {
            extraEntries[seat] += entries;
        }
    }

    /// The number of times that a person or one of their companions left a seat before the start.
    int departures(String person) {
        return departures.getOrDefault(Companion.owner(person), 0);
    }

    /// The number of times that the host, a companion of the host or a bot took a seat.
    int hostSeatings() {
        return hostSeatings;
    }

    /// The number of times that anybody else took a seat.
    int otherSeatings() {
        return otherSeatings;
    }

    /// The number of changes of the join rules by the host.
    int ruleChanges() {
        return ruleChanges;
    }

    /// The entries of a seat other than valid steps: requests, their answers, absences and undone
    /// steps.
    int extraEntries(int seat) {
        return extraEntries[seat];
    }
}
