package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lucca.engine.Match;
import lucca.engine.Refusal;
import lucca.testkit.GameTexts;
import lucca.testkit.RefusalLaws;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests every rule number of refusals and their sentences. The mistakes are in [RefusalCases].
final class RefusalTest extends RefusalLaws {
    @Override
    protected GameTexts texts() {
        return Scenario.WORDS;
    }

    @ParameterizedTest
    @CsvSource({"1 take E, E", "1 take F, F", "1 take C, C"})
    @DisplayName("docs/records.md: sentences name triplets by letters, not numbers")
    void lettersForPeople(String event, String letter) {
        Refusal refusal = Scenario.at(RefusalCases.TURN).refusal(event);
        assertThat(Scenario.WORDS.text(refusal.why())).containsPattern("\\b" + letter + "\\b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1 open red | Your red palace is not completed yet. You can open: yellow.",
                "1 open green | Your green palace has already been opened. You can open: yellow.",
                "1 open blue | You have no blue palace. You can open: yellow.",
                "1 open pink | There is no colour 'pink'. The colours are red, yellow, green, blue,"
                        + " purple and white.",
                "1 take C | Triplet C is not on the table any more. On the table: A, B, D.",
                "1 take A > 1 40 tower | Only a tower card can be played as a tower, not 40. It can"
                        + " be played on a palace or as a wall, or discarded.",
                "1 take A > 1 T2 palace | T2 is not a palace card. It can be played as a tower or"
                        + " as a wall, or discarded.",
                "1 take A > 1 t9 wall | Card t9 is not one of the cards that you have to play. You"
                        + " still have to play: 15, 40, T2.",
                "1 take B > 1 38 palace | The card 38 cannot be played on a palace: your yellow"
                        + " palace is completed, and you can have only one of each colour. It can"
                        + " be played as a wall, or discarded.",
                "2 take A | Seat 2 cannot move now: it is seat 1's turn.",
                "1 keep 1 2 | You cannot do that now: open completed palaces if you like, then take"
                        + " a triplet.",
            })
    @DisplayName("the sentences read well")
    void sense(String events, String sentences) {
        Refusal refusal = new RefusalCases.Case("", RefusalCases.TURN, events).refusal();
        assertThat(Scenario.WORDS.sentences(refusal)).isEqualTo(sentences);
    }

    @Override
    protected Match<?, ?> begun() {
        return Scenario.start(3, "2014 -").deal().match();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Result \"1-0-0 rounds\"] | * deal 1 1 2 3 4 | result",
                "[edition \"2014\"] | deal 1 1 2 3 4 | format",
                "[edition \"2014\"] | 1 | format",
                "[edition \"2005\"] | * deal 1 1 2 3 T1 | C2.1"
            })
    @DisplayName("result, format: a text record is refused for the same reasons")
    void textRecord(String tag, String line, String rule) {
        assertRefused("citta", 3, tag, line, rule);
    }

    @Override
    protected List<RefusalCases.Case> cases() {
        return Stream.of(
                        RefusalCases.setUp(),
                        RefusalCases.round(),
                        RefusalCases.city(),
                        RefusalCases.turn(),
                        RefusalCases.format())
                .flatMap(List::stream)
                .toList();
    }
}
