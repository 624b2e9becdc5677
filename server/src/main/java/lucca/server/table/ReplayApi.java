package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.api.PieceDescription;
import lucca.server.api.ScoreLineView;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.Room;
import lucca.server.room.RoomRegistry;
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
@Tag(name = "Records")
final class ReplayApi {
    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    ReplayApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    record ReplayPosition(
            @Schema(description = "The current version of the table.") long version,
            @Schema(description = "The number of events up to this point.") int event,
            @Schema(description = "The current number of events.") int events,
            @Schema(description = "Whether the game was over at this point.") boolean over,
            @Schema(description = "The seats that had to decide.") List<Integer> asked,
            @Schema(
                            description = "The position as the viewer saw it.",
                            implementation = Observation.class)
                    Json.Obj position,
            @Schema(
                            description = "The position in words, piece by piece.",
                            implementation = PieceDescription[].class)
                    List<Json> sentences,
            @Schema(
                            description =
                                    "The whole position in one line, if nothing of it is hidden from"
                                            + " you; null otherwise.")
                    @Nullable String place,
            List<Integer> scores,
            @Schema(
                            description = "All points up to this point.",
                            implementation = ScoreLineView[].class)
                    Json lines,
            @Schema(
                            description =
                                    "The money that the viewer could see, in games with money.",
                            implementation = ScoreLineView[].class)
                    Json ledger) {}

    /// @param as whose view to show once the game is over
    @Operation(summary = "Get the game after this number of events, as you saw it then.")
    @GetMapping("/api/tables/{id}/at/{event}")
    ReplayPosition at(
            @PathVariable("id") String id,
            @PathVariable("event") int event,
            @Parameter(
                            description =
                                    "When the game is over: the seat whose view to show, or 'all' for"
                                            + " everything.")
                    @RequestParam(name = "as", required = false)
                    @Nullable String as,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        SeatIdentity seatIdentity = SeatIdentity.of(caller.id(), seat);
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        int viewer = viewer(table, as, seatIdentity);
        return heavy.run(caller.requester(), () -> position(table, event, viewer, language));
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

    private static ReplayPosition position(Table table, int event, int viewer, Language language) {
        HistoricalView historicalView = ContinuationRequestReader.viewAt(table, event, viewer);
        MessageCatalogue words = ServerMessages.tokenized(language, table.settings().game().kind());
        return new ReplayPosition(
                table.version(),
                event,
                HistoricalView.eventCount(table),
                historicalView.isOver(),
                historicalView.awaitedSeats(),
                historicalView.position(),
                ScreenReaderTexts.sentences(historicalView.labels(), words),
                historicalView.positionText(),
                historicalView.scores(),
                ScoreLineJson.json(historicalView.lines(), words),
                ScoreLineJson.json(historicalView.ledger(), words));
    }
}
