package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import lucca.engine.Catalogue;
import lucca.engine.Game;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Records;
import lucca.engine.ScoreLine;
import lucca.engine.TextRecord;

/// A game that is over at its table, as people take it home: with nothing hidden any more, with who
/// played, and with all that proves its luck.
public final class TableRecord {
    /// The member with what proves the luck.
    public static final String FAIR = "fair";

    /// The member with how it ended at the table.
    public static final String END = "end";

    /// The member of that with who had lost before.
    public static final String OUT = "out";

    private final List<Entry> log;
    private final Table table;
    private final TableEvent.Ended end;

    /// @param log of a table that is over
    public TableRecord(List<Entry> log) {
        this.log = List.copyOf(log);
        table = Table.of(log);
        end = Objects.requireNonNull(table.end(), "the game is not over");
    }

    /// Whether there is a record of a table: only when its game is over.
    public static boolean isFor(List<Entry> log) {
        return log.stream().anyMatch(entry -> entry.event() instanceof TableEvent.Ended);
    }

    /// For programs: the record of the game, and further members that readers of records ignore.
    public Json.Obj json() {
        Match<?, ?> match = table.course().match();
        Json.Obj record = Records.write(match);
        Json from = TableJson.write(table.terms()).get("from");
        return (from == null ? record : record.with("from", from))
                .with(Records.RULES, match.game().kind().rulesVersion())
                .with("names", names())
                .with("begun", time(TableEvent.Started.class::isInstance))
                .with("ended", ended())
                .with(END, end())
                .with(FAIR, proof().json());
    }

    private Proof proof() {
        return new Proof(
                table.commitment(),
                end.secret(),
                table.chairs().stream().map(Chair::salt).toList());
    }

    /// Who had lost before is told only if there is somebody.
    private Json.Obj end() {
        Json.Obj how = Json.object("winners", end.winners(), "reason", end.reason());
        List<Integer> out =
                IntStream.range(0, table.chairs().size())
                        .filter(seat -> table.chair(seat).out())
                        .boxed()
                        .toList();
        return out.isEmpty() || !table.course().isOver() ? how : how.with(OUT, out);
    }

    /// For people: the same game as a text record, with every point and its rule, and the end.
    /// @param date when it ended
    public String text(Catalogue words, String date) {
        Game<?, ?> game = table.terms().game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Title", words.text("title"));
        tags.put("Date", date);
        List<String> names = names();
        for (int seat = 0; seat < names.size(); seat++) {
            tags.put("Seat" + (seat + 1), names.get(seat));
        }
        tags.put("Rules", String.valueOf(game.kind().rulesVersion()));
        Terms.Origin origin = table.terms().origin();
        if (origin != null && origin.table() != null) {
            tags.put("From", origin.table() + " " + origin.event());
        }
        tags.putAll(ProofTags.write(proof()));
        List<ScoreLine> lines = table.course().match().lines();
        String moves =
                TextRecord.write(
                        table.course().match(),
                        tags,
                        event ->
                                lines.stream()
                                        .filter(line -> line.event() == event)
                                        .map(line -> points(line, words))
                                        .toList());
        return moves + TextRecord.comment(new Closing(table, words).sentence(end));
    }

    private static String points(ScoreLine line, Catalogue words) {
        String signed = (line.points() > 0 ? "+" : "") + line.points();
        return words.text(
                "table.record.points",
                signed,
                line.seat() + 1,
                line.rule(),
                words.text(line.why()));
    }

    /// When it ended.
    public long ended() {
        return time(TableEvent.Ended.class::isInstance);
    }

    private long time(Predicate<TableEvent> event) {
        return log.stream()
                .filter(entry -> event.test(entry.event()))
                .map(Entry::time)
                .findFirst()
                .orElseThrow();
    }

    private List<String> names() {
        return IntStream.range(0, table.chairs().size())
                .mapToObj(seat -> name(table.chair(seat)))
                .toList();
    }

    private static String name(Chair chair) {
        return switch (chair.occupant()) {
            case null -> "";
            case Occupant.Person(String id, String name) -> name;
            case Occupant.Machine(String bot) -> bot;
        };
    }
}
