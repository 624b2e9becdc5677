package lucca.table;

import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Label;
import lucca.engine.Match;
import lucca.engine.Observation;
import lucca.engine.ScoreLine;
import lucca.engine.ViewFields;
import org.jspecify.annotations.Nullable;

/// The game at a table as it was after some of its events, for one viewer: a seat,
/// [Observation#SPECTATOR], or once the game is over also [Observation#REFEREE]. They see what they
/// could see then.
public final class HistoricalView {
    private final Table table;
    private final Match<?, ?> match;
    private final int viewer;

    /// @param events from none to all of [#eventCount]
    public HistoricalView(Table table, int events, int viewer) {
        if (viewer == Observation.REFEREE && table.end() == null) {
            throw new IllegalArgumentException("hidden information is shown only after the end");
        }
        this.table = table;
        this.viewer = viewer;
        match = table.tableGame().match().upTo(events);
    }

    /// How many events the game at a table has so far.
    public static int eventCount(Table table) {
        return table.tableGame().match().log().size();
    }

    public Json.Obj position() {
        return match.observe(viewer).view();
    }

    /// What the viewer could see, piece by piece.
    public List<Label> labels() {
        return match.game().describer().labels(new ViewFields(position()));
    }

    /// The whole position in one line; `null` if something in it is hidden from the viewer.
    public @Nullable String positionText() {
        boolean all =
                table.end() != null || position().equals(match.observe(Observation.REFEREE).view());
        return all ? match.position() : null;
    }

    /// The seats that were to decide.
    public List<Integer> awaitedSeats() {
        return IntStream.range(0, table.seatStates().size()).filter(match::awaits).boxed().toList();
    }

    public List<Integer> scores() {
        return match.scores();
    }

    public List<ScoreLine> lines() {
        return match.lines();
    }

    /// The money of the seats whose money the viewer could see.
    public List<ScoreLine> ledger() {
        return GameView.visible(match.ledger(), position());
    }

    public boolean isOver() {
        return match.isOver();
    }

    /// From where another game can go on; `null` as long as somebody may not know all of it. It
    /// names the table only if that is public.
    /// @param id of the table
    public TableSettings.@Nullable Origin origin(String id) {
        boolean all = table.end() != null || table.settings().game().isPublic();
        String named = table.settings().open() ? id : null;
        return all ? new TableSettings.Origin(named, match.log().size(), match.position()) : null;
    }
}
