package lucca.server.table;

import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.meter.Meters;
import lucca.server.people.Caller;
import lucca.server.people.Person;
import lucca.server.store.TableStore;
import lucca.server.stream.Sight;
import lucca.server.web.Body;
import lucca.server.web.Problems;
import lucca.server.web.ServerWords;
import lucca.table.TableView;
import lucca.table.Verdict;
import lucca.words.WordFiles;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

/// Tables over HTTP.
@RestController
final class TableApi {
    private static final Pattern KEY = Pattern.compile("[!-~]{1,64}");

    private final Rooms rooms;
    private final Rematch rematch;
    private final TableStore store;
    private final Company company;
    private final Limits limits;

    TableApi(Rooms rooms, Rematch rematch, TableStore store, Company company, Limits limits) {
        this.rooms = rooms;
        this.rematch = rematch;
        this.store = store;
        this.company = company;
        this.limits = limits;
    }

    /// Opens a table.
    @PostMapping("/api/tables")
    ResponseEntity<Json> open(@RequestBody Json body, Caller caller) {
        Person host = caller.known();
        Opening opening = Opening.of(Body.of(body));
        limits.take(Act.OPEN, host.id());
        limits.openTables(store.waiting(host.id()));
        String id = rooms.open(opening.terms(), host.id(), opening.bots());
        return ResponseEntity.status(HttpStatus.CREATED)
                .header("Location", "/api/tables/" + id)
                .body(Json.object("id", id));
    }

    /// A table as the caller may see it.
    @GetMapping(path = "/api/tables/{id}", produces = MediaType.APPLICATION_JSON_VALUE)
    String view(@PathVariable("id") String id, Caller caller) {
        return rooms.in(
                id,
                room ->
                        room.lookAnew(
                                table ->
                                        Sight.of(
                                                        new TableView(
                                                                table,
                                                                Room.viewer(table, caller.id())))
                                                .whole()));
    }

    /// Gives a command at a table.
    @PostMapping("/api/tables/{id}/commands")
    ResponseEntity<Json> command(
            @PathVariable("id") String id,
            @RequestBody Json body,
            @RequestHeader(name = "Idempotency-Key", required = false) @Nullable String key,
            Caller caller) {
        Person by = caller.known();
        if (key != null && !KEY.matcher(key).matches()) {
            throw UnreadableException.of("command.key");
        }
        Body command = Body.of(body);
        String type = command.text("type");
        company.check(id, type, by);
        long start = System.nanoTime();
        Reply reply =
                type.equals("rematch")
                        ? rematch.ask(id, by, key)
                        : rooms.in(
                                id,
                                room -> room.handle(CommandJson.read(command, by), by.id(), key));
        Meters.command(type, word(reply.outcome()), System.nanoTime() - start);
        return answer(reply);
    }

    private static String word(Verdict.Outcome outcome) {
        return switch (outcome) {
            case Verdict.Done done -> "done";
            case Verdict.Known known -> "known";
            case Verdict.Stale stale -> "stale";
            case Verdict.Refused refused -> "refused";
        };
    }

    /// Complains of somebody at a table to who runs the server.
    @PostMapping("/api/tables/{id}/reports")
    Json report(@PathVariable("id") String id, @RequestBody Json body, Caller caller) {
        Body report = Body.of(body);
        company.report(id, caller.known(), report.text("person"), report.text("text"));
        return Json.object();
    }

    private static ResponseEntity<Json> answer(Reply reply) {
        return switch (reply.outcome()) {
            case Verdict.Done done -> done(reply.version());
            case Verdict.Known(long version) -> done(version);
            case Verdict.Stale(long version) ->
                    Problems.problem(
                            HttpStatus.CONFLICT,
                            ServerWords.common().text("command.stale"),
                            "version",
                            version);
            case Verdict.Refused(var refusal) ->
                    Problems.problem(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            WordFiles.sentence(ServerWords.of(reply.kind()), refusal),
                            "rule",
                            refusal.rule(),
                            "version",
                            reply.version(),
                            "moves",
                            reply.moves());
        };
    }

    private static ResponseEntity<Json> done(long version) {
        return ResponseEntity.ok(Json.object("version", version));
    }
}
