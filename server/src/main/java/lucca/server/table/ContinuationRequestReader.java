package lucca.server.table;

import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.Room;
import lucca.server.room.RoomRegistry;
import lucca.server.web.ProblemException;
import lucca.table.HistoricalView;
import lucca.table.Table;
import lucca.table.TableSettings;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Reads requests to continue a game from one of its positions at a new table.
@Component
final class ContinuationRequestReader {
    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    ContinuationRequestReader(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    /// Reads a request that names the position to continue from.
    /// @throws UnreadableException if the request cannot be read
    /// @throws ProblemException if the position cannot be continued
    TableCreationRequest read(NewTable wanted, NewTable.ContinuationPoint from, Caller caller) {
        refuse("game", wanted.game());
        refuse("seats", wanted.seats());
        refuse("options", wanted.options());
        refuse("extras", wanted.extras());
        String id = from.table();
        int event = from.event();
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        TableSettings.Origin origin = heavy.run(caller.requester(), () -> origin(id, table, event));
        return TableCreationRequest.of(wanted, table.settings().game(), origin);
    }

    /// Refuses a member that the original game determines.
    private static void refuse(String name, @Nullable Object value) {
        if (value != null) {
            throw UnreadableException.of("opening.decided", name);
        }
    }

    private static TableSettings.Origin origin(String id, Table table, int event) {
        HistoricalView historicalView = viewAt(table, event, Observation.SPECTATOR);
        TableSettings.Origin origin = historicalView.origin(id);
        if (origin == null) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "opening.running");
        }
        if (historicalView.isOver()) {
            throw UnreadableException.of("opening.over");
        }
        return origin;
    }

    /// The position after this number of events.
    /// @throws ProblemException if the game has fewer events
    static HistoricalView viewAt(Table table, int event, int viewer) {
        int count = HistoricalView.eventCount(table);
        if (event < 0 || event > count) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "replay.event", count);
        }
        return new HistoricalView(table, event, viewer);
    }
}
