package lucca.server.table;

import java.util.function.Function;
import lucca.arena.Advice;
import lucca.engine.Json;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.people.Caller;
import lucca.server.web.Body;
import lucca.table.Question;
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

/// Lets people ask a bot what it would do, where the table allows it.
@RestController
final class HintApi {
    private final Rooms rooms;
    private final Adviser adviser;
    private final Limits limits;

    HintApi(Rooms rooms, Adviser adviser, Limits limits) {
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
        String person = caller.known().id();
        Body body = Body.of(sent);
        Seating seating = Seating.of(person, body);
        long version = body.number("version");
        return rooms.in(
                        id,
                        room ->
                                room.lookAnew(
                                        table -> ask(table, seating.at(table), version, language)))
                .apply(person);
    }

    /// What gives the answer to a person; others may have the table meanwhile.
    private Function<String, ResponseEntity<Json>> ask(
            Table table, @Nullable String actor, long version, Language language) {
        Turn turn = new Turn(table, table.seatOf(actor));
        Verdict.Outcome objection = turn.objectionToAdvice(version);
        if (objection != null) {
            Reply reply = Room.reply(table, objection, actor);
            return person -> Commands.answer(reply, language);
        }
        long now = table.version();
        Question<?, ?> question = turn.question();
        return person -> {
            limits.take(Act.HINT, person);
            return ResponseEntity.ok(answer(question, language).with("version", now));
        };
    }

    private <S extends State<S>, M extends Move> Json.Obj answer(
            Question<S, M> question, Language language) {
        Advice<M> advice = adviser.advise(question);
        return new HintJson<>(question, advice, language).json();
    }
}
