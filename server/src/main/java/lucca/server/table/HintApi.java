package lucca.server.table;

import lucca.arena.MoveAnalysis;
import lucca.engine.Json;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.Requester;
import lucca.server.limit.UsageLimits;
import lucca.server.web.RequestJson;
import lucca.table.CommandResult;
import lucca.table.DecisionGuard;
import lucca.table.HintPosition;
import lucca.table.Table;
import lucca.words.Language;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Serves hints from a bot at tables that allow them.
@RestController
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

    /// The best moves according to the strongest bot, which sees only what the caller sees.
    @PostMapping("/api/tables/{id}/hint")
    ResponseEntity<Json> hint(
            @PathVariable("id") String id,
            @RequestBody Json sent,
            Caller caller,
            Language language) {
        SeatIdentity seatIdentity =
                SeatIdentity.of(caller.requirePerson().id(), RequestJson.of(sent));
        long version = RequestJson.of(sent).number("version");
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        String actor = seatIdentity.actorAt(table);
        DecisionGuard decisionGuard = new DecisionGuard(table, table.seatOf(actor));
        CommandResult.Outcome refusal = decisionGuard.hintRefusal(version);
        if (refusal != null) {
            CommandReply reply =
                    heavy.run(caller.requester(), () -> Room.reply(table, refusal, actor));
            return CommandService.response(reply, language);
        }
        usageLimits.acquire(RateLimitedAction.REQUEST_HINT, caller.requirePerson().id());
        HintPosition<?, ?> hintPosition =
                heavy.run(caller.requester(), decisionGuard::hintPosition);
        Json.Obj answer = answer(hintPosition, caller.requester(), language);
        return ResponseEntity.ok(answer.with("version", table.version()));
    }

    private <S extends State<S>, M extends Move> Json.Obj answer(
            HintPosition<S, M> hintPosition, Requester who, Language language) {
        MoveAnalysis<M> moveAnalysis = moveAdviser.advise(hintPosition, who);
        return heavy.run(who, () -> new HintJson<>(hintPosition, moveAnalysis, language).json());
    }
}
