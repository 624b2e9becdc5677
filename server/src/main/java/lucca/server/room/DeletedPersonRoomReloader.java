package lucca.server.room;

import lucca.server.account.SeatNamesRemovedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Reloads the rooms of a deleted person's tables, so that the name disappears from them.
@Component
final class DeletedPersonRoomReloader {
    private final RoomRegistry roomRegistry;

    DeletedPersonRoomReloader(RoomRegistry roomRegistry) {
        this.roomRegistry = roomRegistry;
    }

    @EventListener
    void onPersonDeleted(SeatNamesRemovedEvent event) {
        event.tables().forEach(roomRegistry::markRewritten);
    }
}
