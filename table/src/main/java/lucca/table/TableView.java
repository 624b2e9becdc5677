package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;

/// A table as one viewer may see it: a [Viewer]. Whoever follows a table
/// keeps the view: it remembers what has been told of the game, and writes only what is new.
public final class TableView {
    private final PublicView common;
    private final Table table;
    private final Viewer viewer;
    private final GameView gameView;

    /// @param common what all who follow the table share
    public TableView(PublicView common, Viewer viewer) {
        this.common = common;
        this.viewer = viewer;
        table = common.table();
        gameView = new GameView(table, common.words());
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
        int seat = viewer.seat();
        own.put("seat", JsonFragments.of(seat < 0 ? null : seat));
        own.put("moves", JsonFragments.list(seat < 0 ? List.of() : table.legalMoves(seat)));
        own.put("chatRights", JsonFragments.of(chatRights()));
        if (!table.settings().game().isPublic()) {
            own.putAll(gameView.members(seat));
        }
        return own;
    }

    /// What has been decided in the game as far as the viewer may know it now, in the order of
    /// records, each event written as JSON.
    public List<String> events() {
        return common.events(viewer.seat());
    }

    /// The latest messages, if the viewer may read them.
    public List<LogEntry> chat() {
        return viewer.chat() == ChatAccess.NONE ? List.of() : table.chat().latest();
    }

    /// Only the host is told who is muted, and what spectators need to join.
    private Json.Obj chatRights() {
        Json.Obj rights = Json.object("access", viewer.chat().word());
        return viewer.chat() == ChatAccess.MODERATE
                ? rights.with("muted", table.chat().muted().stream().sorted().toList())
                        .with("key", table.chat().key())
                : rights;
    }
}
