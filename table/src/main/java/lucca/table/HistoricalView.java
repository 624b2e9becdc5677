package lucca.table;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Label;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.ScoreLine;
import org.jspecify.annotations.Nullable;

/// A past position of a game at a table, as one viewer could see it then. The viewer is a seat,
/// [Observation#SPECTATOR], or once the game is over also [Observation#REFEREE].
public final class HistoricalView {
    private final Table table;
    private final Match<?, ?> match;
    private final Observation observation;

    /// @param events the number of events before the position, from 0 to [#eventCount]
    public HistoricalView(Table table, int events, int viewer) {
        if (viewer == Observation.REFEREE && table.end() == null) {
            throw new IllegalArgumentException("hidden information is shown only after the end");
        }
        this.table = table;
        match = table.tableGame().match().upTo(events);
        observation = match.observe(viewer);
    }

    /// The number of events that the game has so far.
    public static int eventCount(Table table) {
        return table.tableGame().match().log().size();
    }

    public Json.Obj position() {
        return observation.json();
    }

    /// Descriptions of what the viewer could see, piece by piece.
    public List<Label> labels() {
        return match.game().describer().labels(observation);
    }

    /// The position in notation; `null` if some of it is hidden from the viewer.
    public @Nullable String positionText() {
        boolean all = table.end() != null || observation.equals(match.observe(Observation.REFEREE));
        return all ? match.position() : null;
    }

    /// The seats whose decision was pending.
    public List<Integer> awaitedSeats() {
        return IntStream.range(0, table.seatStates().size()).filter(match::awaits).boxed().toList();
    }

    public List<Integer> scores() {
        return match.scores();
    }

    public List<ScoreLine> lines() {
        return match.lines();
    }

    /// The ledger of the seats whose money the viewer could see.
    public List<ScoreLine> ledger() {
        return PositionJson.visible(match.ledger(), observation);
    }

    public boolean isOver() {
        return match.isOver();
    }

    /// The origin of a new game that continues from here; `null` while some of the position is
    /// secret. It includes the table id only if the table is public.
    /// @param id of the table
    public TableSettings.@Nullable Origin origin(String id) {
        boolean all = table.end() != null || table.settings().game().isPublic();
        String named = table.settings().open() ? id : null;
        return all ? new TableSettings.Origin(named, match.log().size(), match.position()) : null;
    }
}
