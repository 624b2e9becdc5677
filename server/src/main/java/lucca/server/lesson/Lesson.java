package lucca.server.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.stream.ViewSnapshot;
import lucca.server.web.ServerMessages;
import lucca.table.AbsencePolicy;
import lucca.table.LogEntry;
import lucca.table.Occupant;
import lucca.table.ScreenReaderTexts;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import lucca.table.Viewer;
import lucca.words.Language;
import org.jspecify.annotations.Nullable;

/// The tutorial of a game: a recorded game, replayed at a table with the learner and bots.
final class Lesson {
    /// The seat of the learner.
    static final int LEARNER = 0;

    private static final String BOT = "level1";

    private final Match<?, ?> record;
    private final Language language;
    private final MessageCatalogue words;

    Lesson(Match<?, ?> record, Language language) {
        this.record = record;
        this.language = language;
        words = ServerMessages.tokenized(language, record.game().kind());
    }

    /// The learner's views, from their first decision on: first a full view, then the changes after
    /// each event. On the learner's turns, the view contains the recorded move.
    Json.Obj json() {
        Table table = started();
        List<Json> sights = new ArrayList<>();
        ViewSnapshot before = null;
        for (PlayedMove step : steps(record)) {
            if (step.seat() == LEARNER || before != null) {
                before = addView(table, step, before, sights);
            }
            add(table, step.event());
        }
        if (record.isOver()) {
            add(table, new TableEvent.Ended(record.winners(), record.reason().orElse(""), ""));
        }
        addView(table, null, before, sights);
        return Json.object("data", record.game().data(words), "sights", sights);
    }

    /// @param next the next step; `null` at the end
    private ViewSnapshot addView(
            Table table, @Nullable PlayedMove next, @Nullable ViewSnapshot before, List<Json> out) {
        ViewSnapshot viewSnapshot = ViewSnapshot.of(table, Viewer.of(LEARNER), language);
        String move = next != null && next.seat() == LEARNER ? next.text() : null;
        String text = before == null ? viewSnapshot.fullJson() : viewSnapshot.jsonSince(before);
        Json.Obj shown = guided((Json.Obj) Json.parse(text), move);
        out.add(next == null || move != null ? spoken(shown, table) : shown);
        return viewSnapshot;
    }

    /// Restricts the learner's legal moves to the recorded one.
    private static Json.Obj guided(Json.Obj sight, @Nullable String next) {
        Json.Obj view = (Json.Obj) Objects.requireNonNull(sight.get("view"));
        return Json.object(
                "version", sight.get("version"),
                "view", view.with("moves", next == null ? List.of() : List.of(next)),
                "from", sight.get("from"),
                "events", sight.get("events"),
                "next", next);
    }

    /// Adds the moves and the position in words, for screen readers.
    private Json.Obj spoken(Json.Obj sight, Table table) {
        ScreenReaderTexts screenReaderTexts = new ScreenReaderTexts(table, words);
        Json next = sight.get("next");
        List<Json> moves =
                screenReaderTexts.moves(LEARNER).stream()
                        .filter(each -> Objects.equals(((Json.Obj) each).get("move"), next))
                        .toList();
        return sight.with("moves", moves)
                .with("sentences", screenReaderTexts.position(LEARNER))
                .with("standing", screenReaderTexts.standing(LEARNER));
    }

    private Table started() {
        TableSettings tableSettings =
                new TableSettings(
                        record.game(),
                        false,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Substitute(BOT),
                        0,
                        false);
        Table table =
                Table.of(
                        new LogEntry(
                                1,
                                0,
                                null,
                                null,
                                new TableEvent.Opened(tableSettings, "learner", "")));
        int seats = record.game().setup().seats();
        for (int seat = 0; seat < seats; seat++) {
            Occupant who =
                    seat == LEARNER
                            ? new Occupant.Person("learner", words.text("lesson.learner"))
                            : new Occupant.Bot(BOT);
            add(table, new TableEvent.Seated(seat, who, ""));
        }
        add(table, new TableEvent.Started());
        return table;
    }

    private static void add(Table table, TableEvent event) {
        table.apply(new LogEntry(table.version() + 1, 0, null, null, event));
    }

    /// A step of the record: a move or a chance outcome.
    private record PlayedMove(int seat, String text, TableEvent event) {}

    private static <S extends State<S>, M extends Move> List<PlayedMove> steps(Match<S, M> record) {
        List<PlayedMove> steps = new ArrayList<>();
        for (Event<M> event : record.log()) {
            Json.Obj move = record.game().notation().json(event.move());
            steps.add(
                    new PlayedMove(
                            event.seat(),
                            record.game().notation().text(event.move()),
                            event.seat() == State.CHANCE
                                    ? new TableEvent.Drawn(move)
                                    : new TableEvent.Played(event.seat(), move)));
        }
        return steps;
    }
}
