package lucca.server.table;

import lucca.server.account.PersonBlockedEvent;
import lucca.server.store.TableStore;
import lucca.table.Command;
import lucca.table.CommandResult;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Parts people at tables that wait for their start when one blocks the other: at their own table
/// hosts stay and the other loses the seat, elsewhere whoever has blocked leaves. Games under way
/// go on.
@Component
final class BlockEnforcer {
    private final TableStore store;
    private final RoomRegistry roomRegistry;

    BlockEnforcer(TableStore store, RoomRegistry roomRegistry) {
        this.store = store;
        this.roomRegistry = roomRegistry;
    }

    @EventListener
    void onBlocked(PersonBlockedEvent block) {
        for (TableStore.WaitingTable table :
                store.waitingTablesWithBoth(block.person(), block.blocked())) {
            boolean own = table.host().equals(block.person());
            vacate(table.id(), own ? block.blocked() : block.person());
        }
    }

    /// Frees the seats of a person and their companions; false if the game has begun meanwhile.
    boolean vacate(String table, String person) {
        CommandReply commandReply =
                roomRegistry.withRoom(
                        table, room -> room.handle(new Command.Vacate(person), null, null));
        return commandReply.outcome() instanceof CommandResult.Done;
    }
}
