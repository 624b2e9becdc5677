package lucca.server.table;

import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.web.ServerMessages;
import lucca.words.Language;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/// Serves the static data needed to draw the game of a table.
@RestController
final class GameDataApi {
    /// The data of a table never change, but a newer server may add to them.
    private static final Duration LIFE = Duration.ofHours(1);

    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    GameDataApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    /// The data shared by all positions of the game, with names and texts in the language of the
    /// request.
    @GetMapping("/api/tables/{id}/data")
    Json data(
            @PathVariable("id") String id,
            Caller caller,
            Language language,
            HttpServletResponse response) {
        Game<?, ?> game =
                roomRegistry.withRoom(id, room -> room.read(table -> table.settings().game()));
        MessageCatalogue words = ServerMessages.of(language, game.kind());
        Json data = heavy.run(caller.requester(), () -> game.data(words));
        response.setHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
        response.setHeader(
                HttpHeaders.CACHE_CONTROL,
                CacheControl.maxAge(LIFE).cachePrivate().getHeaderValue());
        return data;
    }
}
