package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Two seats and the City of Lucca: C5.
class RulebookCityTest {
    /// The example for C5.2 to C5.4; Buonvisi's completed palace is green.
    private static final String EXAMPLE =
            "2014 - 4 23,53,T1/-/6,70,82/- 12:c1 - 7;1;-;-;-;- 7;4;3,10,24,25,32;-;-;-"
                    + " 39,17,60,46;2,9,16,30,31;-";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12 48 | 31 39 | 31+39+12,48", // docs/rules/citta.md, examples for C5.1
                "12 W20 | 31 W10 | 31,W10,W20+12",
                "48 31 | 39 12 | 31+39+12,48",
                "48 63 | 12 85 | 12,48,63,85",
                "48 12 | 90 W10 | 90+12,48,W10", // the larger palace, not the higher number
                "12 48 | 90 W500 | 90+12,48,W500",
                "31 W20 | 12 90 | 31+90,W20+12", // the higher number between equals
                "W500 W10 | W20 12 | 12,W10,W20,W500", // the lowest number first
                "W500 W10 | 31 12 | 31,W10,W500+12"
            })
    @DisplayName("C5.1: the four cards not kept become the City's first palaces")
    void founding(String one, String two, String palaces) {
        Scenario scenario = Scenario.start(2, "2014 c");
        scenario.play("* deal 1 1 2 " + one, "* deal 2 5 6 " + two);
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 21 22 / 23 24 25");
        scenario.play("2 keep 5 6", "1 keep 1 2");
        assertThat(scenario.city()).isEqualTo(palaces + ";-;-");
        assertThat(scenario.turn()).as("5 shields each, 6 is higher than 2").isEqualTo("21:2");
    }

    @Test
    @DisplayName("docs/rules/citta.md, example for C5.2 to C5.4: green is worth 4, then 2, then 3")
    void example() {
        Scenario scenario = Scenario.at(EXAMPLE);
        assertThat(scenario.asked()).isEqualTo("1");
        assertThat(scenario.standing("C4.1")).isEqualTo(List.of("2 +4 C4.1"));
        scenario.play("1 city C 82");
        assertThat(scenario.city()).isEqualTo("-;2,9,16,30,31+39,17,60,46,82;-");
        assertThat(scenario.standing("C4.1")).isEqualTo(List.of("2 +2 C4.1"));
        assertThat(scenario.turn()).isEqualTo("12:c2");
        assertThat(scenario.triplets()).isEqualTo("23,53,T1/-/-/-");
        scenario.play("2 city A 53");
        assertThat(scenario.city()).isEqualTo("53;2,9,16,30,31+39,17,60,46,82;-");
        assertThat(scenario.standing("C4.1")).isEqualTo(List.of("2 +3 C4.1"));
        assertThat(scenario.scores()).isEqualTo(List.of(7, 7));
        assertThat(scenario.lines()).isEmpty();
        assertThat(scenario.discards()).containsExactlyInAnyOrder("23", "T1", "6", "70");
    }

    @Test
    @DisplayName("docs/rules/citta.md, example for C5.2 to C5.4: green is opened for 3")
    void exampleGoesOn() {
        Scenario scenario = Scenario.at(EXAMPLE).play("1 city C 82", "2 city A 53");
        assertThat(scenario.field(2)).as("round").isEqualTo("5");
        scenario.play("* triplets 5 7 8 / 11 12 13 / 14 15 18 / 19 20 21");
        assertThat(scenario.turn()).isEqualTo("12:1");
        scenario.discardAll(1, 'A').play("2 open green");
        assertThat(scenario.lines()).isEqualTo(List.of("2 +3 C3.3"));
    }

    @ParameterizedTest
    @CsvSource({"23, 23;, 3", "T1, -;, 2"})
    @DisplayName("docs/rules/citta.md, example for C5.2 to C5.4: other cards for Buonvisi")
    void exampleOtherwise(String card, String construction, int yellow) {
        Scenario scenario =
                Scenario.at(EXAMPLE.replace("7;4;3,10,24,25,32", "7;4;38,45,52,59,66"))
                        .play("1 city C 82", "2 city A " + card);
        assertThat(scenario.city()).startsWith(construction);
        assertThat(scenario.city()).endsWith(card.equals("T1") ? ";T1" : ";-");
        assertThat(scenario.standing("C4.1")).isEqualTo(List.of("2 +" + yellow + " C4.1"));
    }

    @Test
    @DisplayName("C5.2: the first seat in order has both triplets, the second seat the other one")
    void whoChooses() {
        Scenario scenario = Scenario.at(EXAMPLE.replace("12:c1", "21:c2"));
        assertThat(scenario.asked()).isEqualTo("2");
        assertThat(scenario.refused("1 city A 23")).isEqualTo("turn");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "city A 23",
                        "city A 53",
                        "city A T1",
                        "city C 6",
                        "city C 82",
                        "city C 70");
        scenario.play("2 city A 53");
        assertThat(scenario.turn()).isEqualTo("21:c1");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder("city C 6", "city C 82", "city C 70");
        assertThat(scenario.refused("1 city A 23")).isEqualTo("C5.2");
        scenario.play("1 city C 6");
        assertThat(scenario.city()).isEqualTo("6;2,9,16,30,31+39,17,60,46,53;-");
        assertThat(scenario.asked()).isEqualTo("*");
    }

    @Test
    @DisplayName("C5.2: the City's cards are chosen after both turns")
    void afterBothTurns() {
        Scenario scenario =
                Scenario.at(
                        "2014 - 4 5,7,8/11,12,13/14,15,18/19,20,21 21:2 -"
                                + " 0;3;-;-;-;- 0;1;-;-;-;- 2;-;-");
        scenario.discardAll(2, 'B');
        assertThat(scenario.refused("2 city A 5")).isEqualTo("turn");
        scenario.discardAll(1, 'D');
        assertThat(scenario.turn()).isEqualTo("21:c2");
        scenario.play("2 city C 14", "1 city A 8");
        assertThat(scenario.city()).isEqualTo("8+2+14;-;-");
        assertThat(scenario.discards()).contains("5", "7", "15", "18").doesNotContain("14", "8");
    }

    @Test
    @DisplayName("C5.2: palace cards go to a palace, bastions become bastions, nothing is a wall")
    void noWalls() {
        Scenario scenario = Scenario.at(EXAMPLE).play("1 city A T1", "2 city C 6");
        assertThat(scenario.city()).isEqualTo("39,17,60,46+6;2,9,16,30,31;T1");
        assertThat(Scenario.at(EXAMPLE).legal()).noneMatch(move -> move.contains("wall"));
        String wall = "{'seat':0,'type':'city','triplet':0,'card':'23','as':'wall'}";
        assertThat(Scenario.at(EXAMPLE).refused(wall)).isEqualTo("format");
    }

    @Test
    @DisplayName(
            "C5.3: the City completes palaces of five cards, then starts a new one of the colour")
    void secondPalace() {
        Scenario scenario =
                Scenario.at(EXAMPLE.replace("6,70,82", "6,82,89"))
                        .play("1 city C 89", "2 city A 53");
        assertThat(scenario.city()).startsWith("53;");
        scenario.play("* triplets 5 7 61 / 11 12 68 / 14 15 75 / 19 20 96");
        scenario.discardAll(1, 'C').discardAll(2, 'D').play("1 city A 61", "2 city B 68");
        assertThat(scenario.city()).startsWith("53,61,68;");
    }

    @Test
    @DisplayName("C5.3, C5.4: every completed palace of the City counts 2, and each card 1")
    void everyCompletedPalace() {
        Scenario scenario =
                Scenario.at(
                        "2014 - 6 5,7,8/11,12,13/14,15,18/19,20,21 12:1 -"
                                + " 0;1;3,10,17,24,25;-;-;- 0;39+4;-;-;-;-"
                                + " 32,46;2,9,16,23,30+53,60,61,68,75;-");
        scenario.play("1 open green");
        assertThat(scenario.scores()).as("Buonvisi 1, the City 2 + 2").isEqualTo(List.of(5, 0));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | - | 0",
                "39 | - | 1",
                "39,46,53,60 | - | 4",
                "- | 39,46,53,60,61 | 2",
                "- | 39,46,53,60,61+68,75,82,89,96 | 4",
                "32 | 39,46,53,60,61+68,75,82,89,96 | 5"
            })
    @DisplayName("2014 rules, two players, 'Scoring': the City's palaces are counted by openers")
    void opener(String construction, String completed, int points) {
        Scenario scenario =
                Scenario.at(
                        "2014 - 6 5,7,8/11,12,13/14,15,18/19,20,21 12:1 -"
                                + " 0;1;3,10,17,24,25;-;-;- 0;4;-;-;-;- "
                                + "%s;%s;T1".formatted(construction, completed));
        scenario.play("1 open green");
        assertThat(scenario.scores()).isEqualTo(List.of(points, 0));
    }

    @Test
    @DisplayName("C5.2, Celebration: a wild card needs a palace of the City, which is named")
    void wildForTheCity() {
        Scenario scenario =
                Scenario.at(
                        "2014 c 4 6,70,W20/-/23,53,W10/- 12:c1 - 0;1;-;-;-;- 0;4;-;-;-;-"
                                + " 52+39,17;2,9,16,30,31;-");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "city A 6",
                        "city A 70",
                        "city A W20 yellow",
                        "city A W20 green",
                        "city C 23",
                        "city C 53",
                        "city C W10 yellow",
                        "city C W10 green");
        assertThat(scenario.refused("1 city C W10 red")).isEqualTo("C5.2");
        assertThat(scenario.refused("1 city C W10")).isEqualTo("format");
        scenario.play("1 city C W10 green", "2 city A W20 yellow");
        assertThat(scenario.city()).isEqualTo("52,W20+39,17,W10;2,9,16,30,31;-");
    }

    @Test
    @DisplayName("C5.2, Celebration: without a palace of the City no wild card can be chosen")
    void noPalaceForAWildCard() {
        Scenario scenario =
                Scenario.at(
                        "2014 c 4 6,70,W20/-/53,W10,T1/- 12:c1 - 0;1;-;-;-;- 0;4;-;-;-;-"
                                + " -;2,9,16,30,31;-");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder("city A 6", "city A 70", "city C 53", "city C T1");
        assertThat(scenario.refused("1 city A W20 yellow")).isEqualTo("C5.2");
        scenario.play("1 city A 6");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder("city C 53", "city C T1", "city C W10 white");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the City's only palace is completed
                "39,17,60,46;-;- | 82 | -;39,17,60,46,82;-",
                // nothing was under construction, and a bastion changes nothing
                "-;2,9,16,30,31;- | T1 | -;2,9,16,30,31;T1"
            })
    @DisplayName(
            "C5.2, ruling: a second triplet of only wild cards is skipped if no palace takes one")
    void skipped(String before, String card, String after) {
        Scenario scenario =
                Scenario.at(
                        "2014 c 4 6,82,T1/-/W10,W20,W500/- 12:c1 - 0;1;-;-;-;- 0;4;-;-;-;- "
                                + before);
        scenario.play("1 city A " + card);
        assertThat(scenario.asked()).as("no decision about a second card").isEqualTo("*");
        assertThat(scenario.city()).isEqualTo(after);
        assertThat(scenario.discards()).contains("6", "W10", "W20", "W500");
        assertThat(scenario.field(2)).as("round").isEqualTo("5");
    }

    @Test
    @DisplayName("C5.2: a second triplet of only wild cards is due if the City has a palace for it")
    void notSkipped() {
        Scenario scenario =
                Scenario.at(
                        "2014 c 4 6,82,T1/-/W10,W20,W500/- 12:c1 - 0;1;-;-;-;- 0;4;-;-;-;-"
                                + " -;2,9,16,30,31;-");
        scenario.play("1 city A 6");
        assertThat(scenario.turn()).isEqualTo("12:c2");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "city C W10 white", "city C W20 white", "city C W500 white");
    }

    @Test
    @DisplayName("C5.2: both seats choose in the last round too, and then the game ends")
    void lastRound() {
        Scenario scenario = Scenario.at(EXAMPLE.replace("2014 - 4", "2014 - 7"));
        scenario.play("1 city C 70");
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("2 city A T1");
        assertThat(scenario.result()).startsWith("rounds");
        assertThat(scenario.lines("C4.1")).isEqualTo(List.of("2 +4 C4.1"));
    }
}
