package lucca.cli.play;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Event;
import lucca.engine.Move;
import lucca.engine.State;

/// Formats the past events of a match. Each is described as of its time, with what the viewer may
/// know now.
final class MatchLogFormatter<S extends State<S>, M extends Move> {
    private final MatchPresentation<S, M> presentation;

    MatchLogFormatter(MatchPresentation<S, M> matchPresentation) {
        this.presentation = matchPresentation;
    }

    /// Every event, without its consequences.
    List<String> entries() {
        return formatted((playMessages, index, event, who) -> playMessages.entry(event, who));
    }

    /// The events since the last decision of the seat, including that decision; all events if the
    /// seat has not decided yet.
    List<String> since(int seat) {
        List<Integer> seats = presentation.log().stream().map(Event::seat).toList();
        int from = Math.max(0, seats.lastIndexOf(seat));
        return formatted(PlayMessages::event).subList(from, seats.size());
    }

    private List<String> formatted(EventFormatter<S, M> eventFormatter) {
        MatchPresentation<S, M> past = presentation.atStart();
        PlayMessages<S, M> playMessages = new PlayMessages<>(past);
        List<Event<M>> shown = presentation.log();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < shown.size(); i++) {
            String who = playMessages.who(shown.get(i).seat());
            past.match().play(presentation.match().log().get(i));
            lines.add(eventFormatter.format(playMessages, i, shown.get(i), who));
        }
        return lines;
    }

    private interface EventFormatter<S extends State<S>, M extends Move> {
        String format(PlayMessages<S, M> playMessages, int index, Event<M> event, String who);
    }
}
