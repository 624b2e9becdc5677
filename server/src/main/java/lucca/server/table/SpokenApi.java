package lucca.server.table;

import java.util.function.BiFunction;
import lucca.engine.Json;
import lucca.server.people.Caller;
import lucca.server.web.ServerWords;
import lucca.server.work.HeavyWork;
import lucca.table.Spoken;
import lucca.table.Table;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Tables for those who listen to them: who cannot see a board, or plays by the keyboard. It is
/// asked for, as streams would be many times as long with it.
@RestController
final class SpokenApi {
    private final Rooms rooms;
    private final HeavyWork heavy;

    SpokenApi(Rooms rooms, HeavyWork heavy) {
        this.rooms = rooms;
        this.heavy = heavy;
    }

    /// What the caller may decide now, each move in words.
    @GetMapping("/api/tables/{id}/moves")
    Json moves(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return say(
                id,
                seat,
                caller,
                language,
                (spoken, viewer) -> Json.object("moves", spoken.moves(viewer)));
    }

    /// What the caller sees of the game, each piece in words.
    @GetMapping("/api/tables/{id}/position")
    Json position(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return say(
                id,
                seat,
                caller,
                language,
                (spoken, viewer) -> Json.object("sentences", spoken.position(viewer)));
    }

    /// What the end would bring those whose score as of now the caller sees.
    @GetMapping("/api/tables/{id}/standing")
    Json standing(
            @PathVariable("id") String id,
            @RequestParam(name = "seat", required = false) @Nullable String seat,
            Caller caller,
            Language language) {
        return say(
                id,
                seat,
                caller,
                language,
                (spoken, viewer) -> Json.object("lines", spoken.standing(viewer)));
    }

    private Json say(
            String id,
            @Nullable String seat,
            Caller caller,
            Language language,
            BiFunction<Spoken, Integer, Json.Obj> sentences) {
        Seating seating = Seating.of(caller.id(), seat);
        Table table = rooms.in(id, Room::snapshot);
        int viewer = seating.viewer(table);
        Spoken spoken = new Spoken(table, ServerWords.of(language, table.terms().game().kind()));
        return heavy.run(
                caller.requester(),
                () -> sentences.apply(spoken, viewer).with("version", table.version()));
    }
}
