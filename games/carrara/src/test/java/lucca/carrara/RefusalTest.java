package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import lucca.engine.Match;
import lucca.engine.Message;
import lucca.testkit.GameTexts;
import lucca.testkit.RefusalLaws;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests every rule number of refusals and their sentences. The mistakes are in [RefusalCases] and
/// [RefusalFormCases].
final class RefusalTest extends RefusalLaws {
    @Override
    protected GameTexts texts() {
        return Scenario.WORDS;
    }

    @Test
    @DisplayName("P4.2: no object can be bought after an announcement that follows the action")
    void objectAfterAnnouncement() {
        Scenario scenario = Scenario.at(RefusalCases.READY).play("1 score lerici", "1 announce");
        assertThat(scenario.refused("1 object flag")).isEqualTo("P3.6");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,1,1,2 | 5 | bb | le:bi5 | 0 of 4 scorings, 2 of 6 objects, total cost 5 of 20",
                "1,1,1,2 | 5 | bbccgg | le:bi5+pa5+po5+ca5 | 0 of 4 scorings",
                "2,2,2,2 | 5 | bbcc | le:bi1+pa1 | 0 of 1 city scored, 2 of 3 pairs of objects,"
                        + " 1 of 3 cities with two buildings",
                "4,6,5,2 | 19 | bcg | le:bi1 | 19 of 20 coins, 3 of 4 different objects,"
                        + " 0 of 1 building of cost 8"
            })
    @DisplayName("P4.2: the refusal of an announcement names the missing objectives")
    void missingObjectives(String cards, int coins, String objects, String board, String missing) {
        String seat = "0;%d;-;%s;%s".formatted(coins, objects, board);
        Scenario scenario = PositionBuilder.expansion(4, cards).seat(1, seat).table();
        Message remedy = scenario.refusal("1 announce").remedy();
        assertThat(remedy).isNotNull();
        assertThat(Scenario.WORDS.text(remedy)).isEqualTo("You have only: " + missing + ".");
    }

    @Test
    @DisplayName("P4.3, P5.6: the objective of every card has a text")
    void everyObjective() {
        for (CardKind kind : List.of(CardKind.TOP, CardKind.OBJECT, CardKind.BUILDING)) {
            for (int number = kind.lowest(); number <= kind.highest(); number++) {
                Message title = new Objective(kind, number, 0, 1).title();
                assertThat(Scenario.WORDS.text(title)).contains("0 of 1");
            }
        }
    }

    @Override
    protected Match<?, ?> begun() {
        return Scenario.start(3, "").play("* first 2", RefusalCases.DISPLAY).match();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[Result \"1-0-0 buildings\"] | * first 1 | result",
                "[expansion \"on\"] | first 1 | format",
                "[expansion \"on\"] | 1 | format",
                "[expansion \"off\"] | * first 4 | P2"
            })
    @DisplayName("result, format: a text record is refused for the same reasons")
    void textRecord(String tag, String line, String rule) {
        assertRefused("carrara", 3, tag, line, rule);
    }

    @Override
    protected List<RefusalCases.Case> cases() {
        return Stream.of(RefusalCases.all(), RefusalFormCases.all()).flatMap(List::stream).toList();
    }
}
