package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.RoomRegistry;
import lucca.server.web.CachedResponse;
import lucca.server.web.ServerMessages;
import lucca.words.Language;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Serves the static data needed to draw the game of a table.
@RestController
@Tag(name = "Tables")
final class GameDataApi {
    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    GameDataApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    @Operation(
            summary =
                    "Get the constant data for drawing the game, such as prices and what is printed"
                            + " on cards. 'texts' has the names of pieces and the texts of cards in"
                            + " your language.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = Json.Obj.class)))
    @GetMapping("/api/tables/{id}/data")
    ResponseEntity<byte[]> data(
            @PathVariable("id") String id,
            Caller caller,
            Language language,
            HttpServletResponse response) {
        Game<?, ?> game =
                roomRegistry.withRoom(id, room -> room.read(table -> table.settings().game()));
        MessageCatalogue words = ServerMessages.of(language, game.kind());
        return heavy.run(caller.requester(), () -> CachedResponse.json(game.data(words)))
                .toResponse(response);
    }
}
