package lucca.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Consequence;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.JsonRecord;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.State;
import lucca.engine.ViewerLog;

/// Writes the events of a match as one viewer may know them. Each event is written only once.
final class ViewerEventsJson<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final ViewerLog<S, M> log;
    private final MessageCatalogue words;
    private final List<String> written = new ArrayList<>();
    private List<String> latest = List.of();

    ViewerEventsJson(Match<S, M> match, int viewer, MessageCatalogue words) {
        this.match = match;
        this.words = words;
        log = new ViewerLog<>(match, viewer);
    }

    /// The events as the viewer may know them now, each written as JSON.
    List<String> events() {
        int same = log.update();
        if (same < written.size() || same < log.events().size()) {
            written.subList(same, written.size()).clear();
            for (int i = same; i < log.events().size(); i++) {
                written.add(json(i).toString());
            }
            latest = List.copyOf(written);
        }
        return latest;
    }

    private Json json(int index) {
        Event<M> event = log.events().get(index);
        Notation<M> notation = match.game().notation();
        List<Consequence> then =
                match.consequences(index).stream()
                        .filter(each -> !Describer.isEnd(each.message()))
                        .toList();
        Json.Obj described =
                JsonRecord.event(event.seat(), notation.json(event.move()))
                        .with("text", notation.text(event.move()))
                        .with("says", words.text(log.descriptions().get(index)));
        return ConsequenceJson.add(described, then, words);
    }
}
