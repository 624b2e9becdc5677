package lucca.server.table;

import lucca.server.people.Departed;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Takes the name of who has gone for good off the tables that are at hand.
@Component
final class Farewell {
    private final Rooms rooms;

    Farewell(Rooms rooms) {
        this.rooms = rooms;
    }

    @EventListener
    void forget(Departed somebody) {
        somebody.tables().forEach(rooms::forget);
    }
}
