package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lucca.engine.KnownLog;
import lucca.engine.Label;
import lucca.engine.Match;
import lucca.engine.Members;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.Speech;
import lucca.engine.State;

/// Laws of what a game says: everything has its words, and nothing tells a seat more than it knows.
final class SpeechLaws<S extends State<S>, M extends Move> {
    private final Match<S, M> match;
    private final Words words;
    private final Speech<S, M> speech;

    SpeechLaws(Match<S, M> match, Words words) {
        this.match = match;
        this.words = words;
        speech = match.game().speech();
    }

    void check() {
        S state = match.state();
        Rng random = new Rng(match.log().size());
        for (int seat = 0; seat < match.game().setup().seats(); seat++) {
            S rumour = state.copy();
            rumour.redeal(seat, random.split());
            checkMoves(seat, state, rumour);
            checkLabels(seat, state, rumour);
        }
        checkLabels(Observation.SPECTATOR, state, state);
        KnownLog<S, M> log = new KnownLog<>(match, Observation.SPECTATOR);
        log.follow();
        log.said().forEach(words::text);
        if (match.isOver()) {
            assertThat(words.text(speech.ending(state))).as("ending").isNotBlank();
        }
    }

    /// Who only hears the moves can tell them apart.
    private void checkMoves(int seat, S state, S rumour) {
        Map<String, M> said = new HashMap<>();
        for (M move : match.legalMoves(seat)) {
            String sentence = words.text(speech.move(move, state));
            assertThat(sentence).as("words of %s", move).isNotBlank();
            assertThat(said.put(sentence, move)).as("also said as '%s'", sentence).isNull();
            assertThat(words.text(speech.move(move, rumour)))
                    .as("%s, whatever seat %s cannot know", move, seat)
                    .isEqualTo(sentence);
        }
    }

    private void checkLabels(int viewer, S state, S rumour) {
        List<Label> labels = speech.labels(new Members(state.observe(viewer).view()));
        labels.forEach(label -> assertThat(words.text(label.says())).as(label.of()).isNotBlank());
        assertThat(labels).extracting(Label::of).as("pieces").doesNotHaveDuplicates();
        assertThat(speech.labels(new Members(rumour.observe(viewer).view())))
                .as("labels for %s, whatever it cannot know", viewer)
                .isEqualTo(labels);
    }
}
