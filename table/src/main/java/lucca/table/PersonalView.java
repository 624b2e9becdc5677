package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;

/// The view of a table for one [Viewer]. Streams reuse the view, which caches the events of the
/// game.
public final class PersonalView {
    private final CommonView common;
    private final Table table;
    private final Viewer viewer;
    private final PositionJson positionJson;

    /// @param common the part that all viewers share
    public PersonalView(CommonView common, Viewer viewer) {
        this.common = common;
        this.viewer = viewer;
        table = common.table();
        positionJson = new PositionJson(table, common.words());
    }

    /// The view of the same viewer on a table that may have been reloaded.
    public PersonalView of(CommonView now) {
        return now == common ? this : new PersonalView(now, viewer);
    }

    public Table table() {
        return table;
    }

    /// The members specific to this viewer, beside the [CommonView], each written as JSON.
    public Map<String, String> own() {
        Map<String, String> own = new LinkedHashMap<>();
        int seat = viewer.seat();
        own.put("seat", JsonFragments.of(seat < 0 ? null : seat));
        own.put("moves", JsonFragments.list(seat < 0 ? List.of() : table.legalMoves(seat)));
        own.put("chatRights", JsonFragments.of(chatRights()));
        if (!table.settings().game().isPublic()) {
            own.putAll(positionJson.members(seat));
        }
        return own;
    }

    /// The events of the game as far as the viewer may know them, in record order, each written as
    /// JSON.
    public List<String> events() {
        return common.events(viewer.seat());
    }

    /// The latest messages, if the viewer may read them.
    public List<LogEntry> chat() {
        return viewer.chat() == ChatAccess.NONE ? List.of() : table.chat().latest();
    }

    /// Only the host sees the muted persons and the key for spectators.
    private Json.Obj chatRights() {
        Json.Obj rights = Json.object("access", viewer.chat().word());
        return viewer.chat() == ChatAccess.MODERATE
                ? rights.with("muted", table.chat().muted().stream().sorted().toList())
                        .with("key", table.chat().key())
                : rights;
    }
}
