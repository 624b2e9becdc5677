package lucca.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.KnownLog;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Notation;
import lucca.engine.Records;
import lucca.engine.State;

/// What has been decided in a match as one viewer is told of it; only what is new is written.
final class Tale<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final KnownLog<S, M> log;
    private final List<Json> told = new ArrayList<>();

    Tale(Match<S, M> match, int viewer) {
        this.match = match;
        log = new KnownLog<>(match, viewer);
    }

    boolean isOf(Match<?, ?> other) {
        return match == other;
    }

    /// The events as the viewer may know them now.
    List<Json> events() {
        int same = log.follow();
        told.subList(same, told.size()).clear();
        log.events().subList(same, log.events().size()).forEach(event -> told.add(json(event)));
        return List.copyOf(told);
    }

    private Json json(Event<M> event) {
        Notation<M> notation = match.game().notation();
        return Records.event(event.seat(), notation.json(event.move()))
                .with("text", notation.text(event.move()));
    }
}
