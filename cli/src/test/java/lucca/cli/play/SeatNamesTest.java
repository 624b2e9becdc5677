package lucca.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import lucca.engine.Describer;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Label;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.engine.MessageCatalogue;
import lucca.engine.Move;
import lucca.engine.Observation;
import lucca.engine.Playout;
import lucca.engine.Refusal;
import lucca.engine.Rng;
import lucca.engine.ScoreLine;
import lucca.engine.State;
import lucca.engine.ViewerLog;
import lucca.words.Language;
import lucca.words.MessageFiles;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A name in place of a seat")
class SeatNamesTest {
    /// Articles, contractions and elisions that must not precede a name.
    private static Pattern wrong(Language language) {
        return switch (language) {
            case ENGLISH -> pattern("\\b(the|a|seat) Zoe");
            case FRENCH -> pattern("(\\b(la|le|de|du|au|des|que|si|jusque|place)|[dl]’) ?Zoe");
            case ITALIAN ->
                    pattern("\\b(il|lo|la|(a|da|de|ne|su|co)l+[oae]?|ai|dei|dai|gli|posto) Zoe");
        };
    }

    private static Pattern pattern(String regex) {
        return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("fits the words before it, in every sentence of a game")
    void grammar(Language language) {
        for (GameKind kind : GameKinds.all()) {
            MessageCatalogue words =
                    MessageFiles.read(language, "engine", "table", kind.name())
                            .withSeats(seat -> "Zoe");
            List<String> named =
                    IntStream.rangeClosed(kind.minSeats(), kind.maxSeats())
                            .mapToObj(seats -> kind.game(kind.setup(seats, Map.of())))
                            .flatMap(game -> messages(game).stream())
                            .map(words::text)
                            .filter(text -> text.contains("Zoe"))
                            .distinct()
                            .toList();
            assertThat(named).as(kind.name()).hasSizeGreaterThan(2);
            assertThat(named).noneMatch(wrong(language).asPredicate());
        }
    }

    /// All messages of a random game.
    private static <S extends State<S>, M extends Move> List<Message> messages(Game<S, M> game) {
        Match<S, M> match = Match.of(game);
        Describer<S, M> describer = game.describer();
        ViewerLog<S, M> log = new ViewerLog<>(match, Observation.REFEREE);
        List<Message> messages = new ArrayList<>();
        Playout playout = new Playout();
        Rng random = new Rng(game.setup().seats());
        while (!match.isOver()) {
            int actor = match.actor();
            M move = match.compose(actor, (state, of) -> playout.step(state, of, random));
            int other = (actor + 1) % game.setup().seats();
            int before = match.log().size();
            match.play(new Event<>(other, move)).map(Refusal::why).ifPresent(messages::add);
            if (match.log().size() == before) {
                match.play(new Event<>(actor, move));
            }
            messages.addAll(match.consequenceMessages(match.log().size() - 1));
        }
        log.update();
        messages.addAll(log.descriptions());
        for (ScoreLine line : match.lines()) {
            messages.add(line.why());
            line.parts().stream().map(ScoreLine.Part::why).forEach(messages::add);
        }
        Observation all = match.state().observe(Observation.REFEREE);
        describer.labels(all).stream().map(Label::message).forEach(messages::add);
        messages.add(describer.ending(match.state()));
        return messages;
    }
}
