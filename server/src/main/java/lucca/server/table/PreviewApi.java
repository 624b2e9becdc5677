package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.Locale;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.account.SignInRequired;
import lucca.server.api.ScoreLineView;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.room.Room;
import lucca.server.room.RoomRegistry;
import lucca.server.web.OptionalMember;
import lucca.server.web.ProblemResponse;
import lucca.server.web.ServerMessages;
import lucca.table.CommandResult;
import lucca.table.ConsequenceJson;
import lucca.table.DecisionGuard;
import lucca.table.Preview;
import lucca.table.ScoreLineJson;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Shows the consequences of moves before they are played.
@RestController
@Tag(name = "Play")
final class PreviewApi {
    /// More decisions than any turn has.
    private static final int MAX_MOVES = 32;

    private final RoomRegistry roomRegistry;
    private final HeavyWorkExecutor heavy;

    PreviewApi(RoomRegistry roomRegistry, HeavyWorkExecutor heavy) {
        this.roomRegistry = roomRegistry;
        this.heavy = heavy;
    }

    record PreviewRequest(
            @Schema(description = "The version of the table that you have seen.") long version,
            @Schema(description = "The moves, written like the moves of your view.")
                    List<String> moves,
            @ActingSeat @Nullable Integer seat) {}

    /// @param position `null` if it depends on hidden information
    /// @param stopped `null` if the seat decides again
    record MovePreview(
            @Schema(description = "The version of the table.") long version,
            @Schema(
                            description =
                                    "The result of each move; fewer than you sent if it is not your"
                                            + " turn after one of them.")
                    List<PreviewStep> steps,
            @Schema(
                            description =
                                    "The position that you would see; null if that depends on hidden"
                                            + " information.",
                            implementation = Observation.class)
                    Json.@Nullable Obj position,
            @Schema(description = "Your legal moves after the last step.") List<String> moves,
            @Schema(description = "The scores; null when 'position' is null.")
                    @Nullable List<Integer> scores,
            @Schema(
                            description =
                                    "Why the preview stops: chance or others decide, the game is"
                                            + " over, or the result depends on hidden information;"
                                            + " null if you decide again.",
                            allowableValues = {"chance", "others", "over", "secret"})
                    @Nullable String stopped) {}

    record PreviewStep(
            @Schema(description = "The move in words.") String says,
            @Schema(
                            description =
                                    "The points; only those of your own seat if the others are"
                                            + " hidden.",
                            implementation = ScoreLineView[].class)
                    Json lines,
            @Schema(
                            description = "The money that you may see, in games with money.",
                            implementation = ScoreLineView[].class)
                    Json ledger,
            @Schema(description = "The automatic consequences, in sentences.") List<String> then,
            @OptionalMember
                    @Schema(
                            description =
                                    "Data on the consequences for boards, in a format of the game;"
                                            + " 'says' has the same in words.")
                    @Nullable List<Json> facts) {}

    @Operation(summary = "Preview moves, one after the other, without playing them.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = MovePreview.class)))
    @ProblemResponse(
            status = 409,
            description = "The table has changed since the version that you have seen.")
    @ProblemResponse(status = 422, description = "A rule refuses one of the moves.")
    @PostMapping("/api/tables/{id}/preview")
    ResponseEntity<?> preview(
            @PathVariable("id") String id,
            @SignInRequired Caller caller,
            @RequestBody PreviewRequest request,
            Language language) {
        SeatIdentity seatIdentity = new SeatIdentity(caller.requirePerson().id(), request.seat());
        List<String> moves = request.moves();
        if (moves.size() > MAX_MOVES) {
            throw UnreadableException.of("preview.moves", MAX_MOVES);
        }
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        String actor = seatIdentity.actorAt(table);
        return heavy.run(
                caller.requester(), () -> answer(table, actor, request.version(), moves, language));
    }

    private static ResponseEntity<?> answer(
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
            case Preview.Refused refused ->
                    CommandService.refused(
                                    refused.refusal(),
                                    table.version(),
                                    kind,
                                    refused.moves(),
                                    language)
                            .ofMove(refused.move())
                            .response();
            case Preview.Shown shown ->
                    ResponseEntity.ok(
                            shown(
                                    shown,
                                    table.version(),
                                    ServerMessages.tokenized(language, kind)));
        };
    }

    private static MovePreview shown(Preview.Shown shown, long version, MessageCatalogue words) {
        return new MovePreview(
                version,
                shown.steps().stream().map(step -> step(step, words)).toList(),
                shown.position(),
                shown.moves(),
                shown.scores(),
                shown.stop() == null ? null : word(shown.stop()));
    }

    private static PreviewStep step(Preview.Step step, MessageCatalogue words) {
        List<Json> facts = ConsequenceJson.facts(step.then(), words);
        return new PreviewStep(
                words.text(step.message()),
                ScoreLineJson.json(step.lines(), words),
                ScoreLineJson.json(step.ledger(), words),
                ConsequenceJson.sentences(step.then(), words),
                facts.isEmpty() ? null : facts);
    }

    private static String word(Preview.Stop stop) {
        return stop.name().toLowerCase(Locale.ROOT);
    }
}
