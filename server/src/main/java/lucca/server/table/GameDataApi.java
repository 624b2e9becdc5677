package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.RoomRegistry;
import lucca.server.web.ServerMessages;
import lucca.words.Language;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Serves the static data needed to draw the game of a table.
@RestController
@Tag(name = "Tables")
final class GameDataApi {
    /// The data of a table never change, but a newer server may add to them.
    private static final Duration LIFE = Duration.ofHours(1);

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
    @GetMapping("/api/tables/{id}/data")
    Json.Obj data(
            @PathVariable("id") String id,
            Caller caller,
            Language language,
            HttpServletResponse response) {
        Game<?, ?> game =
                roomRegistry.withRoom(id, room -> room.read(table -> table.settings().game()));
        MessageCatalogue words = ServerMessages.of(language, game.kind());
        Json.Obj data = heavy.run(caller.requester(), () -> game.data(words));
        response.setHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        response.setHeader(
                HttpHeaders.CACHE_CONTROL,
                CacheControl.maxAge(LIFE).cachePrivate().getHeaderValue());
        return data;
    }
}
