package lucca.server.table;

import lucca.server.people.Blocked;
import lucca.server.store.TableStore;
import lucca.table.Command;
import lucca.table.Verdict;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Parts people at tables that wait for their start when one blocks the other: at their own table
/// hosts stay and the other loses the seat, elsewhere whoever has blocked leaves. Games under way
/// go on.
@Component
final class BlockedSeats {
    private final TableStore store;
    private final Rooms rooms;

    BlockedSeats(TableStore store, Rooms rooms) {
        this.store = store;
        this.rooms = rooms;
    }

    @EventListener
    void part(Blocked block) {
        for (TableStore.Waiting table : store.waitingWith(block.person(), block.blocked())) {
            boolean own = table.host().equals(block.person());
            vacate(table.id(), own ? block.blocked() : block.person());
        }
    }

    /// Frees the seats of a person and their companions; false if the game has begun meanwhile.
    boolean vacate(String table, String person) {
        Reply reply = rooms.in(table, room -> room.handle(new Command.Vacate(person), null, null));
        return reply.outcome() instanceof Verdict.Done;
    }
}
