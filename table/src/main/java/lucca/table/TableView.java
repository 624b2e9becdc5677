package lucca.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Observation;

/// A table as one viewer may see it: a seat, or [Observation#SPECTATOR]. Whoever follows a table
/// keeps the view: it remembers what has been told of the game, and writes only what is new.
public final class TableView {
    private final Table table;
    private final int viewer;
    private final List<Json> chat = new ArrayList<>();
    private Tale<?, ?> tale;

    public TableView(Table table, int viewer) {
        if (viewer == Observation.REFEREE) {
            throw new IllegalArgumentException("nobody at a table sees everything");
        }
        this.table = table;
        this.viewer = viewer;
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
        Map<String, Json> all = new LinkedHashMap<>();
        new PublicView(table).members().forEach((name, text) -> all.put(name, Json.parse(text)));
        own().forEach((name, text) -> all.put(name, Json.parse(text)));
        return new Json.Obj(all);
    }

    /// What is this viewer's own, beside the [PublicView]: members, each written as JSON.
    public Map<String, String> own() {
        Map<String, String> own = new LinkedHashMap<>();
        own.put("seat", Texts.of(viewer < 0 ? null : viewer));
        own.put("moves", Texts.of(moves()));
        if (!table.terms().game().isPublic()) {
            own.put("position", PublicView.position(table, viewer));
        }
        return own;
    }

    /// The texts of what the viewer may decide now.
    public List<String> moves() {
        boolean plays = viewer >= 0 && table.status() == Table.Status.PLAYING;
        return plays ? table.course().legalMoves(viewer) : List.of();
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
        List<Entry> all = table.chat();
        all.subList(chat.size(), all.size()).forEach(entry -> chat.add(said(entry)));
        return List.copyOf(chat);
    }

    private static Json said(Entry entry) {
        return Json.object(
                "version", entry.version(),
                "time", entry.time(),
                "by", entry.by(),
                "text", ((TableEvent.Said) entry.event()).text());
    }
}
