package lucca.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Observation;

/// A table as one viewer may see it: a seat, or [Observation#SPECTATOR]. Whoever follows a table
/// keeps the view: it remembers what has been told of the game, and writes only what is new.
public final class TableView {
    private final Table table;
    private final int viewer;
    private final Catalogue words;
    private final List<Json> chat = new ArrayList<>();
    private final GameSight sight;
    private Tale<?, ?> tale;

    /// @param words in which the game is told
    public TableView(Table table, int viewer, Catalogue words) {
        if (viewer == Observation.REFEREE) {
            throw new IllegalArgumentException("nobody at a table sees everything");
        }
        this.table = table;
        this.viewer = viewer;
        this.words = words;
        sight = new GameSight(table, words);
        tale = new Tale<>(table.course().match(), viewer, words);
    }

    /// What the same viewer sees of this table, which may have been read anew.
    public TableView of(Table now) {
        return now == table ? this : new TableView(now, viewer, words);
    }

    public Table table() {
        return table;
    }

    /// All but the log and what was said.
    public Json.Obj now() {
        Map<String, Json> all = new LinkedHashMap<>();
        new PublicView(table, words)
                .members()
                .forEach((name, text) -> all.put(name, Json.parse(text)));
        own().forEach((name, text) -> all.put(name, Json.parse(text)));
        return new Json.Obj(all);
    }

    /// What is this viewer's own, beside the [PublicView]: members, each written as JSON.
    public Map<String, String> own() {
        Map<String, String> own = new LinkedHashMap<>();
        own.put("seat", Texts.of(viewer < 0 ? null : viewer));
        own.put("moves", Texts.list(viewer < 0 ? List.of() : table.legalMoves(viewer)));
        if (!table.terms().game().isPublic()) {
            own.putAll(sight.members(viewer));
        }
        return own;
    }

    /// What has been decided in the game as far as the viewer may know it now, in the order of
    /// records.
    public List<Json> events() {
        Match<?, ?> match = table.course().match();
        if (!tale.isOf(match)) { // an undo has begun another
            tale = new Tale<>(match, viewer, words);
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
