package lucca.server.table;

import lucca.server.account.Person;
import lucca.server.room.CommandReply;
import lucca.server.room.IdempotencyKey;
import lucca.server.room.RoomRegistry;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Opens a rematch at a new table, with the same settings and bots.
@Component
final class RematchService {
    private final RoomRegistry roomRegistry;
    private final TableDraftFactory drafts;

    RematchService(RoomRegistry roomRegistry, TableDraftFactory tableDraftFactory) {
        this.roomRegistry = roomRegistry;
        this.drafts = tableDraftFactory;
    }

    /// Opens the new table before announcing it, so that the announced table always exists. If
    /// another request was faster, the new table is closed again.
    /// @param address the address of the request
    CommandReply request(String table, Person by, @Nullable IdempotencyKey key, long address) {
        boolean allowed =
                roomRegistry.withRoom(table, room -> room.readLatest(now -> isAllowed(now, by)));
        String next = allowed ? open(table, by, address) : "";
        CommandReply reply =
                roomRegistry.withRoom(
                        table, room -> room.handle(new Command.Rematch(next), by.id(), key));
        if (allowed && !(reply.outcome() instanceof CommandResult.Done)) {
            roomRegistry.withRoom(next, room -> room.handle(new Command.Close(), by.id(), null));
        }
        return reply;
    }

    private static boolean isAllowed(Table table, Person by) {
        return table.status() == Table.Status.OVER
                && table.rematchTable() == null
                && table.seatOf(by.id()) >= 0;
    }

    private String open(String table, Person host, long address) {
        TableCreationRequest again =
                roomRegistry.withRoom(table, room -> room.read(TableCreationRequest::sameAs));
        return roomRegistry.open(drafts.draft(again, host.id(), address), null);
    }
}
