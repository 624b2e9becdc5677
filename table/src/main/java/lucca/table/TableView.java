package lucca.table;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.Records;
import org.jspecify.annotations.Nullable;

/// A table as one viewer may see it: a seat, or [Observation#SPECTATOR]. Whoever follows a table
/// keeps the view: it remembers what has been told of the game, and writes only what is new.
public final class TableView {
    private final Table table;
    private final int viewer;
    private final Json.Obj terms;
    private Tale<?, ?> tale;

    public TableView(Table table, int viewer) {
        if (viewer == Observation.REFEREE) {
            throw new IllegalArgumentException("nobody at a table sees everything");
        }
        this.table = table;
        this.viewer = viewer;
        terms = TableJson.write(table.terms());
        tale = new Tale<>(table.course().match(), viewer);
    }

    /// What the same viewer sees of this table, which may have been read anew.
    public TableView of(Table now) {
        return now == table ? this : new TableView(now, viewer);
    }

    public Table table() {
        return table;
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
                "terms", terms,
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

    /// What has been decided in the game as far as the viewer may know it now, in the order of
    /// records.
    public List<Json> events() {
        Match<?, ?> match = table.course().match();
        if (!tale.isOf(match)) { // an undo has begun another
            tale = new Tale<>(match, viewer);
        }
        return tale.events();
    }

    /// What was said.
    public List<Json> chat() {
        return table.chat().stream()
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
