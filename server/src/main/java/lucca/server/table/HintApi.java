package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import lucca.arena.MoveAnalysis;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.account.Caller;
import lucca.server.account.SignInRequired;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.Requester;
import lucca.server.limit.UsageLimits;
import lucca.server.room.CommandReply;
import lucca.server.room.Room;
import lucca.server.room.RoomRegistry;
import lucca.server.web.ProblemResponse;
import lucca.table.CommandResult;
import lucca.table.DecisionGuard;
import lucca.table.HintPosition;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Serves hints from a bot at tables that allow them.
@RestController
@Tag(name = "Play")
final class HintApi {
    private final RoomRegistry roomRegistry;
    private final MoveAdviser moveAdviser;
    private final UsageLimits usageLimits;
    private final HeavyWorkExecutor heavy;

    HintApi(
            RoomRegistry roomRegistry,
            MoveAdviser moveAdviser,
            UsageLimits usageLimits,
            HeavyWorkExecutor heavy) {
        this.heavy = heavy;
        this.roomRegistry = roomRegistry;
        this.moveAdviser = moveAdviser;
        this.usageLimits = usageLimits;
    }

    record HintRequest(
            @Schema(description = "The version of the table that you have seen.") long version,
            @ActingSeat @Nullable Integer seat) {}

    /// The bot sees only what the caller sees.
    @Operation(summary = "Get a hint from the strongest bot, if the table allows hints.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = Hint.class)))
    @ProblemResponse(
            status = 409,
            description = "The table has changed since the version that you have seen.")
    @ProblemResponse(
            status = 422,
            description = "The table allows no hints, or it is not your turn.")
    @PostMapping("/api/tables/{id}/hint")
    ResponseEntity<?> hint(
            @PathVariable("id") String id,
            @SignInRequired Caller caller,
            @RequestBody HintRequest request,
            Language language) {
        SeatIdentity seatIdentity = new SeatIdentity(caller.requirePerson().id(), request.seat());
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        String actor = seatIdentity.actorAt(table);
        DecisionGuard decisionGuard = new DecisionGuard(table, table.seatOf(actor));
        CommandResult.Outcome refusal = decisionGuard.hintRefusal(request.version());
        if (refusal != null) {
            CommandReply reply =
                    heavy.run(caller.requester(), () -> Room.reply(table, refusal, actor));
            return CommandService.response(reply, language);
        }
        usageLimits.acquire(RateLimitedAction.REQUEST_HINT, caller.requirePerson().id());
        HintPosition<?, ?> hintPosition =
                heavy.run(caller.requester(), decisionGuard::hintPosition);
        return ResponseEntity.ok(hint(hintPosition, table.version(), caller.requester(), language));
    }

    private <S extends State<S>, M extends Move> Hint hint(
            HintPosition<S, M> hintPosition, long version, Requester who, Language language) {
        MoveAnalysis<M> moveAnalysis = moveAdviser.advise(hintPosition, who);
        return heavy.run(
                who, () -> new HintWriter<>(hintPosition, moveAnalysis, language).hint(version));
    }
}
