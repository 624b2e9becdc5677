package lucca.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import lucca.engine.ScoreLine;
import org.jspecify.annotations.Nullable;

/// A viewer's view of the game itself: the position, and the money of the seats whose money is
/// visible.
final class PositionJson {
    private final Table table;
    private final ScoreLineJson ledger;

    PositionJson(Table table, MessageCatalogue words) {
        this.table = table;
        ledger = new ScoreLineJson(words);
    }

    /// The members of the view, each written as JSON.
    Map<String, String> members(int viewer) {
        boolean begun = table.status() == Table.Status.PLAYING || table.end() != null;
        Match<?, ?> match = table.tableGame().match();
        Observation position = begun ? match.observe(viewer) : null;
        Map<String, String> members = new LinkedHashMap<>();
        members.put("position", JsonFragments.of(position));
        members.put("ledger", ledger.of(visible(match.ledger(), position)));
        return members;
    }

    /// The ledger lines of the seats whose money is visible in the position.
    static List<ScoreLine> visible(List<ScoreLine> ledger, @Nullable Observation position) {
        return position == null || ledger.isEmpty()
                ? List.of()
                : ledger.stream().filter(line -> position.coins(line.seat()) != null).toList();
    }
}
