package lucca.server.table;

import lucca.engine.Json;
import lucca.server.meter.Meters;
import lucca.server.people.Caller;
import lucca.server.people.Person;
import lucca.server.web.Body;
import lucca.server.web.Problems;
import lucca.server.web.ServerWords;
import lucca.table.Command;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.Table;
import lucca.table.Verdict;
import lucca.words.Language;
import lucca.words.WordFiles;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

/// Commands at tables, and what is answered.
@Component
final class Commands {
    private final Rooms rooms;
    private final Rematch rematch;
    private final Company company;
    private final BotTables botTables;

    Commands(Rooms rooms, Rematch rematch, Company company, BotTables botTables) {
        this.rooms = rooms;
        this.rematch = rematch;
        this.company = company;
        this.botTables = botTables;
    }

    /// Lets a person do something at a table.
    /// @param header with the key by which they will know the command again
    /// @param language in which they are answered if it is refused
    ResponseEntity<Json> give(
            String table, Json body, Caller caller, @Nullable String header, Language language) {
        Person by = caller.known();
        RepeatKey key = RepeatKey.of(header, body);
        Body command = Body.of(body);
        String type = command.text("type");
        boolean arrives = type.equals("sit") || type.equals("seatBot");
        Person named =
                type.equals("sit") && command.has("as")
                        ? company.companion(by, command.text("as"))
                        : by;
        company.admit(type, named, caller.address());
        String actor = arrives ? by.id() : actor(table, command, by.id());
        long start = System.nanoTime();
        Reply reply =
                switch (type) {
                    case "rematch" -> rematch.ask(table, by, key, caller.address());
                    case "start" -> start(table, caller, actor, key);
                    default ->
                            rooms.in(
                                    table,
                                    room ->
                                            room.handle(
                                                    CommandJson.read(command, named),
                                                    actor,
                                                    key,
                                                    now -> company.check(now, type, named)));
                };
        if (type.equals("sit")) {
            company.checkDeletion(by);
        }
        if (type.equals("sit") && reply.outcome() instanceof Verdict.Done) {
            company.checkAfter(table, named);
        }
        Meters.command(type, word(reply.outcome()), System.nanoTime() - start);
        return answer(reply, language);
    }

    private Reply start(String table, Caller caller, String actor, @Nullable RepeatKey key) {
        return rooms.in(
                table,
                room ->
                        room.handle(
                                new Command.Start(), actor, key, now -> checkStart(now, caller)));
    }

    private void checkStart(Table table, Caller caller) {
        if (isAlone(table, caller.known())) {
            botTables.check(caller.known().id(), caller.address());
        }
    }

    /// Whether nobody but this person can see to it that bots do not play alone there.
    private static boolean isAlone(Table table, Person by) {
        return table.status() == Table.Status.OPEN
                && table.chairs().stream()
                        .noneMatch(
                                chair ->
                                        chair.occupant()
                                                        instanceof Occupant.Person(var id, var name)
                                                && !Companion.owner(id).equals(by.id()));
    }

    /// As whom a person does it.
    private String actor(String table, Body command, String person) {
        Seating seating = Seating.of(person, command);
        return seating.seat() == null
                ? person
                : rooms.in(table, room -> room.lookAnew(seating::sitter));
    }

    private static String word(Verdict.Outcome outcome) {
        return switch (outcome) {
            case Verdict.Done done -> "done";
            case Verdict.Known known -> "known";
            case Verdict.Stale stale -> "stale";
            case Verdict.Refused refused -> "refused";
        };
    }

    static ResponseEntity<Json> answer(Reply reply, Language language) {
        return switch (reply.outcome()) {
            case Verdict.Done done -> done(reply.version());
            case Verdict.Known(long version) -> done(version);
            case Verdict.Stale(long version) ->
                    Problems.problem(
                            HttpStatus.CONFLICT,
                            ServerWords.common(language).text("command.stale"),
                            "version",
                            version);
            case Verdict.Refused(var refusal) ->
                    Problems.problem(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            WordFiles.sentence(ServerWords.of(language, reply.kind()), refusal),
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
