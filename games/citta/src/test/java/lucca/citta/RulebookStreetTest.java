package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Street numbers and the winner: C4.3, C4.4.
class RulebookStreetTest {
    private static final String[] EXAMPLE = {
        "43;9+62;-;5,12,13,20,77;-;-",
        "45;85+14;-;1,15,22,29,8+3,10,17,24,89;-;-",
        "40;94+30;-;6,7,21,28,57;-;-"
    };

    private static List<Integer> numbers(String list) {
        return Arrays.stream(list.trim().split(" ", -1)).map(Integer::valueOf).toList();
    }

    @ParameterizedTest
    @CsvSource({"2014 -, 43 42 43, 3", "2005 -, 40 48 40, 2", "2006-fr -, 40 45 43, 2"})
    @DisplayName("docs/rules/citta.md, examples for C4.3 and C4.4: one table in each edition")
    void example(String edition, String scores, int winner) {
        Scenario scenario = Scenario.end(edition, EXAMPLE);
        assertThat(scenario.scores()).isEqualTo(numbers(scores));
        assertThat(scenario.result()).isEqualTo("rounds " + winner);
    }

    @Test
    @DisplayName("C4.3: the lines of the paying and the receiving seat both name the rule")
    void lines() {
        assertThat(Scenario.end("2014 -", EXAMPLE).lines())
                .containsExactlyInAnyOrder("2 -3 C4.3", "3 +3 C4.3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("C4.3: one seat with both the lowest and the highest number: no points move")
    void samePlayer(String edition) {
        Scenario scenario =
                Scenario.end(
                        edition,
                        "10;1+95;-;3,10,17,24,96;-;-",
                        "10;50;-;2,9,16,23,30;-;-",
                        "10;40;-;-;-;-");
        assertThat(scenario.scores()).containsOnly(10);
        assertThat(scenario.lines()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2014 -, 13 7 10", "2005 -, 10 10 10", "2006-fr -, 13 7 10"})
    @DisplayName(
            "C4.3: without opened palaces there is no highest number in 2005, and no points move")
    void nothingOpened(String edition, String scores) {
        Scenario scenario = Scenario.end(edition, "10;72;-;-;-;-", "10;5;-;-;-;-", "10;40;-;-;-;-");
        assertThat(scenario.scores()).isEqualTo(numbers(scores));
    }

    @ParameterizedTest
    @CsvSource({"2014 -, 13 7 10", "2005 -, 10 10 10", "2006-fr -, 10 10 10"})
    @DisplayName(
            "C4.3: without palaces under construction the first editions have no lowest number")
    void nothingUnderConstruction(String edition, String scores) {
        Scenario scenario =
                Scenario.end(
                        edition,
                        "10;-;-;1,8,15,22,72;-;-",
                        "10;-;-;12,13,20,27,5;-;-",
                        "10;-;-;2,9,16,23,30;-;-");
        assertThat(scenario.scores()).isEqualTo(numbers(scores));
    }

    @ParameterizedTest
    @CsvSource({"2014 -, 7 10 13", "2005 -, 10 7 13", "2006-fr -, 10 10 10"})
    @DisplayName("C4.3: a seat that alone builds has the lowest and the highest number in 2006-fr")
    void onePlayerBuilds(String edition, String scores) {
        Scenario scenario =
                Scenario.end(
                        edition,
                        "10;-;-;8,15,22,72,1;-;-",
                        "10;34;-;-;-;-",
                        "10;-;-;2,9,16,23,95;-;-");
        assertThat(scenario.scores()).isEqualTo(numbers(scores));
    }

    @ParameterizedTest
    @CsvSource({"2014 -, 10 13 7", "2005 -, 10 13 7", "2006-fr -, 13 10 7"})
    @DisplayName("C4.1, C4.3: a palace opened at the end counts with its number as an opened one")
    void openedAtTheEnd(String edition, String scores) {
        Scenario scenario =
                Scenario.end(edition, "10;72;-;-;-;-", "10;34;3,10,17,24,89;-;-;-", "10;2;-;-;-;-");
        assertThat(scenario.scores()).isEqualTo(numbers(scores));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("C4.3: covered numbers, walls and discards are not shown")
    void covered(String edition) {
        Scenario scenario =
                Scenario.end(
                        edition,
                        "10;1,72+95,30;-;6,7,79,28,21;2,96;T1",
                        "10;12;-;-;-;-",
                        "10;50;-;3,10,89,17,75;-;-");
        String expected = edition.startsWith("2006") ? "16 7 10" : "13 7 13";
        assertThat(scenario.scores())
                .as("Guinigi shows 72, 30 and 21, and has 3 points for walls; Cenami shows 75")
                .isEqualTo(numbers(expected));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2006-fr -"})
    @DisplayName("docs/rules/citta.md, C4.3: 2 points become -1, a score may fall below zero")
    void belowZero(String edition) {
        Scenario scenario = Scenario.end(edition, "2;1;-;-;-;-", "0;50;-;-;-;-", "0;95;-;-;-;-");
        assertThat(scenario.scores()).isEqualTo(List.of(-1, 0, 3));
        assertThat(Scenario.at(scenario.position()).scores()).isEqualTo(List.of(-1, 0, 3));
    }

    @Test
    @DisplayName("C4.3, C3.6: a wild card on top can be the lowest or the highest number")
    void wild() {
        Scenario scenario =
                Scenario.end("2014 c", "10;50,W500;-;-;-;-", "10;95;-;-;-;-", "10;96,W10;-;-;-;-");
        assertThat(scenario.scores()).isEqualTo(List.of(13, 10, 7));
        Scenario covered =
                Scenario.end(
                        "2014 c", "10;28,W500,50;-;-;-;-", "10;95;-;-;-;-", "10;96,W10,89;-;-;-;-");
        assertThat(covered.scores()).isEqualTo(List.of(7, 13, 10));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // 7 + 3, 10 and 13 - 3 points; the highest numbers are 95, 50 and 40
                "7;95;-;-;-;- 10;50;-;-;-;- 13;2+40;-;-;-;- | 10 10 10 | 1",
                // 13 - 3 is tied with 10, and 72 beats 50; 95 is ignored
                "10;50;-;-;-;- 13;72+2;-;-;-;- 4;95;-;-;-;- | 10 10 7 | 2",
                // the number on an opened palace counts as well
                "10;-;-;3,10,17,24,89;-;- 10;72;-;-;-;- 3;94+2;-;-;-;- | 10 10 3 | 1",
                // most points win, regardless of numbers
                "11;50;-;-;-;- 10;72;-;-;-;- 3;94+2;-;-;-;- | 11 10 3 | 1"
            })
    @DisplayName("C4.4: of tied seats the one with the highest visible number on any palace wins")
    void ties(String quarters, String scores, int winner) {
        Scenario scenario = Scenario.end("2014 -", quarters.split(" ", -1));
        assertThat(scenario.scores()).isEqualTo(numbers(scores));
        assertThat(scenario.result()).isEqualTo("rounds " + winner);
        assertThat(scenario.match().winners()).hasSize(1);
    }

    @Test
    @DisplayName("2005 rules, 'in case of a tie': the highest visible number anywhere")
    void tieAnywhere() {
        Scenario scenario =
                Scenario.end(
                        "2005 -",
                        "10;95;-;1,8,15,22,29;-;-",
                        "10;50;-;3,10,17,24,89;-;-",
                        "13;2;-;-;-;-");
        assertThat(scenario.scores()).as("2 pays to 89").isEqualTo(List.of(10, 13, 10));
        Scenario tied =
                Scenario.end(
                        "2005 -",
                        "13;95;-;1,8,15,22,29;-;-",
                        "10;50;-;3,10,17,24,89;-;-",
                        "13;2;-;-;-;-");
        assertThat(tied.scores()).isEqualTo(List.of(13, 13, 10));
        assertThat(tied.result()).as("95 under construction").isEqualTo("rounds 1");
    }

    @Test
    @DisplayName("docs/records.md: the end has its own position, without legal moves")
    void positionOfTheEnd() {
        Scenario scenario = Scenario.end("2014 -", EXAMPLE);
        Scenario read = Scenario.at(scenario.position());
        assertThat(read.position()).isEqualTo(scenario.position());
        assertThat(read.result()).isEqualTo("rounds 3");
        assertThat(read.refused("1 take A")).isEqualTo("turn");
    }
}
