package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.Describer;
import lucca.engine.Label;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.State;
import lucca.engine.ViewerLog;

/// Checks descriptions: every message has a translation, and no description reveals more to a seat
/// than it knows.
final class DescriberLaws<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final GameTexts texts;
    private final Describer<S, M> describer;

    DescriberLaws(Match<S, M> match, GameTexts gameTexts) {
        this.match = match;
        this.texts = gameTexts;
        describer = match.game().describer();
    }

    void check() {
        S state = match.state();
        Rng random = new Rng(match.log().size());
        for (int seat = 0; seat < match.game().setup().seats(); seat++) {
            S redealt = state.copy();
            redealt.redeal(seat, random.split());
            checkMoves(seat, state, redealt);
            checkLabels(seat, state, redealt);
        }
        checkLabels(Observation.SPECTATOR, state, state);
        checkTexts(describer.texts());
        ViewerLog<S, M> log = new ViewerLog<>(match, Observation.SPECTATOR);
        log.update();
        log.descriptions().forEach(texts::text);
        if (match.isOver()) {
            assertThat(texts.text(describer.ending(state))).as("ending").isNotBlank();
        }
    }

    /// Descriptions distinguish all legal moves, and do not depend on hidden information.
    private void checkMoves(int seat, S state, S redealt) {
        Map<String, M> descriptions = new HashMap<>();
        for (M move : match.legalMoves(seat)) {
            String sentence = texts.text(describer.move(move, state));
            assertThat(sentence).as("sentence for %s", move).isNotBlank();
            assertThat(descriptions.put(sentence, move))
                    .as("also described as '%s'", sentence)
                    .isNull();
            assertThat(texts.text(describer.move(move, redealt)))
                    .as("description of %s after a redeal for seat %s", move, seat)
                    .isEqualTo(sentence);
        }
    }

    private void checkLabels(int viewer, S state, S redealt) {
        List<Label> labels = describer.labels(state.observe(viewer));
        checkTexts(labels);
        assertThat(describer.labels(redealt.observe(viewer)))
                .as("labels for %s after a redeal", viewer)
                .isEqualTo(labels);
    }

    private void checkTexts(List<Label> labels) {
        labels.forEach(
                label -> assertThat(texts.text(label.message())).as(label.target()).isNotBlank());
        assertThat(labels).extracting(Label::target).as("label targets").doesNotHaveDuplicates();
    }
}
