package lucca.server.table;

import java.util.List;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import lucca.table.HistoricalView;
import lucca.table.Table;
import lucca.table.TableSettings;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Reads requests to continue a game from one of its positions at a new table.
@Component
final class ContinuationRequestReader {
    /// Members that the original game determines.
    private static final List<String> INHERITED = List.of("game", "seats", "options", "extras");

    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    ContinuationRequestReader(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    /// Reads a request that names the position to continue from.
    /// @throws UnreadableException if the request cannot be read
    /// @throws ProblemException if the position cannot be continued
    TableCreationRequest read(RequestJson json, Caller caller) {
        for (String name : INHERITED) {
            if (json.has(name)) {
                throw UnreadableException.of("opening.decided", name);
            }
        }
        RequestJson from = new RequestJson(json.object("from"));
        String id = from.text("table");
        int event = (int) from.number("event", 0, Integer.MAX_VALUE);
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        TableSettings.Origin origin = heavy.run(caller.requester(), () -> origin(id, table, event));
        return TableCreationRequest.of(json, table.settings().game(), origin);
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
