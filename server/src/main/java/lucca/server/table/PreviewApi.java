package lucca.server.table;

import java.util.List;
import java.util.Locale;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.web.RequestJson;
import lucca.server.web.ServerMessages;
import lucca.table.CommandResult;
import lucca.table.ConsequenceJson;
import lucca.table.DecisionGuard;
import lucca.table.Preview;
import lucca.table.ScoreLineJson;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Shows the consequences of moves before they are played.
@RestController
final class PreviewApi {
    /// More decisions than any turn has.
    private static final int MAX_MOVES = 32;

    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    PreviewApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    /// The result of playing these moves in sequence. Nothing is played.
    @PostMapping("/api/tables/{id}/preview")
    ResponseEntity<Json> preview(
            @PathVariable("id") String id,
            @RequestBody Json sent,
            Caller caller,
            Language language) {
        RequestJson request = RequestJson.of(sent);
        SeatIdentity seatIdentity = SeatIdentity.of(caller.requirePerson().id(), request);
        long version = request.number("version");
        List<String> moves = request.texts("moves");
        if (moves.size() > MAX_MOVES) {
            throw UnreadableException.of("preview.moves", MAX_MOVES);
        }
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        String actor = seatIdentity.actorAt(table);
        return heavy.run(caller.requester(), () -> answer(table, actor, version, moves, language));
    }

    private static ResponseEntity<Json> answer(
            Table table,
            @Nullable String person,
            long version,
            List<String> moves,
            Language language) {
        DecisionGuard decisionGuard = new DecisionGuard(table, table.seatOf(person));
        CommandResult.Outcome refusal = decisionGuard.moveRefusal(version);
        if (refusal != null) {
            return CommandService.response(Room.reply(table, refusal, person), language);
        }
        GameKind kind = table.settings().game().kind();
        return switch (decisionGuard.preview(moves)) {
            case Preview.Refused refused -> refused(refused, table.version(), kind, language);
            case Preview.Shown shown ->
                    ResponseEntity.ok(
                            json(shown, table.version(), ServerMessages.tokenized(language, kind)));
        };
    }

    /// The same response as for a refused command, plus the refused move.
    private static ResponseEntity<Json> refused(
            Preview.Refused refused, long version, GameKind kind, Language language) {
        ResponseEntity<Json> problem =
                CommandService.response(
                        new CommandReply(
                                new CommandResult.Refused(refused.refusal()),
                                version,
                                kind,
                                refused.moves()),
                        language);
        return ResponseEntity.status(problem.getStatusCode())
                .headers(problem.getHeaders())
                .body(
                        RequestJson.of(Json.of(problem.getBody()))
                                .json()
                                .with("move", refused.move()));
    }

    private static Json json(Preview.Shown shown, long version, MessageCatalogue words) {
        return Json.object(
                "version", version,
                "steps", shown.steps().stream().map(step -> json(step, words)).toList(),
                "position", shown.position(),
                "moves", shown.moves(),
                "scores", shown.scores(),
                "stopped", shown.stop() == null ? null : word(shown.stop()));
    }

    private static Json json(Preview.Step step, MessageCatalogue words) {
        Json.Obj brought =
                Json.object(
                        "says", words.text(step.message()),
                        "lines", ScoreLineJson.json(step.lines(), words),
                        "ledger", ScoreLineJson.json(step.ledger(), words));
        return ConsequenceJson.add(brought, step.then(), words);
    }

    private static String word(Preview.Stop stop) {
        return stop.name().toLowerCase(Locale.ROOT);
    }
}
