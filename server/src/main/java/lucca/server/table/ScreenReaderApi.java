package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.server.api.MoveDescription;
import lucca.server.api.PieceDescription;
import lucca.server.api.ScoreLineView;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.Room;
import lucca.server.room.RoomRegistry;
import lucca.server.web.ServerMessages;
import lucca.table.ScreenReaderTexts;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Describes tables in words, for screen readers and keyboard users. The descriptions have requests
/// of their own because they would make streams many times longer.
@RestController
@Tag(name = "Play")
final class ScreenReaderApi {
    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    ScreenReaderApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    record MoveDescriptions(
            @Schema(implementation = MoveDescription[].class) List<Json> moves, long version) {}

    record PositionDescription(
            @Schema(implementation = PieceDescription[].class) List<Json> sentences,
            long version) {}

    record Standing(@Schema(implementation = ScoreLineView[].class) Json lines, long version) {}

    @Operation(summary = "List your legal moves, in words.")
    @GetMapping("/api/tables/{id}/moves")
    MoveDescriptions moves(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return describe(
                id,
                seat,
                caller,
                language,
                (texts, viewer, version) -> new MoveDescriptions(texts.moves(viewer), version));
    }

    @Operation(summary = "Get the position in words, piece by piece.")
    @GetMapping("/api/tables/{id}/position")
    PositionDescription position(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return describe(
                id,
                seat,
                caller,
                language,
                (texts, viewer, version) ->
                        new PositionDescription(texts.position(viewer), version));
    }

    @Operation(
            summary =
                    "Get the points that would be added if the game ended now, as far as you may see"
                            + " them.")
    @GetMapping("/api/tables/{id}/standing")
    Standing standing(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return describe(
                id,
                seat,
                caller,
                language,
                (texts, viewer, version) -> new Standing(texts.standing(viewer), version));
    }

    @FunctionalInterface
    private interface Description<T> {
        T of(ScreenReaderTexts texts, int viewer, long version);
    }

    private <T> T describe(
            String id,
            @Nullable String seat,
            Caller caller,
            Language language,
            Description<T> description) {
        SeatIdentity seatIdentity = SeatIdentity.of(caller.id(), seat);
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        int viewer = seatIdentity.viewerSeat(table);
        ScreenReaderTexts screenReaderTexts =
                new ScreenReaderTexts(
                        table, ServerMessages.tokenized(language, table.settings().game().kind()));
        return heavy.run(
                caller.requester(),
                () -> description.of(screenReaderTexts, viewer, table.version()));
    }
}
