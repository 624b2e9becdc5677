package lucca.server.table;

import lucca.server.people.Departed;
import lucca.server.store.Change;
import lucca.server.store.Journal;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Takes the name of who has gone for good off the tables that are at hand.
@Component
final class Farewell {
    private final Rooms rooms;
    private final Journal journal;

    Farewell(Rooms rooms, Journal journal) {
        this.rooms = rooms;
        this.journal = journal;
    }

    @EventListener
    void forget(Departed somebody) {
        somebody.tables().forEach(rooms::forget);
        journal.keep(new Change.Rewritten(somebody.tables()));
    }
}
