package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Duration;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
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
                    "Get the constant data for drawing the game, such as what is printed on cards.")
    @GetMapping("/api/tables/{id}/data")
    Json.Obj data(@PathVariable("id") String id, Caller caller, HttpServletResponse response) {
        Game<?, ?> game =
                roomRegistry.withRoom(id, room -> room.read(table -> table.settings().game()));
        Json.Obj data = heavy.run(caller.requester(), game::data);
        response.setHeader(
                HttpHeaders.CACHE_CONTROL,
                CacheControl.maxAge(LIFE).cachePrivate().getHeaderValue());
        return data;
    }
}
