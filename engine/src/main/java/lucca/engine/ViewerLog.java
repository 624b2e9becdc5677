package lucca.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The events of a match as far as one viewer may know them, for who follows it: what came before
/// is not gone through again, but for what was hidden and may have been shown since.
public final class ViewerLog<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final int viewer;
    private final List<Event<M>> real = new ArrayList<>();
    private final List<Event<M>> known = new ArrayList<>();
    private final List<Message> descriptions = new ArrayList<>();
    private final List<HiddenEvent<S>> hiddenEvents = new ArrayList<>();
    private S position;
    private int rebuilds;

    /// An event that the viewer does not know all of.
    /// @param before the position in which it came
    private record HiddenEvent<S>(int event, S before) {}

    /// @param viewer a seat, [Observation#SPECTATOR] or [Observation#REFEREE]
    public ViewerLog(Match<S, M> match, int viewer) {
        Observation.checkViewer(viewer);
        this.match = match;
        this.viewer = viewer;
        position = match.startState();
        rebuilds = match.rebuilds();
    }

    /// The events as they were known when [#update] was last called.
    public List<Event<M>> events() {
        return Collections.unmodifiableList(known);
    }

    /// What people read of each of these events.
    public List<Message> descriptions() {
        return Collections.unmodifiableList(descriptions);
    }

    /// Takes notice of what has happened since.
    /// @return how many events are as they were
    public int update() {
        if (rebuilds != match.rebuilds()) { // a move was taken back, or put among those before
            List<Event<M>> before = List.copyOf(known);
            reset();
            add();
            return common(before);
        }
        int same = reveal();
        add();
        return same;
    }

    /// With how many of these the events begin.
    private int common(List<Event<M>> before) {
        int most = Math.min(before.size(), known.size());
        int same = 0;
        while (same < most && before.get(same).equals(known.get(same))) {
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

    /// Shows what is no longer hidden; gives how many events come before the first of them.
    private int reveal() {
        int same = known.size();
        for (HiddenEvent<S> each : List.copyOf(hiddenEvents)) {
            Event<M> event = real.get(each.event());
            Event<M> shown = match.redacted(event, each.before(), viewer);
            if (!shown.equals(known.get(each.event()))) {
                known.set(each.event(), shown);
                descriptions.set(each.event(), describe(shown, each.before()));
                same = Math.min(same, each.event());
            }
            if (shown.equals(event)) {
                hiddenEvents.remove(each);
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
