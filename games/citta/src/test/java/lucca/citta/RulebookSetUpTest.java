package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.StringJoiner;
import lucca.engine.JsonRecord;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// From the deal to the first turn: C2.1 to C2.4.
class RulebookSetUpTest {
    private static final String FOUR = "* triplets 3 4 5 / 6 7 9 / 10 11 13 / 14 15 16";

    /// Guinigi's cards are those of the example for C2.3. Buonvisi can have 2 shields and show 20,
    /// Cenami 4 shields.
    private static Scenario dealt() {
        return Scenario.start(3, "2014 -")
                .play("* deal 1 22 8 67 40", "* deal 2 12 20 31 39", "* deal 3 28 34 1 2")
                .play(FOUR);
    }

    @Test
    @DisplayName("C2.1: each seat in order is dealt four cards")
    void deal() {
        Scenario scenario = Scenario.start(3, "2014 -");
        assertThat(scenario.asked()).isEqualTo("*");
        scenario.play("* deal 1 22 8 67 40");
        assertThat(scenario.quarter(1)).isEqualTo("?8,22,40,67");
        assertThat(scenario.turn()).isEqualTo("deal");
        scenario.play("* deal 2 12 20 31 39", "* deal 3 28 34 1 2");
        assertThat(scenario.turn()).isEqualTo("triplets");
        assertThat(scenario.triplets()).isEqualTo("-");
    }

    @Test
    @DisplayName("C2.1, 2014: a bastion that is dealt is put aside and replaced")
    void aside() {
        Scenario text = Scenario.start(3, "2014 -").play("* deal 1 12 45 7 80 aside T2");
        assertThat(text.quarter(1)).isEqualTo("?7,12,45,80");
        assertThat(text.turn()).isEqualTo("deal!T2");
        Scenario json =
                Scenario.start(3, "2014 -")
                        .play(
                                "{'seat':null,'type':'deal','to':0,"
                                        + "'cards':['12','45','7','80'],'aside':['T2']}");
        assertThat(json.position()).isEqualTo(text.position());
        String none = "{'seat':null,'type':'deal','to':0,'cards':['12','45','7','80'],'aside':[]}";
        assertThat(Scenario.start(3, "2014 -").play(none).position())
                .isEqualTo(Scenario.start(3, "2014 -").play("* deal 1 12 45 7 80").position());
        Scenario all = text.play("* deal 2 1 2 3 4 aside T1 T4", "* deal 3 5 6 8 9 aside T3");
        assertThat(all.turn()).isEqualTo("triplets!T1,T2,T3,T4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2005 -", "2006-fr -"})
    @DisplayName("C2.1, first editions: the towers stay out until the choice is made")
    void towersStayOut(String edition) {
        Scenario scenario = Scenario.start(3, edition);
        assertThat(scenario.refused("* deal 1 12 45 7 80 aside T2")).isEqualTo("C2.1");
        assertThat(scenario.refused("* deal 1 12 45 7 T2")).isEqualTo("C2.1");
        assertThat(scenario.turn()).isEqualTo("deal!T1,T2,T3,T4");
        scenario.deal();
        assertThat(scenario.refused("* triplets 13 14 T1 / 16 17 18 / 19 20 21 / 22 23 24"))
                .isEqualTo("C2.2");
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24");
        assertThat(scenario.turn()).isEqualTo("keep!T1,T2,T3,T4");
        scenario.play("1 keep 1 2", "2 keep 5 6", "3 keep 9 10");
        assertThat(scenario.turn()).doesNotContain("!").doesNotContain("T");
    }

    @Test
    @DisplayName("C2.2, 2014: bastions can be among the first triplets")
    void bastionsInTheFirstTriplets() {
        Scenario scenario = Scenario.start(3, "2014 -").deal();
        scenario.play("* triplets 13 14 T1 / 16 T2 T3 / 19 20 21 / 22 23 24");
        assertThat(scenario.triplets()).isEqualTo("13,14,T1/16,T2,T3/19,20,21/22,23,24");
    }

    @Test
    @DisplayName("C2.4, 2014: no bastion that was put aside can be in the first triplets")
    void asideIsOut() {
        Scenario scenario = Scenario.start(3, "2014 -");
        scenario.play("* deal 1 1 2 3 4", "* deal 2 5 6 7 8 aside T1", "* deal 3 9 10 11 12");
        assertThat(scenario.refused("* triplets 13 14 T1 / 16 17 18 / 19 20 21 / 22 23 24"))
                .isEqualTo("C2.2");
        scenario.play("* triplets 13 14 T2 / 16 17 18 / 19 20 21 / 22 23 24");
        assertThat(scenario.turn()).isEqualTo("keep!T1");
    }

    @ParameterizedTest
    @CsvSource({
        "2014 -, 2, 4",
        "2014 -, 3, 4",
        "2014 -, 4, 5",
        "2014 -, 5, 6",
        "2014 c, 2, 4",
        "2014 c, 3, 4",
        "2014 c, 4, 5",
        "2014 c, 5, 6",
        "2005 -, 3, 4",
        "2005 -, 4, 5",
        "2005 -, 5, 6",
        "2006-fr -, 3, 4",
        "2006-fr -, 4, 5",
        "2006-fr -, 5, 6"
    })
    @DisplayName(
            "All rules, example: 5 triplets with 4 seats; C2.2: seats + 1, but 4 with two seats")
    void numberOfTriplets(String edition, int seats, int triplets) {
        Scenario scenario = Scenario.start(seats, edition);
        for (int seat = 1; seat <= seats; seat++) {
            int top = 70 + 4 * seat;
            scenario.play("* deal %d %d %d %d %d".formatted(seat, top - 3, top - 2, top - 1, top));
        }
        assertThat(scenario.refused(triplets(triplets - 1))).isEqualTo("C2.2");
        assertThat(scenario.refused(triplets(triplets + 1))).isEqualTo("C2.2");
        scenario.play(triplets(triplets));
        assertThat(scenario.triplets().split("/", -1)).hasSize(triplets);
    }

    private static String triplets(int count) {
        StringJoiner all = new StringJoiner(" / ", "* triplets ", "");
        for (int i = 0; i < count; i++) {
            int first = 21 + 3 * i;
            all.add("%d %d %d".formatted(first, first + 1, first + 2));
        }
        return all.toString();
    }

    @Test
    @DisplayName("docs/records.md: the order of cards in a deal or a triplet has no meaning")
    void orderHasNoMeaning() {
        Scenario other =
                Scenario.start(3, "2014 -")
                        .play("* deal 1 67 40 22 8", "* deal 2 39 31 20 12", "* deal 3 1 2 34 28")
                        .play("* triplets 5 4 3 / 9 6 7 / 13 11 10 / 16 15 14");
        assertThat(other.position()).isEqualTo(dealt().position());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 keep 8 22 | 8,22 | 312", // 2 shields, shows 22
                "1 keep 22 8 | 22,8 | 321", // 2 shields, shows 8
                "1 keep 67 40 | 67+40 | 132", // 5 shields
                "1 keep 22 67 | 22+67 | 312" // 3 shields
            })
    @DisplayName("docs/rules/citta.md, example for C2.3: what Guinigi keeps")
    void exampleOfTheChoice(String keep, String palaces, String order) {
        Scenario scenario = dealt().play("2 keep 12 20", "3 keep 28 34", keep);
        assertThat(scenario.construction(1)).isEqualTo(palaces);
        assertThat(scenario.construction(2)).isEqualTo("12,20");
        assertThat(scenario.construction(3)).isEqualTo("34+28");
        assertThat(scenario.turn()).as("by shields, then numbers").startsWith(order + ":");
        assertThat(scenario.scores()).containsOnly(0);
    }

    @Test
    @DisplayName("C2.3: for two colours both orders mean the same")
    void eitherOrder() {
        Scenario one = dealt().play("1 keep 22 67", "2 keep 12 31", "3 keep 28 34");
        Scenario other = dealt().play("1 keep 67 22", "2 keep 31 12", "3 keep 34 28");
        assertThat(other.position()).isEqualTo(one.position());
    }

    @Test
    @DisplayName("C2.3: every pair is legal; of one colour in both orders")
    void everyPair() {
        Set<String> legal = dealt().legal();
        for (String keep : new String[] {"keep 8 22", "keep 22 8"}) {
            assertThat(legal).contains(keep);
        }
        assertThat(legal.stream().map(RulebookSetUpTest::sorted).distinct())
                .containsExactlyInAnyOrder("22 8", "22 40", "22 67", "40 67", "40 8", "67 8");
    }

    private static String sorted(String keep) {
        String[] words = keep.split(" ", -1);
        return words[1].compareTo(words[2]) < 0
                ? words[1] + " " + words[2]
                : words[2] + " " + words[1];
    }

    @Test
    @DisplayName("C2.3: all choose at the same time, in any order, and choices are hidden before")
    void allAtOnce() {
        Scenario scenario = dealt();
        assertThat(scenario.asked()).isEqualTo("123");
        scenario.play("3 keep 28 34");
        assertThat(scenario.asked()).isEqualTo("12");
        assertThat(scenario.quarter(3)).isEqualTo("?1,2,28,34>28,34");
        scenario.play("1 keep 22 8");
        assertThat(scenario.quarter(1)).isEqualTo("?8,22,40,67>22,8");
        assertThat(scenario.asked()).isEqualTo("2");
        scenario.play("2 keep 12 20");
        assertThat(scenario.quarter(3)).isEqualTo("0;34+28;-;-;-;-");
        assertThat(scenario.field(2)).as("round").isEqualTo("1");
    }

    @Test
    @DisplayName("docs/records.md: records have the choices in the order of the seats")
    void choicesInTheRecord() {
        Scenario one = dealt().play("3 keep 28 34", "1 keep 8 22", "2 keep 12 20");
        Scenario other = dealt().play("1 keep 8 22", "2 keep 12 20", "3 keep 28 34");
        assertThat(JsonRecord.write(one.match())).isEqualTo(JsonRecord.write(other.match()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("C2.4: the cards not kept are in the deck again, the others are not")
    void notKept(String edition) {
        Scenario scenario = Scenario.start(3, edition).deal();
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24");
        scenario.play("1 keep 1 2", "2 keep 5 6", "3 keep 9 10").round();
        assertThat(scenario.asked()).isEqualTo("*");
        String triplets = "* triplets %s 4 7 / 8 11 12 / T1 T2 T3 / T4 26 27";
        assertThat(scenario.refused(triplets.formatted("1"))).as("kept").isEqualTo("C3.7");
        assertThat(scenario.refused(triplets.formatted("13"))).as("seen").isEqualTo("C3.7");
        scenario.play(triplets.formatted("3"));
        assertThat(scenario.triplets()).startsWith("3,4,7/8,11,12/");
    }

    @Test
    @DisplayName("C2.1, C2.4, 2014: bastions put aside return to the deck with the discards")
    void asideReturns() {
        Scenario scenario = Scenario.start(3, "2014 -");
        scenario.play("* deal 1 1 2 3 4 aside T1 T2", "* deal 2 5 6 7 8", "* deal 3 9 10 11 12");
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24");
        scenario.play("1 keep 1 2", "2 keep 5 6", "3 keep 9 10");
        assertThat(scenario.turn()).doesNotContain("T");
        scenario.round().play("* triplets 3 4 T1 / 7 8 T2 / 11 12 25 / 26 27 28");
        assertThat(scenario.triplets()).isEqualTo("3,4,T1/7,8,T2/11,12,25/26,27,28");
    }

    @Test
    @DisplayName("C2.4, two seats: bastions put aside return, cards not kept go to the City")
    void asideReturnsWithTwo() {
        Scenario scenario = Scenario.start(2, "2014 -");
        scenario.play("* deal 1 1 2 3 4 aside T1", "* deal 2 5 6 7 8");
        scenario.play("* triplets 13 14 15 / 16 17 18 / 19 20 21 / 22 23 24");
        scenario.play("1 keep 1 2", "2 keep 5 6");
        assertThat(scenario.city()).isEqualTo("8+3+4+7;-;-");
        scenario.round().play("2 city C 19", "1 city D 22");
        assertThat(scenario.city()).isEqualTo("8,22+3+4,19+7;-;-");
        String triplets = "* triplets %s 26 T1 / 27 28 29 / 30 31 32 / 33 34 35";
        assertThat(scenario.refused(triplets.formatted("3"))).as("the City's").isEqualTo("C3.7");
        scenario.play(triplets.formatted("25"));
        assertThat(scenario.triplet('A')).isEqualTo("25,26,T1");
    }

    @Test
    @DisplayName("C2.3, Celebration: a wild card can be kept as the second, on any colour")
    void wildSecond() {
        Scenario scenario = Scenario.start(3, "2014 c");
        scenario.play("* deal 1 22 67 W10 W20", "* deal 2 12 31 39 40", "* deal 3 14 34 1 2");
        scenario.play("* triplets 3 4 5 / 6 7 9 / 11 13 15 / 16 17 18");
        assertThat(scenario.refused("1 keep W10 22")).isEqualTo("C2.3");
        assertThat(scenario.refused("1 keep W10 W20")).isEqualTo("C2.3");
        scenario.play("1 keep 22 W10", "2 keep 12 31", "3 keep 14 34");
        assertThat(scenario.construction(1)).isEqualTo("22,W10");
        assertThat(scenario.turn())
                .as("shields 2 + 1, 0 + 2 showing 34, 0 + 2 showing 10")
                .startsWith("231:");
    }
}
