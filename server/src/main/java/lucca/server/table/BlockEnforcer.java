package lucca.server.table;

import lucca.server.account.PersonBlockedEvent;
import lucca.server.room.CommandReply;
import lucca.server.room.RoomRegistry;
import lucca.server.store.TableQueries;
import lucca.table.Command;
import lucca.table.CommandResult;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Separates two people at tables that have not started when one blocks the other. At a table of
/// the blocker, the blocked person loses the seat; elsewhere the blocker leaves. Running games are
/// not affected.
@Component
final class BlockEnforcer {
    private final TableQueries queries;
    private final RoomRegistry roomRegistry;

    BlockEnforcer(TableQueries queries, RoomRegistry roomRegistry) {
        this.queries = queries;
        this.roomRegistry = roomRegistry;
    }

    @EventListener
    void onBlocked(PersonBlockedEvent event) {
        for (TableQueries.WaitingTable table :
                queries.waitingTablesWithBoth(event.person(), event.blocked())) {
            boolean own = table.host().equals(event.person());
            vacate(table.id(), own ? event.blocked() : event.person());
        }
    }

    /// Frees the seats of a person and their companions. Returns false if the game has already
    /// started.
    boolean vacate(String table, String person) {
        CommandReply reply =
                roomRegistry.withRoom(
                        table, room -> room.handle(new Command.Vacate(person), null, null));
        return reply.outcome() instanceof CommandResult.Done;
    }
}
