package lucca.server.table;

import lucca.arena.Advice;
import lucca.engine.Json;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.limit.Requester;
import lucca.server.people.Caller;
import lucca.server.web.Body;
import lucca.server.work.HeavyWork;
import lucca.table.Question;
import lucca.table.Table;
import lucca.table.Turn;
import lucca.table.Verdict;
import lucca.words.Language;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/// Lets people ask a bot what it would do, where the table allows it.
@RestController
final class HintApi {
    private final Rooms rooms;
    private final Adviser adviser;
    private final Limits limits;
    private final HeavyWork heavy;

    HintApi(Rooms rooms, Adviser adviser, Limits limits, HeavyWork heavy) {
        this.heavy = heavy;
        this.rooms = rooms;
        this.adviser = adviser;
        this.limits = limits;
    }

    /// The best few moves of the strongest bot, which sees what the caller sees.
    @PostMapping("/api/tables/{id}/hint")
    ResponseEntity<Json> hint(
            @PathVariable("id") String id,
            @RequestBody Json sent,
            Caller caller,
            Language language) {
        Seating seating = Seating.of(caller.known().id(), Body.of(sent));
        long version = Body.of(sent).number("version");
        Table table = rooms.in(id, Room::snapshot);
        String actor = seating.at(table);
        Turn turn = new Turn(table, table.seatOf(actor));
        Verdict.Outcome objection = turn.objectionToAdvice(version);
        if (objection != null) {
            Reply reply = heavy.run(caller.requester(), () -> Room.reply(table, objection, actor));
            return Commands.answer(reply, language);
        }
        limits.take(Act.HINT, caller.known().id());
        Question<?, ?> question = heavy.run(caller.requester(), turn::question);
        Json.Obj answer = answer(question, caller.requester(), language);
        return ResponseEntity.ok(answer.with("version", table.version()));
    }

    private <S extends State<S>, M extends Move> Json.Obj answer(
            Question<S, M> question, Requester who, Language language) {
        Advice<M> advice = adviser.advise(question, who);
        return heavy.run(who, () -> new HintJson<>(question, advice, language).json());
    }
}
