package lucca.server.table;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.function.Supplier;
import lucca.engine.Json;
import lucca.server.limit.Addresses;
import lucca.server.people.Caller;
import lucca.server.people.Person;
import lucca.server.people.Reception;
import lucca.server.stream.Sight;
import lucca.server.web.Body;
import lucca.server.work.HeavyWork;
import lucca.table.Table;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Tables over HTTP.
@RestController
final class TableApi {
    private final Rooms rooms;
    private final Company company;
    private final PlayOn playOn;
    private final QuickStart quickStart;
    private final Reception reception;
    private final Landlord landlord;
    private final HeavyWork heavy;
    private final BotTables botTables;
    private final Addresses addresses;

    TableApi(
            Rooms rooms,
            Company company,
            PlayOn playOn,
            QuickStart quickStart,
            Reception reception,
            Landlord landlord,
            HeavyWork heavy,
            BotTables botTables,
            Addresses addresses) {
        this.rooms = rooms;
        this.company = company;
        this.playOn = playOn;
        this.quickStart = quickStart;
        this.reception = reception;
        this.landlord = landlord;
        this.heavy = heavy;
        this.botTables = botTables;
        this.addresses = addresses;
    }

    /// Opens a table, once for each key.
    @PostMapping("/api/tables")
    ResponseEntity<Json> open(
            @RequestBody Json body,
            @RequestHeader(name = RepeatKey.HEADER, required = false) @Nullable String header,
            Caller caller,
            HttpServletRequest request,
            HttpServletResponse response) {
        RepeatKey key = RepeatKey.of(header, body);
        Body wanted = Body.of(body);
        Opening opening = wanted.has("from") ? playOn.opening(wanted, caller) : Opening.of(wanted);
        Person host = reception.meet(caller, wanted, request);
        Opening whole = opening.then(quickStart.commands(wanted, host, opening.seats()));
        String id =
                rooms.opened(host.id(), key)
                        .orElseGet(
                                () -> {
                                    Draft draft =
                                            landlord.draft(whole, host.id(), caller.address());
                                    return start(
                                            draft,
                                            caller,
                                            () -> {
                                                // Who is refused has not come in either.
                                                reception.letIn(caller, host, request, response);
                                                return rooms.open(draft, key);
                                            });
                                });
        company.checkDeletion(host);
        return ResponseEntity.status(HttpStatus.CREATED)
                .header("Location", "/api/tables/" + id)
                .body(Json.object("id", id, "commitment", commitment(id)));
    }

    private String start(Draft draft, Caller caller, Supplier<String> open) {
        Table table = draft.table();
        addresses.note(table.host(), caller.address());
        // Then nobody else is there.
        boolean started = table.status() == Table.Status.PLAYING || table.revealBy() != null;
        if (started) {
            botTables.check(table.host(), caller.address());
        }
        return open.get();
    }

    /// So that who adds something to the luck knows what the server has promised before.
    private String commitment(String id) {
        return rooms.in(id, room -> room.look(Table::commitment));
    }

    /// A table as the caller may see it.
    @GetMapping(path = "/api/tables/{id}", produces = MediaType.APPLICATION_JSON_VALUE)
    String view(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        Seating seating = Seating.of(caller.id(), seat);
        Table table = rooms.in(id, Room::snapshot);
        Viewer viewer = Viewer.of(table, seating.at(table));
        return heavy.run(caller.requester(), () -> Sight.of(table, viewer, language).whole());
    }

    /// Complains of somebody at a table to who runs the server.
    @PostMapping("/api/tables/{id}/reports")
    Json report(@PathVariable("id") String id, @RequestBody Json body, Caller caller) {
        Body report = Body.of(body);
        company.report(id, caller, report.text("person"), report.text("text"));
        return Json.object();
    }
}
