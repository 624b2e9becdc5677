package lucca.server.table;

import lucca.server.people.Person;
import lucca.table.Command;
import lucca.table.Table;
import lucca.table.Verdict;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Lets those who have played go on at another table, on the same terms and with the same bots.
@Component
final class Rematch {
    private final Rooms rooms;
    private final Landlord landlord;

    Rematch(Rooms rooms, Landlord landlord) {
        this.rooms = rooms;
        this.landlord = landlord;
    }

    /// Opens the other table first, so that whoever reads of it finds it; if another was faster, it
    /// is closed again.
    /// @param source the address from which they ask
    Reply ask(String table, Person by, @Nullable RepeatKey key, long source) {
        boolean may = rooms.in(table, room -> room.lookAnew(now -> isDue(now, by)));
        String next = may ? open(table, by, source) : "";
        Reply reply = rooms.in(table, room -> room.handle(new Command.Rematch(next), by.id(), key));
        if (may && !(reply.outcome() instanceof Verdict.Done)) {
            rooms.in(next, room -> room.handle(new Command.Close(), by.id(), null));
        }
        return reply;
    }

    private static boolean isDue(Table table, Person by) {
        return table.status() == Table.Status.OVER
                && table.next() == null
                && table.seatOf(by.id()) >= 0;
    }

    private String open(String table, Person host, long source) {
        Opening again = rooms.in(table, room -> room.look(Opening::like));
        return rooms.open(landlord.draft(again, host.id(), source), null);
    }
}
