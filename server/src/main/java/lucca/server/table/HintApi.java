package lucca.server.table;

import java.util.function.Supplier;
import lucca.arena.Advice;
import lucca.bots.Insight;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.State;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.people.Caller;
import lucca.server.people.Person;
import lucca.server.web.Body;
import lucca.table.Question;
import lucca.table.Table;
import lucca.table.Turn;
import lucca.table.Verdict;
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
            @PathVariable("id") String id, @RequestBody Json sent, Caller caller) {
        Person person = caller.known();
        long version = Body.of(sent).number("version");
        return rooms.in(id, room -> room.lookAnew(table -> ask(table, person.id(), version))).get();
    }

    /// What gives the answer; others may have the table meanwhile.
    private Supplier<ResponseEntity<Json>> ask(Table table, String person, long version) {
        Turn turn = new Turn(table, table.seatOf(person));
        Verdict.Outcome objection = turn.objectionToAdvice(version);
        if (objection != null) {
            Reply reply = Room.reply(table, objection, person);
            return () -> Commands.answer(reply);
        }
        long now = table.version();
        Question<?, ?> question = turn.question();
        return () -> {
            limits.take(Act.HINT, person);
            return ResponseEntity.ok(answer(question).with("version", now));
        };
    }

    private <S extends State<S>, M extends Move> Json.Obj answer(Question<S, M> question) {
        Advice<M> advice = adviser.advise(question);
        Game<S, M> game = question.match().game();
        return Json.object(
                "exact", advice.insight().exact(),
                "looks", advice.insight().iterations(),
                "options",
                        advice.options().stream()
                                .map(option -> json(option, advice, game))
                                .toList());
    }

    private static <M extends Move> Json json(
            Advice.Option<M> option, Advice<M> advice, Game<?, M> game) {
        Insight.Option prospects = option.prospects();
        double share = prospects.shares().get(advice.insight().seat());
        double error = advice.insight().exact() ? 0 : prospects.error();
        return Json.object(
                "move", game.notation().text(option.move()),
                "share", share,
                "low", Math.max(0, share - error),
                "high", Math.min(1, share + error),
                "shares", prospects.shares(),
                "points", advice.tellsPoints(game) ? prospects.points() : null,
                "visits", prospects.visits(),
                "later", option.later().stream().map(next -> json(next, game.notation())).toList());
    }

    private static <M extends Move> Json json(Event<M> next, Notation<M> notation) {
        return Json.object("seat", next.seat(), "move", notation.text(next.move()));
    }
}
