package lucca.server.table;

import java.util.List;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Refusal;
import lucca.server.account.Caller;
import lucca.server.account.Person;
import lucca.server.metrics.ServerMetrics;
import lucca.server.room.CommandReply;
import lucca.server.room.IdempotencyKey;
import lucca.server.room.RoomRegistry;
import lucca.server.web.JsonBinder;
import lucca.server.web.Problem;
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
    ResponseEntity<?> execute(
            String table, Json body, Caller caller, @Nullable String header, Language language) {
        Person by = caller.requirePerson();
        IdempotencyKey key = IdempotencyKey.of(header, body);
        CommandRequest request = JsonBinder.read(body, CommandRequest.class);
        Person named =
                request instanceof CommandRequest.Sit sit && sit.as() != null
                        ? moderation.companion(by, sit.as())
                        : by;
        moderation.checkRequest(request, named, caller.address());
        String actor = actor(table, request, by.id());
        long start = System.nanoTime();
        CommandReply reply =
                switch (request) {
                    case CommandRequest.Rematch rematch ->
                            rematchService.request(table, by, key, caller.address());
                    case CommandRequest.Start atOnce -> start(table, caller, actor, key);
                    default -> {
                        Command command = request.command(named);
                        yield roomRegistry.withRoom(
                                table,
                                room ->
                                        room.handle(
                                                command,
                                                actor,
                                                key,
                                                now ->
                                                        moderation.checkBlocks(
                                                                now, request, named)));
                    }
                };
        if (request instanceof CommandRequest.Sit) {
            moderation.cleanUpIfDeleted(by);
            if (reply.outcome() instanceof CommandResult.Done) {
                moderation.recheckBlocks(table, named);
            }
        }
        ServerMetrics.recordCommand(
                JsonBinder.caseName(request.getClass()),
                outcomeLabel(reply.outcome()),
                System.nanoTime() - start);
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
    private String actor(String table, CommandRequest request, String person) {
        if (request.seat() == null || request.seatsSomebody()) {
            return person;
        }
        SeatIdentity seatIdentity = new SeatIdentity(person, request.seat());
        return roomRegistry.withRoom(table, room -> room.readLatest(seatIdentity::seatedPerson));
    }

    private static String outcomeLabel(CommandResult.Outcome outcome) {
        return switch (outcome) {
            case CommandResult.Done done -> "done";
            case CommandResult.AlreadyDone alreadyDone -> "known";
            case CommandResult.Stale stale -> "stale";
            case CommandResult.Refused refused -> "refused";
        };
    }

    static ResponseEntity<?> response(CommandReply reply, Language language) {
        return switch (reply.outcome()) {
            case CommandResult.Done done -> done(reply.version());
            case CommandResult.AlreadyDone(long version) -> done(version);
            case CommandResult.Stale(long version) ->
                    Problem.of(
                                    HttpStatus.CONFLICT,
                                    ServerMessages.common(language).text("command.stale"))
                            .at(version)
                            .response();
            case CommandResult.Refused(var refusal) ->
                    refused(refusal, reply.version(), reply.kind(), reply.moves(), language)
                            .response();
        };
    }

    /// The refusal of a command, with the legal moves of its sender.
    static Problem refused(
            Refusal refusal, long version, GameKind kind, List<String> moves, Language language) {
        return Problem.of(
                        HttpStatus.UNPROCESSABLE_CONTENT,
                        MessageFiles.sentence(ServerMessages.tokenized(language, kind), refusal))
                .at(version)
                .refusedBy(refusal.rule(), moves);
    }

    private static ResponseEntity<?> done(long version) {
        return ResponseEntity.ok(new CommandRequest.CommandResponse(version));
    }
}
