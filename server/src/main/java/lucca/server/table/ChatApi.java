package lucca.server.table;

import java.util.List;
import lucca.engine.Json;
import lucca.server.people.Caller;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.Chat;
import lucca.table.ChatAccess;
import lucca.table.Entry;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// The chat of a table, page by page: views have only the latest one.
@RestController
final class ChatApi {
    private final Rooms rooms;
    private final TableStore store;

    ChatApi(Rooms rooms, TableStore store) {
        this.rooms = rooms;
        this.store = store;
    }

    /// The last messages before a version, the oldest first.
    @GetMapping("/api/tables/{id}/chat")
    Json page(
            @PathVariable("id") String id,
            @RequestParam(name = "before", required = false) @Nullable Long before,
            Caller caller) {
        ChatAccess access =
                rooms.in(id, room -> room.lookAnew(table -> table.chatAccess(caller.id())));
        if (access == ChatAccess.NONE) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "chat.private");
        }
        // One more than a page tells whether there are others.
        List<Entry> latest =
                store.chat(id, before == null ? Long.MAX_VALUE : before, Chat.PAGE + 1);
        List<Json> page = latest.stream().limit(Chat.PAGE).map(Chat::json).toList().reversed();
        return Json.object("chat", page, "earlier", latest.size() > Chat.PAGE);
    }
}
