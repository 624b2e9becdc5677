package lucca.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.engine.Observation;

/// A table as one viewer may see it: a seat, or [Observation#SPECTATOR]. Whoever follows a table
/// keeps the view: it remembers what has been told of the game, and writes only what is new.
public final class TableView {
    private final PublicView common;
    private final Table table;
    private final int viewer;
    private final List<String> chat = new ArrayList<>();
    private final GameSight sight;

    /// @param common what all who follow the table share
    public TableView(PublicView common, int viewer) {
        if (viewer == Observation.REFEREE) {
            throw new IllegalArgumentException("nobody at a table sees everything");
        }
        this.common = common;
        this.viewer = viewer;
        table = common.table();
        sight = new GameSight(table, common.words());
    }

    /// What the same viewer sees of a table that may have been read anew.
    public TableView of(PublicView now) {
        return now == common ? this : new TableView(now, viewer);
    }

    public Table table() {
        return table;
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
    /// records, each event written as JSON.
    public List<String> events() {
        return common.events(viewer);
    }

    /// What was said, each written as JSON.
    public List<String> chat() {
        List<Entry> all = table.chat();
        all.subList(chat.size(), all.size()).forEach(entry -> chat.add(said(entry).toString()));
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
