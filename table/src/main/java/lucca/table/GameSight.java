package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.ScoreLine;
import org.jspecify.annotations.Nullable;

/// What a viewer sees of the game itself: the position, and the money of those seats whose money is
/// shown there.
final class GameSight {
    private final Table table;
    private final LineTexts ledger;

    GameSight(Table table, Catalogue words) {
        this.table = table;
        ledger = new LineTexts(words);
    }

    /// The members, each written as JSON.
    Map<String, String> members(int viewer) {
        boolean begun = table.status() == Table.Status.PLAYING || table.end() != null;
        Match<?, ?> match = table.course().match();
        Json.Obj position = begun ? match.observe(viewer).view() : null;
        Map<String, String> members = new LinkedHashMap<>();
        members.put("position", Texts.of(position));
        members.put("ledger", ledger.of(shown(match.ledger(), position)));
        return members;
    }

    private static List<ScoreLine> shown(List<ScoreLine> ledger, Json.@Nullable Obj position) {
        return position == null || ledger.isEmpty()
                ? List.of()
                : ledger.stream().filter(line -> showsCoins(position, line.seat())).toList();
    }

    private static boolean showsCoins(Json.Obj position, int seat) {
        return position.get("seats") instanceof Json.Arr seats
                && seats.items().get(seat) instanceof Json.Obj own
                && own.get("coins") != null;
    }
}
