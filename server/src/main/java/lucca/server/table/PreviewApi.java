package lucca.server.table;

import java.util.List;
import java.util.Locale;
import lucca.engine.Catalogue;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.people.Caller;
import lucca.server.web.Body;
import lucca.server.web.ServerWords;
import lucca.server.work.HeavyWork;
import lucca.table.HappeningTexts;
import lucca.table.LineTexts;
import lucca.table.Preview;
import lucca.table.Table;
import lucca.table.Turn;
import lucca.table.Verdict;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people see what would come of their moves before they play them.
@RestController
final class PreviewApi {
    /// No turn has as many decisions.
    private static final int MOST_MOVES = 32;

    private final Rooms rooms;
    private final HeavyWork heavy;

    PreviewApi(Rooms rooms, HeavyWork heavy) {
        this.rooms = rooms;
        this.heavy = heavy;
    }

    /// What would be if the caller played these moves, one after the other. Nothing is played.
    @PostMapping("/api/tables/{id}/preview")
    ResponseEntity<Json> preview(
            @PathVariable("id") String id,
            @RequestBody Json sent,
            Caller caller,
            Language language) {
        Body body = Body.of(sent);
        Seating seating = Seating.of(caller.known().id(), body);
        long version = body.number("version");
        List<String> moves = body.texts("moves");
        if (moves.size() > MOST_MOVES) {
            throw UnreadableException.of("preview.moves", MOST_MOVES);
        }
        Table table = rooms.in(id, Room::snapshot);
        String actor = seating.at(table);
        return heavy.run(caller.requester(), () -> answer(table, actor, version, moves, language));
    }

    private static ResponseEntity<Json> answer(
            Table table,
            @Nullable String person,
            long version,
            List<String> moves,
            Language language) {
        Turn turn = new Turn(table, table.seatOf(person));
        Verdict.Outcome objection = turn.objection(version);
        if (objection != null) {
            return Commands.answer(Room.reply(table, objection, person), language);
        }
        GameKind kind = table.terms().game().kind();
        return switch (turn.preview(moves)) {
            case Preview.Refused refused -> refused(refused, table.version(), kind, language);
            case Preview.Shown shown ->
                    ResponseEntity.ok(json(shown, table.version(), ServerWords.of(language, kind)));
        };
    }

    /// As a command would be, and which move it is.
    private static ResponseEntity<Json> refused(
            Preview.Refused refused, long version, GameKind kind, Language language) {
        ResponseEntity<Json> problem =
                Commands.answer(
                        new Reply(
                                new Verdict.Refused(refused.refusal()),
                                version,
                                kind,
                                refused.moves()),
                        language);
        return ResponseEntity.status(problem.getStatusCode())
                .headers(problem.getHeaders())
                .body(Body.of(Json.of(problem.getBody())).json().with("move", refused.move()));
    }

    private static Json json(Preview.Shown shown, long version, Catalogue words) {
        return Json.object(
                "version", version,
                "steps", shown.steps().stream().map(step -> json(step, words)).toList(),
                "position", shown.position(),
                "moves", shown.moves(),
                "scores", shown.scores(),
                "stopped", shown.stop() == null ? null : word(shown.stop()));
    }

    private static Json json(Preview.Step step, Catalogue words) {
        Json.Obj brought =
                Json.object(
                        "says", words.text(step.says()),
                        "lines", LineTexts.json(step.lines(), words),
                        "ledger", LineTexts.json(step.ledger(), words));
        return HappeningTexts.add(brought, step.then(), words);
    }

    private static String word(Preview.Stop stop) {
        return stop.name().toLowerCase(Locale.ROOT);
    }
}
