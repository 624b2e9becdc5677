package lucca.server.table;

import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.web.ProblemException;
import lucca.server.web.ServerMessages;
import lucca.table.HistoricalView;
import lucca.table.ScoreLineJson;
import lucca.table.ScreenReaderTexts;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Serves past positions of a game.
@RestController
final class ReplayApi {
    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    ReplayApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    /// The game after its first events, as the caller could see it at that time.
    /// @param as whose view to show once the game is over: the number of a seat, or `all` to
    ///     see everything
    @GetMapping("/api/tables/{id}/at/{event}")
    Json at(
            @PathVariable("id") String id,
            @PathVariable("event") int event,
            @RequestParam(name = "as", required = false) @Nullable String as,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        SeatIdentity seatIdentity = SeatIdentity.of(caller.id(), seat);
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        int viewer = viewer(table, as, seatIdentity);
        return heavy.run(caller.requester(), () -> json(table, event, viewer, language));
    }

    private static int viewer(Table table, @Nullable String as, SeatIdentity seatIdentity) {
        if (as == null) {
            return seatIdentity.viewerSeat(table);
        }
        if (table.end() == null) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "replay.running");
        }
        if (as.equals("all")) {
            return Observation.REFEREE;
        }
        int seats = table.seatStates().size();
        if (!as.matches("[0-9]") || Integer.parseInt(as) >= seats) {
            throw UnreadableException.of("replay.viewer", seats - 1);
        }
        return Integer.parseInt(as);
    }

    private static Json json(Table table, int event, int viewer, Language language) {
        HistoricalView historicalView = ContinuationRequestReader.viewAt(table, event, viewer);
        MessageCatalogue words = ServerMessages.tokenized(language, table.settings().game().kind());
        return Json.object(
                "version", table.version(),
                "event", event,
                "events", HistoricalView.eventCount(table),
                "over", historicalView.isOver(),
                "asked", historicalView.awaitedSeats(),
                "position", historicalView.position(),
                "sentences", ScreenReaderTexts.sentences(historicalView.labels(), words),
                "place", historicalView.positionText(),
                "scores", historicalView.scores(),
                "lines", ScoreLineJson.json(historicalView.lines(), words),
                "ledger", ScoreLineJson.json(historicalView.ledger(), words));
    }
}
