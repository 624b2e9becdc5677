package lucca.server.table;

import java.util.function.BiFunction;
import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
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
final class ScreenReaderApi {
    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    ScreenReaderApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    /// The legal moves of the caller, in words.
    @GetMapping("/api/tables/{id}/moves")
    Json moves(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return describe(
                id,
                seat,
                caller,
                language,
                (screenReaderTexts, viewer) ->
                        Json.object("moves", screenReaderTexts.moves(viewer)));
    }

    /// The position as the caller sees it, each piece in words.
    @GetMapping("/api/tables/{id}/position")
    Json position(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return describe(
                id,
                seat,
                caller,
                language,
                (screenReaderTexts, viewer) ->
                        Json.object("sentences", screenReaderTexts.position(viewer)));
    }

    /// The score lines if the game ended now, for the seats whose score the caller may see.
    @GetMapping("/api/tables/{id}/standing")
    Json standing(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return describe(
                id,
                seat,
                caller,
                language,
                (screenReaderTexts, viewer) ->
                        Json.object("lines", screenReaderTexts.standing(viewer)));
    }

    private Json describe(
            String id,
            @Nullable String seat,
            Caller caller,
            Language language,
            BiFunction<ScreenReaderTexts, Integer, Json.Obj> sentences) {
        SeatIdentity seatIdentity = SeatIdentity.of(caller.id(), seat);
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        int viewer = seatIdentity.viewerSeat(table);
        ScreenReaderTexts screenReaderTexts =
                new ScreenReaderTexts(
                        table, ServerMessages.tokenized(language, table.settings().game().kind()));
        return heavy.run(
                caller.requester(),
                () -> sentences.apply(screenReaderTexts, viewer).with("version", table.version()));
    }
}
