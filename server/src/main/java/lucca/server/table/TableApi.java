package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.media.Content;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.responses.ApiResponse;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.util.function.Supplier;
import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.server.account.ImplicitGuestSignIn;
import lucca.server.account.Person;
import lucca.server.account.SignInRequired;
import lucca.server.api.TableView;
import lucca.server.executor.HeavyWorkExecutor;
import lucca.server.limit.LastKnownAddresses;
import lucca.server.room.IdempotencyKey;
import lucca.server.room.Room;
import lucca.server.room.RoomRegistry;
import lucca.server.room.TableDraft;
import lucca.server.stream.ViewSnapshot;
import lucca.server.web.Empty;
import lucca.server.web.JsonBinder;
import lucca.server.web.ProblemResponse;
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

/// Opens, shows and reports tables over HTTP.
@RestController
@Tag(name = "Tables")
final class TableApi {
    private final RoomRegistry roomRegistry;
    private final TableModeration moderation;
    private final ContinuationRequestReader continuation;
    private final QuickStartCommands quickStartCommands;
    private final ImplicitGuestSignIn implicitGuestSignIn;
    private final TableDraftFactory drafts;
    private final HeavyWorkExecutor heavy;
    private final BotsOnlyTableLimiter botsOnlyTableLimiter;
    private final LastKnownAddresses lastKnownAddresses;

    TableApi(
            RoomRegistry roomRegistry,
            TableModeration tableModeration,
            ContinuationRequestReader continuationRequestReader,
            QuickStartCommands quickStartCommands,
            ImplicitGuestSignIn implicitGuestSignIn,
            TableDraftFactory tableDraftFactory,
            HeavyWorkExecutor heavy,
            BotsOnlyTableLimiter botsOnlyTableLimiter,
            LastKnownAddresses lastKnownAddresses) {
        this.roomRegistry = roomRegistry;
        this.moderation = tableModeration;
        this.continuation = continuationRequestReader;
        this.quickStartCommands = quickStartCommands;
        this.implicitGuestSignIn = implicitGuestSignIn;
        this.drafts = tableDraftFactory;
        this.heavy = heavy;
        this.botsOnlyTableLimiter = botsOnlyTableLimiter;
        this.lastKnownAddresses = lastKnownAddresses;
    }

    record OpenedTable(
            String id,
            @Schema(description = "The hash of the secret behind the chance outcomes.")
                    String commitment) {}

    record NewReport(
            @Schema(description = "The id of the reported person.") String person,
            @Schema(description = "What happened.") String text) {}

    /// Opens one table for each idempotency key.
    @Operation(summary = "Open a table.")
    @ApiResponse(
            responseCode = "201",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = OpenedTable.class)))
    @io.swagger.v3.oas.annotations.parameters.RequestBody(
            content = @Content(schema = @Schema(implementation = NewTable.class)))
    @ProblemResponse(status = 404, description = "There is no table to continue from.")
    @ProblemResponse(status = 409, description = "The name belongs to somebody else.")
    @ProblemResponse(
            status = 410,
            description = "The game to continue from has rules that this server no longer knows.")
    @ApiResponse(
            responseCode = "422",
            description =
                    "The game cannot start as you want, or the idempotency key was used for another request.")
    @PostMapping("/api/tables")
    ResponseEntity<OpenedTable> open(
            @RequestBody Json body,
            @RequestHeader(name = IdempotencyKey.HEADER, required = false) @Nullable String header,
            Caller caller,
            HttpServletRequest request,
            HttpServletResponse response) {
        IdempotencyKey key = IdempotencyKey.of(header, body);
        NewTable wanted = JsonBinder.read(body, NewTable.class);
        TableCreationRequest tableCreationRequest =
                wanted.from() == null
                        ? TableCreationRequest.of(wanted)
                        : continuation.read(wanted, wanted.from(), caller);
        Person host = implicitGuestSignIn.identify(caller, wanted.name(), request);
        TableCreationRequest fullRequest =
                tableCreationRequest.withCommands(
                        quickStartCommands.commands(wanted, host, tableCreationRequest.seats()));
        String id =
                roomRegistry
                        .findOpened(host.id(), key)
                        .orElseGet(
                                () -> {
                                    TableDraft tableDraft =
                                            drafts.draft(fullRequest, host.id(), caller.address());
                                    return openChecked(
                                            tableDraft,
                                            caller,
                                            () -> {
                                                // A refused guest must not be signed in.
                                                implicitGuestSignIn.signIn(
                                                        caller, host, request, response);
                                                return roomRegistry.open(tableDraft, key);
                                            });
                                });
        moderation.cleanUpIfDeleted(host);
        return ResponseEntity.status(HttpStatus.CREATED)
                .header("Location", "/api/tables/" + id)
                .body(new OpenedTable(id, commitment(id)));
    }

    private String openChecked(TableDraft tableDraft, Caller caller, Supplier<String> open) {
        Table table = tableDraft.table();
        lastKnownAddresses.record(table.host(), caller.address());
        // A table that starts at once can have only bots as opponents.
        boolean started = table.status() == Table.Status.PLAYING || table.revealDeadline() != null;
        if (started) {
            botsOnlyTableLimiter.check(table.host(), caller.address());
        }
        return open.get();
    }

    /// The server's commitment to its secret, so that people see it before they choose a salt.
    private String commitment(String id) {
        return roomRegistry.withRoom(id, room -> room.read(Table::commitment));
    }

    @Operation(summary = "Get a table as you may see it.")
    @ApiResponse(
            responseCode = "200",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON_VALUE,
                            schema = @Schema(implementation = TableView.class)))
    @GetMapping(path = "/api/tables/{id}", produces = MediaType.APPLICATION_JSON_VALUE)
    String view(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        SeatIdentity seatIdentity = SeatIdentity.of(caller.id(), seat);
        Table table = roomRegistry.withRoom(id, Room::snapshot);
        Viewer viewer = Viewer.of(table, seatIdentity.actorAt(table));
        return heavy.run(
                caller.requester(), () -> ViewSnapshot.of(table, viewer, language).fullJson());
    }

    @Operation(summary = "Report a person to the operator.")
    @PostMapping("/api/tables/{id}/reports")
    Empty report(
            @PathVariable("id") String id,
            @SignInRequired Caller caller,
            @RequestBody NewReport report) {
        moderation.report(id, caller, report.person(), report.text());
        return new Empty();
    }
}
