package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lucca.engine.ScoreLine;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Opening palaces: C3.3 and parts of C3.2.
class RulebookPartyTest {
    private static final String ALEX =
            "6,7,9/10,11,12/13,14,16/17,18,19/20,21,23/24,25,26 12345:1 - 0;2;1,8,15;-;-;-"
                    + " 0;22,29;-;-;-;- 0;36;-;-;-;- 0;3;37,44,51;-;-;- 0;4;-;58,65,72;-;-";

    private static final String ALEX_OF_FOUR =
            "6,7,9/10,11,12/13,14,16/17,18,19/20,21,23 1234:1 - 0;2;1,8,15,22;-;-;-"
                    + " 0;29,36;-;-;-;- 0;37;-;-;-;- 0;3;44,51,58,65;-;-;-";

    /// The table of the example for C3.3; each seat also has another palace under construction.
    private static final String FOUR =
            "2014 - 4 4,5,8/9,11,12/13,15,16/18,19,20/22,23,26 2314:2 - %s %s %s %s"
                    .formatted(
                            "0;3,10;-;6,7,14,21;-;-",
                            "0;1;17,24,25,32+28,35,42,43;-;-;-",
                            "0;50;39,46,53,60;-;-;-",
                            "0;2;57,64,71,78;61,68,75,82;-;-");

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("2014 rules, example of a party: Alex scores 2 + 1 + 2 + 0 = 5 points")
    void alexOfFive(String edition) {
        Scenario scenario = Scenario.at(edition + " 3 " + ALEX).play("1 open red");
        assertThat(scenario.scores()).isEqualTo(List.of(5, 0, 0, 0, 0));
        assertThat(scenario.lines()).isEqualTo(List.of("1 +5 C3.3"));
        assertThat(scenario.completed(1)).isEqualTo("-");
        assertThat(scenario.opened(1)).isEqualTo("1,8,15");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2005 -", "2006-fr -", "2014 -"})
    @DisplayName("2005 and 2006 rules, example of a party: Alex scores 2 + 1 + 2 = 5 points")
    void alexOfFour(String edition) {
        Scenario scenario = Scenario.at(edition + " 3 " + ALEX_OF_FOUR).play("1 open red");
        assertThat(scenario.scores()).isEqualTo(List.of(5, 0, 0, 0));
        assertThat(scenario.lines()).isEqualTo(List.of("1 +5 C3.3"));
    }

    @Test
    @DisplayName("2014 rules, example of a party: the score line has the points of each card")
    void partsOfTheParty() {
        Scenario scenario = Scenario.at("2014 - 3 " + ALEX).play("1 open red");
        ScoreLine line = scenario.match().lines().getLast();
        assertThat(line.seat()).isZero();
        assertThat(line.event()).isZero();
        Map<List<String>, Integer> parts =
                line.parts().stream()
                        .filter(part -> part.points() != 0)
                        .collect(Collectors.toMap(ScoreLine.Part::pieces, ScoreLine.Part::points));
        assertThat(parts)
                .isEqualTo(
                        Map.of(
                                List.of("22", "29"),
                                2,
                                List.of("36"),
                                1,
                                List.of("37", "44", "51"),
                                2));
        assertThat(Scenario.WORDS.text(line.why())).isNotBlank();
    }

    @Test
    @DisplayName(
            "docs/rules/citta.md, example for C3.3: 4 points for green and another 3 for white")
    void both() {
        Scenario scenario = Scenario.at(FOUR).play("2 open green");
        assertThat(scenario.scores()).isEqualTo(List.of(0, 4, 0, 0));
        scenario.play("2 open white");
        assertThat(scenario.scores()).isEqualTo(List.of(0, 7, 0, 0));
        assertThat(scenario.lines()).isEqualTo(List.of("2 +4 C3.3", "2 +3 C3.3"));
        assertThat(scenario.opened(2)).isEqualTo("17,24,25,32+28,35,42,43");
        scenario.discardAll(2, 'A').play("3 open green");
        assertThat(scenario.scores()).as("from Guinigi only").isEqualTo(List.of(0, 7, 2, 0));
    }

    @Test
    @DisplayName("docs/rules/citta.md, example for C3.3: had Buonvisi waited, 4 for Cenami")
    void neither() {
        Scenario scenario = Scenario.at(FOUR).discardAll(2, 'A').play("3 open green");
        assertThat(scenario.scores()).isEqualTo(List.of(0, 0, 4, 0));
    }

    @Test
    @DisplayName("C3.2, C3.3: one of two palaces may be opened, and in either order")
    void oneOrEitherOrder() {
        Scenario one = Scenario.at(FOUR).play("2 open white").discardAll(2, 'B');
        assertThat(one.scores()).isEqualTo(List.of(0, 3, 0, 0));
        assertThat(one.completed(2)).isEqualTo("17,24,25,32");
        Scenario other = Scenario.at(FOUR).play("2 open w", "2 open g");
        assertThat(other.position())
                .isEqualTo(Scenario.at(FOUR).play("2 open green", "2 open white").position());
    }

    @Test
    @DisplayName("C3.2: opening is offered only before a triplet is taken, and never forced")
    void offered() {
        Scenario scenario = Scenario.at(FOUR);
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "open green",
                        "open white",
                        "take A",
                        "take B",
                        "take C",
                        "take D",
                        "take E");
        scenario.play("2 open green");
        assertThat(scenario.legal()).contains("open white").doesNotContain("open green");
        scenario.play("2 take C");
        assertThat(scenario.legal()).noneMatch(move -> move.startsWith("open"));
        assertThat(scenario.refused("2 open white")).isEqualTo("turn");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- | - | - | - | 0",
                "22,29 | - | - | - | 2",
                "22,29,36,37 | - | - | - | 4",
                "- | 22,29,36,37,44 | - | - | 2", // large or small: always 2
                "- | - | 22,29,36,37,44 | - | 0",
                "22 | - | - | 29,36 | 3",
                "- | 22,29,36,37,44 | - | 51,58 | 4"
            })
    @DisplayName("C3.3: cards under construction pay 1, a completed palace 2, an opened one 0")
    void pays(String construction, String completed, String opened, String third, int points) {
        String other = "0;%s;%s;%s;-;-".formatted(with("2", construction), completed, opened);
        String last = "0;%s;-;-;-;-".formatted(with("9", third));
        String quarters = "0;3;1,8,15,65,72;-;-;- " + other + " " + last;
        Scenario scenario =
                Scenario.at("2014 - 3 5,6,7/10,11,12/13,14,16/17,18,19 123:1 - " + quarters);
        scenario.play("1 open red");
        assertThat(scenario.scores()).isEqualTo(List.of(points, 0, 0));
    }

    private static String with(String yellow, String red) {
        return red.equals("-") ? yellow : red + "+" + yellow;
    }

    @Test
    @DisplayName("C3.3: walls and other colours pay nothing, and own cards never count")
    void paysNothing() {
        Scenario scenario =
                Scenario.at(
                        "2014 - 3 5,6,7/10,11,12/13,14,16/17,18,19 123:1 -"
                                + " 0;3;1,8,15,22,29;-;36,37;T1 0;2;-;-;44,51;T2 0;9;-;-;58;-");
        scenario.play("1 open red");
        assertThat(scenario.scores()).containsOnly(0);
        assertThat(scenario.opened(1)).as("it is opened nevertheless").isEqualTo("1,8,15,22,29");
    }

    @Test
    @DisplayName("C3.3: an opened palace cannot be opened again")
    void noSecondParty() {
        Scenario scenario = Scenario.at("2014 - 3 " + ALEX).play("1 open red");
        assertThat(scenario.refused("1 open red")).isEqualTo("C3.2");
    }

    @Test
    @DisplayName("C3.3: a palace completed in this turn is opened in a later one at the earliest")
    void notInThisTurn() {
        Scenario scenario =
                Scenario.at(
                        "2014 - 3 5,6,44/10,11,12/13,14,16/17,18,19/20,21,23 4123:4 -"
                                + " 0;2;-;-;-;- 0;22;-;-;-;- 0;9;-;-;-;- 0;1,8,15+4;-;-;-;-");
        scenario.play("4 take A", "4 44 palace");
        assertThat(scenario.completed(4)).isEqualTo("1,8,15,44");
        assertThat(scenario.refused("4 open red")).isEqualTo("turn");
        scenario.play("4 5 discard", "4 6 discard");
        assertThat(scenario.refused("4 open red")).isEqualTo("turn");
        scenario.discardAll(1, 'B').discardAll(2, 'C').discardAll(3, 'D');
        scenario.play("* triplets 24 25 26 / 27 28 30 / 31 32 33 / 34 35 38 / 39 40 41");
        assertThat(scenario.turn()).as("2, 0, 1 and 0 shields").isEqualTo("1342:1");
        scenario.discardAll(1, 'A').discardAll(3, 'B').play("4 open red");
        assertThat(scenario.scores()).as("6 windows, 1 card").isEqualTo(List.of(0, 0, 0, 7));
    }
}
