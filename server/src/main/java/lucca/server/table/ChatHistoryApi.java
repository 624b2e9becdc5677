package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.server.api.ChatMessage;
import lucca.server.room.RoomRegistry;
import lucca.server.store.TableQueries;
import lucca.server.web.ProblemException;
import lucca.table.Chat;
import lucca.table.ChatAccess;
import lucca.table.LogEntry;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Serves the chat of a table page by page; views contain only the latest page.
@RestController
@Tag(name = "Tables")
final class ChatHistoryApi {
    private final RoomRegistry roomRegistry;
    private final TableQueries queries;

    ChatHistoryApi(RoomRegistry roomRegistry, TableQueries queries) {
        this.roomRegistry = roomRegistry;
        this.queries = queries;
    }

    record ChatPage(
            @Schema(
                            description = "The messages, oldest first.",
                            implementation = ChatMessage[].class)
                    List<Json> chat,
            @Schema(description = "Whether there are older messages.") boolean earlier) {}

    @Operation(
            summary =
                    "Get a page of the chat: the latest messages, or those before the version"
                            + " '?before='.")
    @GetMapping("/api/tables/{id}/chat")
    ChatPage page(
            @PathVariable("id") String id,
            @RequestParam(name = "before", required = false) @Nullable Long before,
            Caller caller) {
        ChatAccess access =
                roomRegistry.withRoom(
                        id, room -> room.readLatest(table -> table.chatAccess(caller.id())));
        if (access == ChatAccess.NONE) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "chat.private");
        }
        // One message more than a page shows whether there are earlier ones.
        List<LogEntry> latest =
                queries.chat(id, before == null ? Long.MAX_VALUE : before, Chat.PAGE_SIZE + 1);
        List<Json> page =
                latest.stream().limit(Chat.PAGE_SIZE).<Json>map(Chat::json).toList().reversed();
        return new ChatPage(page, latest.size() > Chat.PAGE_SIZE);
    }
}
