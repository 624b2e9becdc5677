package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lucca.engine.Event;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.Move;
import lucca.engine.MoveList;
import lucca.engine.Notation;
import lucca.engine.Observation;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.ViewerLog;

/// Laws of what viewers read of a match so far: the log through their eyes, and stories and points,
/// which are for all. None of it tells a viewer what its observations keep from it.
final class ViewerLogLaws<S extends State<S>, M extends Move> {
    /// So many events after a secret one are looked at, in case it is told too early then.
    private static final int LATER = 6;

    private final Match<S, M> match;
    private final List<Integer> viewers;
    private final Playout playout = new Playout();

    ViewerLogLaws(Match<S, M> match) {
        this.match = match;
        viewers = SecrecyLaws.viewers(match.game());
    }

    void check(Rng random) {
        checkShape();
        for (int seat = State.CHANCE; seat < match.game().setup().seats(); seat++) {
            if (match.awaits(seat)) {
                checkSecrets(event(match, seat, random), event(match, seat, random), random);
            }
        }
    }

    /// Whatever is left out, each event is there and says whose it is; nothing is left out of a
    /// seat's own decisions, for the referee, and at the end.
    private void checkShape() {
        for (int viewer : viewers) {
            List<Event<M>> shown = match.log(viewer);
            assertThat(shown)
                    .as("events shown to %s", viewer)
                    .extracting(Event::seat)
                    .isEqualTo(match.log().stream().map(Event::seat).toList());
            boolean all = viewer == Observation.REFEREE || match.isOver();
            for (int i = 0; i < shown.size(); i++) {
                if (all || shown.get(i).seat() == viewer) {
                    assertThat(shown.get(i))
                            .as("event %s, whole for %s", i, viewer)
                            .isEqualTo(match.log().get(i));
                }
            }
        }
    }

    /// Whoever cannot tell two events of one seat, or of chance, from each other by what it sees
    /// then, cannot do so by what it reads; nor later, as long as it sees no difference.
    private void checkSecrets(Event<M> one, Event<M> other, Rng random) {
        S truth = stateAfter(one);
        S rumour = stateAfter(other);
        if (seeTheSame(truth, rumour, Observation.REFEREE)) {
            return;
        }
        List<Integer> unaware = new ArrayList<>(viewers);
        unaware.removeIf(viewer -> viewer == one.seat() || !seeTheSame(truth, rumour, viewer));
        if (!unaware.isEmpty()) { // a match takes longer than a state, and most events are open
            checkUnaware(unaware, after(one), after(other), random);
        }
    }

    private void checkUnaware(
            List<Integer> unaware, Match<S, M> truth, Match<S, M> rumour, Rng random) {
        for (int i = 0; i < LATER && !truth.isOver() && !rumour.isOver(); i++) {
            unaware.removeIf(viewer -> !seeTheSame(truth.state(), rumour.state(), viewer));
            unaware.forEach(viewer -> assertSameToRead(truth, rumour, viewer));
            Event<M> next = event(truth, truth.actor(), random);
            if (rumour.refusal(next).isPresent()) {
                return;
            }
            truth.play(next);
            rumour.play(next);
        }
    }

    private void assertSameToRead(Match<S, M> truth, Match<S, M> rumour, int viewer) {
        assertThat(texts(rumour, viewer))
                .as("log as %s reads it, whatever the secrets are", viewer)
                .isEqualTo(texts(truth, viewer));
        assertThat(descriptions(rumour, viewer))
                .as("log in words for %s, whatever the secrets are", viewer)
                .isEqualTo(descriptions(truth, viewer));
        assertThat(fields(rumour, viewer))
                .as("log as data for %s, whatever the secrets are", viewer)
                .isEqualTo(fields(truth, viewer));
        assertThat(consequences(rumour))
                .as("stories that %s hears, whatever the secrets are", viewer)
                .isEqualTo(consequences(truth));
        assertThat(rumour.lines())
                .as("score lines that %s reads, whatever the secrets are", viewer)
                .isEqualTo(truth.lines());
        assertThat(rumour.ledger())
                .as("money that %s reads of, whatever the secrets are", viewer)
                .isEqualTo(truth.ledger());
        assertThat(rumour.standing())
                .as("standing that %s reads, whatever the secrets are", viewer)
                .isEqualTo(truth.standing());
    }

    private Event<M> event(Match<S, M> at, int seat, Rng random) {
        return new Event<>(seat, at.compose(seat, (state, of) -> playout.step(state, of, random)));
    }

    private S stateAfter(Event<M> event) {
        S state = match.state();
        MoveList steps = new MoveList();
        match.game().codec().encode(state, event.seat(), event.move(), steps);
        for (int i = 0; i < steps.size(); i++) {
            state.play(steps.get(i));
        }
        return state;
    }

    private Match<S, M> after(Event<M> event) {
        Match<S, M> again = Match.of(match.game());
        match.log().forEach(again::play);
        again.play(event);
        return again;
    }

    private static <S extends State<S>> boolean seeTheSame(S one, S other, int viewer) {
        return one.observe(viewer).equals(other.observe(viewer));
    }

    private List<String> texts(Match<S, M> of, int viewer) {
        Notation<M> notation = match.game().notation();
        return of.log(viewer).stream().map(event -> notation.text(event.move())).toList();
    }

    private List<Message> descriptions(Match<S, M> of, int viewer) {
        ViewerLog<S, M> log = new ViewerLog<>(of, viewer);
        log.update();
        return log.descriptions();
    }

    private List<Json.Obj> fields(Match<S, M> of, int viewer) {
        Notation<M> notation = match.game().notation();
        return of.log(viewer).stream().map(event -> notation.json(event.move())).toList();
    }

    private static List<List<Message>> consequences(Match<?, ?> match) {
        return IntStream.range(0, match.log().size()).mapToObj(match::consequenceMessages).toList();
    }
}
