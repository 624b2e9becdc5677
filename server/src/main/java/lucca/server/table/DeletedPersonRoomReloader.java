package lucca.server.table;

import lucca.server.account.AccountDeletedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Takes the name of who has gone for good off the tables that are at hand.
@Component
final class DeletedPersonRoomReloader {
    private final RoomRegistry roomRegistry;

    DeletedPersonRoomReloader(RoomRegistry roomRegistry) {
        this.roomRegistry = roomRegistry;
    }

    @EventListener
    void onPersonDeleted(AccountDeletedEvent somebody) {
        somebody.tables().forEach(roomRegistry::markRewritten);
    }
}
