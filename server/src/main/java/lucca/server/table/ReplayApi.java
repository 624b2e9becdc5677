package lucca.server.table;

import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.engine.Observation;
import lucca.engine.UnreadableException;
import lucca.server.people.Caller;
import lucca.server.web.ProblemException;
import lucca.server.web.ServerWords;
import lucca.server.work.HeavyWork;
import lucca.table.LineTexts;
import lucca.table.Moment;
import lucca.table.Spoken;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Shows games as they were.
@RestController
final class ReplayApi {
    private final Rooms rooms;
    private final HeavyWork heavy;

    ReplayApi(Rooms rooms, HeavyWork heavy) {
        this.rooms = rooms;
        this.heavy = heavy;
    }

    /// The game after its first events, as the caller could see it then.
    /// @param as once it is over: the number of a seat, or `all` to see everything
    @GetMapping("/api/tables/{id}/at/{event}")
    Json at(
            @PathVariable("id") String id,
            @PathVariable("event") int event,
            @RequestParam(name = "as", required = false) @Nullable String as,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        Seating seating = Seating.of(caller.id(), seat);
        Table table = rooms.in(id, Room::snapshot);
        int viewer = viewer(table, as, seating);
        return heavy.run(caller.requester(), () -> json(table, event, viewer, language));
    }

    private static int viewer(Table table, @Nullable String as, Seating seating) {
        if (as == null) {
            return seating.viewer(table);
        }
        if (table.end() == null) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "replay.running");
        }
        if (as.equals("all")) {
            return Observation.REFEREE;
        }
        int seats = table.chairs().size();
        if (!as.matches("[0-9]") || Integer.parseInt(as) >= seats) {
            throw UnreadableException.of("replay.viewer", seats - 1);
        }
        return Integer.parseInt(as);
    }

    private static Json json(Table table, int event, int viewer, Language language) {
        Moment moment = PlayOn.moment(table, event, viewer);
        Catalogue words = ServerWords.of(language, table.terms().game().kind());
        return Json.object(
                "version", table.version(),
                "event", event,
                "events", Moment.events(table),
                "over", moment.isOver(),
                "asked", moment.asked(),
                "position", moment.position(),
                "sentences", Spoken.sentences(moment.labels(), words),
                "place", moment.place(),
                "scores", moment.scores(),
                "lines", LineTexts.json(moment.lines(), words),
                "ledger", LineTexts.json(moment.ledger(), words));
    }
}
