package lucca.cli;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Move;
import lucca.engine.State;

/// The past of a match: each event told as it was at its time, as far as the viewer may know it
/// now.
final class Chronicle<S extends State<S>, M extends Move> {
    private final Stage<S, M> stage;

    Chronicle(Stage<S, M> stage) {
        this.stage = stage;
    }

    /// Every event, without what came of it.
    List<String> log() {
        return told((narrator, index, event, who) -> narrator.entry(event, who));
    }

    /// What happened since the seat decided for the last time, with that decision; everything if it
    /// has not decided yet.
    List<String> since(int seat) {
        List<Integer> seats = stage.log().stream().map(Event::seat).toList();
        int from = Math.max(0, seats.lastIndexOf(seat));
        return told(Narrator::event).subList(from, seats.size());
    }

    private List<String> told(Telling<S, M> telling) {
        Stage<S, M> past = stage.afresh();
        Narrator<S, M> narrator = new Narrator<>(past);
        List<Event<M>> shown = stage.log();
        List<String> told = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            String who = narrator.who(shown.get(i).seat());
            past.match().play(stage.match().log().get(i));
            told.add(telling.tell(narrator, i, shown.get(i), who));
        }
        return told;
    }

    private interface Telling<S extends State<S>, M extends Move> {
        String tell(Narrator<S, M> narrator, int index, Event<M> event, String who);
    }
}
