package lucca.server.table;

import java.util.List;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.people.Caller;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import lucca.server.work.HeavyWork;
import lucca.table.Moment;
import lucca.table.Table;
import lucca.table.Terms;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Lets people play on from a moment of another game.
@Component
final class PlayOn {
    /// What the other game has decided.
    private static final List<String> DECIDED = List.of("game", "seats", "options", "extras");

    private final Rooms rooms;
    private final HeavyWork heavy;

    PlayOn(Rooms rooms, HeavyWork heavy) {
        this.rooms = rooms;
        this.heavy = heavy;
    }

    /// Reads what somebody wants who names the moment.
    /// @throws UnreadableException or [ProblemException] that says what is wrong
    Opening opening(Body body, Caller caller) {
        for (String name : DECIDED) {
            if (body.has(name)) {
                throw UnreadableException.of("opening.decided", name);
            }
        }
        Body from = new Body(body.object("from"));
        String id = from.text("table");
        int event = (int) from.number("event", 0, Integer.MAX_VALUE);
        Table table = rooms.in(id, Room::snapshot);
        Terms.Origin origin = heavy.run(caller.requester(), () -> origin(id, table, event));
        return Opening.of(body, table.terms().game(), origin);
    }

    private static Terms.Origin origin(String id, Table table, int event) {
        Moment moment = moment(table, event, Observation.SPECTATOR);
        Terms.Origin origin = moment.origin(id);
        if (origin == null) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "opening.running");
        }
        if (moment.isOver()) {
            throw UnreadableException.of("opening.over");
        }
        return origin;
    }

    /// The moment after so many events.
    /// @throws ProblemException if there were fewer
    static Moment moment(Table table, int event, int viewer) {
        int all = Moment.events(table);
        if (event < 0 || event > all) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "replay.event", all);
        }
        return new Moment(table, event, viewer);
    }
}
