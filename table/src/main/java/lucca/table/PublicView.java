package lucca.table;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Records;
import org.jspecify.annotations.Nullable;

/// What everybody sees of a table alike, so that it is written once for all.
public final class PublicView {
    private final Table table;

    private PublicView(Table table) {
        this.table = table;
    }

    public static Json.Obj of(Table table) {
        return new PublicView(table).json();
    }

    private Json.Obj json() {
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
                "asked", playing ? seatNumbers().filter(match::asks).boxed().toList() : List.of(),
                "scores", match.scores(),
                "lines", Records.lines(match),
                "pending", pending(table.pending()),
                "end", end == null ? null : TableJson.write(end),
                "next", table.next());
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
