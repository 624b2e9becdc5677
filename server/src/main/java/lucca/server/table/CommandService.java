package lucca.server.table;

import lucca.engine.Json;
import lucca.server.account.Caller;
import lucca.server.account.Person;
import lucca.server.metrics.ServerMetrics;
import lucca.server.web.ProblemHandler;
import lucca.server.web.RequestJson;
import lucca.server.web.ServerMessages;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import lucca.words.Language;
import lucca.words.MessageFiles;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/// Executes commands at tables and builds the responses.
@Component
final class CommandService {
    private final RoomRegistry roomRegistry;
    private final RematchService rematchService;
    private final TableModeration moderation;
    private final BotsOnlyTableLimiter botsOnlyTableLimiter;

    CommandService(
            RoomRegistry roomRegistry,
            RematchService rematchService,
            TableModeration tableModeration,
            BotsOnlyTableLimiter botsOnlyTableLimiter) {
        this.roomRegistry = roomRegistry;
        this.rematchService = rematchService;
        this.moderation = tableModeration;
        this.botsOnlyTableLimiter = botsOnlyTableLimiter;
    }

    /// Executes a command of a person at a table.
    /// @param header the idempotency key
    /// @param language the language of the response if the command is refused
    ResponseEntity<Json> execute(
            String table, Json body, Caller caller, @Nullable String header, Language language) {
        Person by = caller.requirePerson();
        IdempotencyKey key = IdempotencyKey.of(header, body);
        RequestJson command = RequestJson.of(body);
        String type = command.text("type");
        boolean takesSeat = type.equals("sit") || type.equals("seatBot");
        Person named =
                type.equals("sit") && command.has("as")
                        ? moderation.companion(by, command.text("as"))
                        : by;
        moderation.checkRequest(type, named, caller.address());
        String actor = takesSeat ? by.id() : actor(table, command, by.id());
        long start = System.nanoTime();
        CommandReply reply =
                switch (type) {
                    case "rematch" -> rematchService.request(table, by, key, caller.address());
                    case "start" -> start(table, caller, actor, key);
                    default ->
                            roomRegistry.withRoom(
                                    table,
                                    room ->
                                            room.handle(
                                                    CommandJson.read(command, named),
                                                    actor,
                                                    key,
                                                    now ->
                                                            moderation.checkBlocks(
                                                                    now, type, named)));
                };
        if (type.equals("sit")) {
            moderation.cleanUpIfDeleted(by);
        }
        if (type.equals("sit") && reply.outcome() instanceof CommandResult.Done) {
            moderation.recheckBlocks(table, named);
        }
        ServerMetrics.recordCommand(type, outcomeLabel(reply.outcome()), System.nanoTime() - start);
        return response(reply, language);
    }

    private CommandReply start(
            String table, Caller caller, String actor, @Nullable IdempotencyKey key) {
        return roomRegistry.withRoom(
                table,
                room ->
                        room.handle(
                                new Command.Start(), actor, key, now -> checkStart(now, caller)));
    }

    private void checkStart(Table table, Caller caller) {
        if (isOnlyPerson(table, caller.requirePerson())) {
            botsOnlyTableLimiter.check(caller.requirePerson().id(), caller.address());
        }
    }

    /// Whether this person is the only one at the table, so that a game would be bots-only without
    /// them.
    private static boolean isOnlyPerson(Table table, Person by) {
        return table.status() == Table.Status.OPEN
                && table.seatStates().stream()
                        .noneMatch(
                                seatState ->
                                        seatState.occupant()
                                                        instanceof Occupant.Person(var id, var name)
                                                && !Companion.owner(id).equals(by.id()));
    }

    /// The id under which a person acts: their own, or that of a companion whose seat is named.
    private String actor(String table, RequestJson command, String person) {
        SeatIdentity seatIdentity = SeatIdentity.of(person, command);
        return seatIdentity.seat() == null
                ? person
                : roomRegistry.withRoom(table, room -> room.readLatest(seatIdentity::seatedPerson));
    }

    private static String outcomeLabel(CommandResult.Outcome outcome) {
        return switch (outcome) {
            case CommandResult.Done done -> "done";
            case CommandResult.AlreadyDone alreadyDone -> "known";
            case CommandResult.Stale stale -> "stale";
            case CommandResult.Refused refused -> "refused";
        };
    }

    static ResponseEntity<Json> response(CommandReply reply, Language language) {
        return switch (reply.outcome()) {
            case CommandResult.Done done -> done(reply.version());
            case CommandResult.AlreadyDone(long version) -> done(version);
            case CommandResult.Stale(long version) ->
                    ProblemHandler.problem(
                            HttpStatus.CONFLICT,
                            ServerMessages.common(language).text("command.stale"),
                            "version",
                            version);
            case CommandResult.Refused(var refusal) ->
                    ProblemHandler.problem(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            MessageFiles.sentence(
                                    ServerMessages.tokenized(language, reply.kind()), refusal),
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
