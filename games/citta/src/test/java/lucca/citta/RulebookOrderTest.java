package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The order of play: C3.1.
class RulebookOrderTest {
    private static String order(String edition, String quarters, String triplets) {
        Scenario scenario = Scenario.at(edition + " 3 - triplets - " + quarters);
        assertThat(scenario.asked()).isEqualTo("*");
        scenario.play("* triplets " + triplets);
        String turn = scenario.turn();
        String order = turn.substring(0, turn.indexOf(':'));
        assertThat(turn).as("the first seat is in turn").isEqualTo(order + ":" + order.charAt(0));
        assertThat(scenario.asked()).isEqualTo(order.substring(0, 1));
        return order;
    }

    private static String order(String edition, String quarters) {
        return order(edition, quarters, "83 84 85 / 86 87 88 / 90 91 92 / 93 T1 T2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("docs/rules/citta.md, example for C3.1: Cenami, Buonvisi, Guinigi, Burlamacchi")
    void example(String edition) {
        String quarters =
                "0;81,67+3;-;-;-;- 0;29,36;17,24,32,75;-;-;- 0;95+5,12;-;-;-;- 0;20+93;-;-;-;-";
        String triplets = "1 2 4 / 6 7 8 / 9 10 11 / 13 14 15 / 16 18 19";
        assertThat(order(edition, quarters, triplets)).isEqualTo("3214");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0;4;-;-;-;- 0;1;-;-;-;- 0;2;-;-;-;- | 231", // 0, 3, 2
                "0;1+2;-;-;-;- 0;11+5+6;-;-;-;- 0;23;-;-;-;- | 213", // 5, 8, 3
                "0;3,10,17,24;-;-;-;- 0;1;-;-;-;- 0;2,45,23;-;-;-;- | 312" // 6, 3, 8
            })
    @DisplayName("C3.1: the seat with most shields on palaces under construction is first")
    void mostShields(String quarters, String order) {
        assertThat(order("2014 -", quarters)).isEqualTo(order);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0;4;1,29,51,73,80;-;-;- 0;3;-;-;-;- 0;2;-;-;-;- | 321",
                "0;4;-;1,29,51,73,80;-;- 0;3;-;-;-;- 0;2;-;-;-;- | 321",
                "0;4;-;-;1,29,51;T3 0;3;-;-;-;- 0;2;-;-;-;- | 321"
            })
    @DisplayName("C3.1: shields on completed and opened palaces and on walls do not count")
    void onlyUnderConstruction(String quarters, String order) {
        assertThat(order("2014 -", quarters)).isEqualTo(order);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // 3 shields each
                "0;5;-;-;-;- 0;1;-;-;-;- 0;11;-;-;-;- | 312", // 5, 1, 11
                "0;1;-;9,16,30,31,81;-;- 0;5;-;-;-;- 0;11;-;-;-;- | 132", // 81 opened
                "0;1;9,16,30,31,81;-;-;- 0;5;-;-;-;- 0;11;-;-;-;- | 132", // 81 completed
                "0;1;-;9,81,30,31,16;-;- 0;5;-;-;-;- 0;23;-;-;-;- | 312", // 81 covered
                "0;72,1;-;-;-;- 0;5;-;-;-;- 0;11;-;-;-;- | 321", // 72 covered
                "0;1,72;-;-;-;- 0;5;-;-;-;- 0;11;-;-;-;- | 132", // 72 on top
                "0;1;-;-;95;T3 0;5;-;-;-;- 0;11;-;-;-;- | 321" // a wall shows no number
            })
    @DisplayName("C3.1: a tie goes to the highest number on top of any palace in any area")
    void tie(String quarters, String order) {
        for (String edition : new String[] {"2014 -", "2005 -", "2006-fr -"}) {
            assertThat(order(edition, quarters)).as(edition).isEqualTo(order);
        }
    }

    @Test
    @DisplayName("C3.1: a family with nothing under construction has 0 shields, but shows numbers")
    void nothingUnderConstruction() {
        assertThat(order("2014 -", "0;-;-;1,29,51,73,80;-;- 0;4;-;-;-;- 0;3;-;-;-;-"))
                .as("0 shields and 80, 0 and 4, 1")
                .isEqualTo("312");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0;95,W20;-;-;-;- 0;2,30;-;-;-;- 0;4;-;-;-;- | 213", // 4 showing 20, 4 showing 30
                "0;1,W500;-;-;-;- 0;95;-;-;-;- 0;11;-;-;-;- | 123", // 3 each, 500 on top
                "0;1,W500,22;-;-;-;- 0;95;-;-;-;- 0;11;-;-;-;- | 213", // 500 covered
                "0;4,W10;-;-;-;- 0;6;-;-;-;- 0;3;-;-;-;- | 123", // 2 showing 10, 2 showing 6
                "0;4;-;9,16,30,31,W500;-;- 0;94;-;-;-;- 0;3;-;-;-;- | 312" // 500 opened
            })
    @DisplayName("C3.1, C3.6: wild cards count with their shields and, on top, with their number")
    void wild(String quarters, String order) {
        assertThat(order("2014 c", quarters)).isEqualTo(order);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0;4;-;-;-;- 0;3;-;-;-;- 1,29,51;-;- | 21",
                "0;3;-;-;-;- 0;4;-;-;-;- 1,29,51;-;- | 12",
                "0;3;-;-;-;- 0;9;-;-;-;- 95;-;- | 21"
            })
    @DisplayName("C3.1: with two seats the City is left out")
    void withoutTheCity(String quarters, String order) {
        assertThat(order("2014 -", quarters)).isEqualTo(order);
    }

    @Test
    @DisplayName("C3.1: the order is determined again each round, and does not change within one")
    void eachRound() {
        String quarters = "0;4;-;-;-;- 0;3;-;-;-;- 0;2;-;-;-;-";
        Scenario scenario = Scenario.at("2014 - 3 - triplets - " + quarters);
        scenario.play("* triplets 1 5 11 / 86 87 88 / 90 91 92 / 93 T1 T2");
        assertThat(scenario.turn()).isEqualTo("321:3");
        scenario.play("3 take A", "3 11 palace", "3 1 wall", "3 5 discard");
        assertThat(scenario.turn()).isEqualTo("321:2");
        scenario.play("2 take B", "2 87 palace", "2 86 discard", "2 88 discard");
        scenario.play("1 take D", "1 93 palace", "1 T1 tower", "1 T2 tower");
        scenario.play("* triplets 6 7 8 / 9 10 12 / 13 14 15 / 16 17 18");
        assertThat(scenario.turn()).as("2 + 3, 1 + 1 and 0 + 3 shields").isEqualTo("312:3");
    }
}
