package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.ScoreLine;
import lucca.engine.Seat;
import lucca.engine.TextRecord;

/// The public record of a finished table: the game with nothing hidden, the names, and the fairness
/// proof.
public final class FinishedGameRecord {
    /// The member with the fairness proof.
    public static final String FAIR = "fair";

    /// The member with the result at the table.
    public static final String END = "end";

    /// The member of [#END] with the seats that were eliminated before the end.
    public static final String OUT = "out";

    private final List<LogEntry> log;
    private final Table table;
    private final TableEvent.Ended end;

    /// @param log the log of a finished table
    public FinishedGameRecord(List<LogEntry> log) {
        this.log = List.copyOf(log);
        table = Table.of(log);
        end = Objects.requireNonNull(table.end(), "the game is not over");
    }

    /// The JSON record of the game, with additional members that readers of records ignore.
    public Json.Obj json() {
        Match<?, ?> match = table.tableGame().match();
        Json.Obj record = JsonRecord.write(match);
        Json from = TableEventCodec.write(table.settings()).get("from");
        return (from == null ? record : record.with("from", from))
                .with(JsonRecord.RULES, match.game().kind().rulesVersion())
                .with("names", names())
                .with("begun", time(TableEvent.Started.class::isInstance))
                .with("ended", endTime())
                .with(END, end())
                .with(FAIR, proof().json());
    }

    private FairnessProof proof() {
        return new FairnessProof(
                table.commitment(),
                end.secret(),
                table.seatStates().stream().map(SeatState::salt).toList());
    }

    /// Names the eliminated seats only if there are any.
    private Json.Obj end() {
        Json.Obj result = Json.object("winners", end.winners(), "reason", end.reason());
        List<Integer> eliminated =
                IntStream.range(0, table.seatStates().size())
                        .filter(seat -> table.seatState(seat).eliminated())
                        .boxed()
                        .toList();
        return eliminated.isEmpty() || !table.tableGame().isOver()
                ? result
                : result.with(OUT, eliminated);
    }

    /// The text record of the game, with every point and its rule, and the end.
    /// @param date the date of the end
    public String text(MessageCatalogue words, String date) {
        Game<?, ?> game = table.settings().game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Title", words.text("title"));
        tags.put("Date", date);
        List<String> names = names();
        for (int seat = 0; seat < names.size(); seat++) {
            tags.put("Seat" + (seat + 1), names.get(seat));
        }
        tags.put("Rules", String.valueOf(game.kind().rulesVersion()));
        TableSettings.Origin origin = table.settings().origin();
        if (origin != null && origin.table() != null) {
            tags.put("From", origin.table() + " " + origin.event());
        }
        tags.putAll(FairnessProofTags.write(proof()));
        List<ScoreLine> lines = table.tableGame().match().lines();
        String moves =
                TextRecord.write(
                        table.tableGame().match(),
                        tags,
                        event ->
                                lines.stream()
                                        .filter(line -> line.event() == event)
                                        .map(line -> points(line, words))
                                        .toList());
        return moves + TextRecord.comment(new EndingText(table, words).sentence(end));
    }

    private static String points(ScoreLine line, MessageCatalogue words) {
        String signed = (line.points() > 0 ? "+" : "") + line.points();
        return words.text(
                "table.record.points", signed, new Seat(line.seat()), line.rule(), line.why());
    }

    /// The time of the end, in milliseconds since 1970.
    public long endTime() {
        return time(TableEvent.Ended.class::isInstance);
    }

    private long time(Predicate<TableEvent> event) {
        return log.stream()
                .filter(logEntry -> event.test(logEntry.event()))
                .map(LogEntry::time)
                .findFirst()
                .orElseThrow();
    }

    private List<String> names() {
        return IntStream.range(0, table.seatStates().size())
                .mapToObj(seat -> name(table.seatState(seat)))
                .toList();
    }

    private static String name(SeatState seatState) {
        return switch (seatState.occupant()) {
            case null -> "";
            case Occupant.Person(String id, String name) -> name;
            case Occupant.Bot(String bot) -> bot;
        };
    }
}
