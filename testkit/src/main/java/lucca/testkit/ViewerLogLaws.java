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

/// Checks the log of each viewer: log, effects and score lines reveal nothing that the observations
/// of the viewer hide.
final class ViewerLogLaws<S extends State<S>, M extends Move> {
    /// The number of events after a hidden one that are checked, in case it is revealed too early.
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

    /// Every event is present with its seat. Nothing is redacted from a seat's own decisions, for
    /// the referee, and once the game is over.
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
                            .as("event %s, not redacted for %s", i, viewer)
                            .isEqualTo(match.log().get(i));
                }
            }
        }
    }

    /// Viewers whose observations do not distinguish two events of a seat or of chance cannot
    /// distinguish them by the log either, as long as their observations stay equal.
    private void checkSecrets(Event<M> one, Event<M> other, Rng random) {
        S truth = stateAfter(one);
        S alternative = stateAfter(other);
        if (haveEqualObservations(truth, alternative, Observation.REFEREE)) {
            return;
        }
        List<Integer> unaware = new ArrayList<>(viewers);
        unaware.removeIf(
                viewer ->
                        viewer == one.seat() || !haveEqualObservations(truth, alternative, viewer));
        if (!unaware.isEmpty()) { // a match is slow to replay, and most events are public
            checkUnaware(unaware, after(one), after(other), random);
        }
    }

    private void checkUnaware(
            List<Integer> unaware, Match<S, M> truth, Match<S, M> alternative, Rng random) {
        for (int i = 0; i < LATER && !truth.isOver() && !alternative.isOver(); i++) {
            unaware.removeIf(
                    viewer -> !haveEqualObservations(truth.state(), alternative.state(), viewer));
            unaware.forEach(viewer -> assertSameLog(truth, alternative, viewer));
            Event<M> next = event(truth, truth.actor(), random);
            if (alternative.refusal(next).isPresent()) {
                return;
            }
            truth.play(next);
            alternative.play(next);
        }
    }

    private void assertSameLog(Match<S, M> truth, Match<S, M> alternative, int viewer) {
        assertThat(texts(alternative, viewer))
                .as("log texts for %s with other secrets", viewer)
                .isEqualTo(texts(truth, viewer));
        assertThat(descriptions(alternative, viewer))
                .as("log descriptions for %s with other secrets", viewer)
                .isEqualTo(descriptions(truth, viewer));
        assertThat(fields(alternative, viewer))
                .as("log data for %s with other secrets", viewer)
                .isEqualTo(fields(truth, viewer));
        assertThat(consequences(alternative))
                .as("effects for %s with other secrets", viewer)
                .isEqualTo(consequences(truth));
        assertThat(alternative.lines())
                .as("score lines for %s with other secrets", viewer)
                .isEqualTo(truth.lines());
        assertThat(alternative.ledger())
                .as("ledger for %s with other secrets", viewer)
                .isEqualTo(truth.ledger());
        assertThat(alternative.standing())
                .as("standing for %s with other secrets", viewer)
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

    private static <S extends State<S>> boolean haveEqualObservations(S one, S other, int viewer) {
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
