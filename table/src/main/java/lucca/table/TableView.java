package lucca.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Observation;
import lucca.engine.Records;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;

/// A table as one viewer may see it: a seat, or [Observation#SPECTATOR].
public final class TableView {
    private final Table table;
    private final int viewer;

    public TableView(Table table, int viewer) {
        if (viewer == Observation.REFEREE) {
            throw new IllegalArgumentException("nobody at a table sees everything");
        }
        this.table = table;
        this.viewer = viewer;
    }

    /// All but the log and what was said.
    public Json.Obj now() {
        Match<?, ?> match = table.course().match();
        TableEvent.Ended end = table.end();
        boolean playing = table.status() == Table.Status.PLAYING;
        return Json.object(
                "version", table.version(),
                "status", word(table.status()),
                "paused", table.isPaused(),
                "terms", TableJson.write(table.terms()),
                "host", table.host(),
                "commitment", table.commitment(),
                "seats", seats(),
                "seat", viewer < 0 ? null : viewer,
                "asked", playing ? seatNumbers().filter(match::asks).boxed().toList() : List.of(),
                "moves", playing && viewer >= 0 ? table.course().legalMoves(viewer) : List.of(),
                "position", playing || end != null ? match.observe(viewer).view() : null,
                "scores", match.scores(),
                "lines", Records.lines(match),
                "pending", pending(table.pending()),
                "end", end == null ? null : TableJson.write(end),
                "next", table.next());
    }

    /// What has been decided in the game, from the event of that index on, as far as the viewer may
    /// know it now, in the order of records.
    public List<Json> events(int from) {
        return events(table.course().match(), from);
    }

    private <S extends State<S>, M extends Move> List<Json> events(Match<S, M> match, int from) {
        List<Json> events = new ArrayList<>();
        List<Event<M>> log = match.log(viewer);
        for (Event<M> event : log.subList(Math.min(from, log.size()), log.size())) {
            Notation<M> notation = match.game().notation();
            Json.Obj json = Records.event(event.seat(), notation.json(event.move()));
            events.add(json.with("text", notation.text(event.move())));
        }
        return events;
    }

    /// What was said, from the entry after that version on.
    public List<Json> chat(long after) {
        return table.chat().stream()
                .filter(entry -> entry.version() > after)
                .map(
                        entry ->
                                (Json)
                                        Json.object(
                                                "version", entry.version(),
                                                "time", entry.time(),
                                                "by", entry.by(),
                                                "text", ((TableEvent.Said) entry.event()).text()))
                .toList();
    }

    private List<Json> seats() {
        return seatNumbers().mapToObj(this::seat).toList();
    }

    private Json seat(int seat) {
        Chair chair = table.chair(seat);
        return Json.object(
                "person", chair.occupant() instanceof Occupant.Person person ? person.id() : null,
                "name", chair.occupant() instanceof Occupant.Person person ? person.name() : null,
                "bot", chair.bot(),
                "out", chair.out(),
                "salt", chair.isFree() ? null : chair.salt(),
                "bank", table.clocks().left(seat, table.time()),
                "deadline", table.clocks().deadline(seat));
    }

    private static @Nullable Json pending(@Nullable Pending pending) {
        return pending == null
                ? null
                : Json.object(
                        "version", pending.version(),
                        "seat", pending.seat(),
                        "what", pending.request() instanceof Request.Undo ? "undo" : "pause",
                        "agreed", pending.agreed().stream().sorted().toList());
    }

    private static String word(Table.Status status) {
        return switch (status) {
            case OPEN -> "open";
            case PLAYING -> "playing";
            case OVER -> "over";
            case CLOSED -> "closed";
        };
    }

    private IntStream seatNumbers() {
        return IntStream.range(0, table.chairs().size());
    }
}
