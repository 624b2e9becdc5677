package lucca.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Label;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.State;

/// Describes the moves and the position of a table in sentences, for screen readers.
public final class ScreenReaderTexts {
    private final Table table;
    private final MessageCatalogue words;

    public ScreenReaderTexts(Table table, MessageCatalogue words) {
        this.table = table;
        this.words = words;
    }

    /// The legal moves of a seat with their descriptions; none for other viewers.
    public List<Json> moves(int viewer) {
        return viewer >= 0 && table.status() == Table.Status.PLAYING
                ? moves(table.tableGame().match(), viewer)
                : List.of();
    }

    private <S extends State<S>, M extends Move> List<Json> moves(Match<S, M> match, int seat) {
        S now = match.state();
        List<Json> moves = new ArrayList<>();
        for (M move : match.legalMoves(seat)) {
            moves.add(
                    Json.object(
                            "move", match.game().notation().text(move),
                            "says", words.text(match.game().describer().move(move, now))));
        }
        return moves;
    }

    /// Descriptions of what the viewer sees, piece by piece; none before the start.
    /// @param viewer a seat, or [Observation#SPECTATOR]
    public List<Json> position(int viewer) {
        if (viewer == Observation.REFEREE) {
            throw new IllegalArgumentException("a viewer at a table cannot see everything");
        }
        if (table.status() != Table.Status.PLAYING && table.end() == null) {
            return List.of();
        }
        Match<?, ?> match = table.tableGame().match();
        return sentences(match.game().describer().labels(match.observe(viewer)), words);
    }

    /// The points that the seats would get if the game ended now, for seats whose current score is
    /// visible to the viewer; none before the start and after the end.
    public Json standing(int viewer) {
        if (table.status() != Table.Status.PLAYING) {
            return Json.of(List.of());
        }
        Match<?, ?> match = table.tableGame().match();
        Observation observation = match.observe(viewer);
        boolean all = observation.seats().isEmpty();
        return ScoreLineJson.json(
                match.standing().lines().stream()
                        .filter(line -> all || observation.now(line.seat()) != null)
                        .toList(),
                words);
    }

    /// The labels as JSON, in the language of the messages.
    public static List<Json> sentences(List<Label> labels, MessageCatalogue words) {
        return labels.stream()
                .<Json>map(
                        label ->
                                Json.object(
                                        "of", label.target(), "says", words.text(label.message())))
                .toList();
    }
}
