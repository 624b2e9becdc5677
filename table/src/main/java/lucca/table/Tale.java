package lucca.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Catalogue;
import lucca.engine.Event;
import lucca.engine.Happening;
import lucca.engine.Json;
import lucca.engine.KnownLog;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Records;
import lucca.engine.Speech;
import lucca.engine.State;

/// What has been decided in a match as one viewer is told of it; only what is new is written.
final class Tale<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final KnownLog<S, M> log;
    private final Catalogue words;
    private final List<String> told = new ArrayList<>();
    private List<String> latest = List.of();

    Tale(Match<S, M> match, int viewer, Catalogue words) {
        this.match = match;
        this.words = words;
        log = new KnownLog<>(match, viewer);
    }

    /// The events as the viewer may know them now, each written as JSON.
    List<String> events() {
        int same = log.follow();
        if (same < told.size() || same < log.events().size()) {
            told.subList(same, told.size()).clear();
            for (int i = same; i < log.events().size(); i++) {
                told.add(json(i).toString());
            }
            latest = List.copyOf(told);
        }
        return latest;
    }

    private Json json(int index) {
        Event<M> event = log.events().get(index);
        Notation<M> notation = match.game().notation();
        List<Happening> then =
                match.happenings(index).stream()
                        .filter(each -> !Speech.isEnd(each.says()))
                        .toList();
        Json.Obj told =
                Records.event(event.seat(), notation.json(event.move()))
                        .with("text", notation.text(event.move()))
                        .with("says", words.text(log.said().get(index)));
        return HappeningTexts.add(told, then, words);
    }
}
