package lucca.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The events of a match as far as one viewer may know them, updated incrementally. Only new events
/// and formerly hidden ones are processed.
public final class ViewerLog<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final int viewer;
    private final List<Event<M>> real = new ArrayList<>();
    private final List<Event<M>> known = new ArrayList<>();
    private final List<Message> descriptions = new ArrayList<>();
    private final List<HiddenEvent<S>> hiddenEvents = new ArrayList<>();
    private S position;
    private int rebuilds;

    /// An event of which a part is hidden from the viewer.
    /// @param before the state before the event
    private record HiddenEvent<S>(int event, S before) {}

    /// @param viewer a seat, [Observation#SPECTATOR] or [Observation#REFEREE]
    public ViewerLog(Match<S, M> match, int viewer) {
        Observation.checkViewer(viewer);
        this.match = match;
        this.viewer = viewer;
        position = match.startState();
        rebuilds = match.rebuilds();
    }

    /// The events as of the last [#update].
    public List<Event<M>> events() {
        return Collections.unmodifiableList(known);
    }

    /// The descriptions of these events.
    public List<Message> descriptions() {
        return Collections.unmodifiableList(descriptions);
    }

    /// Updates the events to the current state of the match.
    /// @return the number of leading events that are unchanged
    public int update() {
        if (rebuilds != match.rebuilds()) { // the log was not only appended to
            List<Event<M>> before = List.copyOf(known);
            reset();
            add();
            return common(before);
        }
        int same = reveal();
        add();
        return same;
    }

    /// The number of leading events that are equal to these.
    private int common(List<Event<M>> before) {
        int limit = Math.min(before.size(), known.size());
        int same = 0;
        while (same < limit && before.get(same).equals(known.get(same))) {
            same++;
        }
        return same;
    }

    private void reset() {
        real.clear();
        known.clear();
        descriptions.clear();
        hiddenEvents.clear();
        position = match.startState();
        rebuilds = match.rebuilds();
    }

    /// Updates events that are no longer hidden. Returns the number of events before the first
    /// change.
    private int reveal() {
        int same = known.size();
        for (HiddenEvent<S> hidden : List.copyOf(hiddenEvents)) {
            Event<M> event = real.get(hidden.event());
            Event<M> shown = match.redacted(event, hidden.before(), viewer);
            if (!shown.equals(known.get(hidden.event()))) {
                known.set(hidden.event(), shown);
                descriptions.set(hidden.event(), describe(shown, hidden.before()));
                same = Math.min(same, hidden.event());
            }
            if (shown.equals(event)) {
                hiddenEvents.remove(hidden);
            }
        }
        return same;
    }

    private void add() {
        List<Event<M>> log = match.log();
        while (real.size() < log.size()) {
            Event<M> event = log.get(real.size());
            Event<M> shown = match.redacted(event, position, viewer);
            if (!shown.equals(event)) {
                hiddenEvents.add(new HiddenEvent<>(real.size(), position.copy()));
            }
            descriptions.add(describe(shown, position));
            match.replay(position, event);
            real.add(event);
            known.add(shown);
        }
    }

    private Message describe(Event<M> shown, S before) {
        return match.game().describer().move(shown.move(), before);
    }
}
