package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The last openings, walls and towers: C4.1, C4.2.
class RulebookEndTest {
    private static final List<String> OPENED = List.of("8,15,22", "9,16,30", "3,10,24", "12,13,20");
    private static final List<String> WALLS = List.of("66", "81", "87", "88");

    /// Palaces under construction by their shields.
    private static final Map<Integer, String> SHIELDS =
            Map.of(
                    0, "4,26",
                    5, "11,40",
                    6, "11,33",
                    7, "11,33+7",
                    8, "11,33+28",
                    9, "11+21,43");

    private static final String OTHERS = "0;1;-;-;-;- 0;2;-;-;-;- 0;5;-;-;-;- 0;6;-;-;-;-";

    /// A quarter in a game of five seats, with these numbers of walls, towers, shields and opened
    /// palaces.
    private static String family(int walls, int towers, int shields, int opened) {
        return family(walls, towers, shields).replace("OPENED", palaces(opened));
    }

    private static String family(int walls, int towers, int shields) {
        return "0;%s;-;OPENED;%s;%s"
                .formatted(
                        SHIELDS.get(shields),
                        walls == 0 ? "-" : String.join(",", WALLS.subList(0, walls)),
                        List.of("-", "T1", "T1,T2").get(towers));
    }

    private static String palaces(int count) {
        return count == 0 ? "-" : String.join("+", OPENED.subList(0, count));
    }

    private static List<String> endOf(String edition, String family) {
        String[] others = OTHERS.split(" ", -1);
        return Scenario.end(edition, family, others[0], others[1], others[2], others[3])
                .lines("C4.2");
    }

    private static List<String> points(int points) {
        return points == 0 ? List.of() : List.of("1 +" + points + " C4.2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("docs/rules/citta.md, example for C4.1: Cenami 5, then Guinigi 3")
    void lastOpenings(String edition) {
        Scenario scenario =
                Scenario.end(
                        edition,
                        "0;2;54,55,62,69,76;-;-;-",
                        "0;11,19,4;-;-;-;-",
                        "0;1,29;18,26,33,40,47;-;-;-");
        assertThat(scenario.lines("C4.1")).isEqualTo(List.of("3 +5 C4.1", "1 +3 C4.1"));
        assertThat(scenario.opened(1)).isEqualTo("54,55,62,69,76");
        assertThat(scenario.completed(1)).isEqualTo("-");
        assertThat(scenario.opened(3)).isEqualTo("18,26,33,40,47");
        assertThat(scenario.turn()).isEqualTo("end");
    }

    @ParameterizedTest
    @CsvSource({
        "palace, 3 +2 C4.1", // Cenami has 6 shields, Guinigi 4: 2 for Cenami, then 0
        "discard, 1 +2 C4.1" // Cenami has 3 shields, Guinigi 4: 2 for Guinigi, then 0
    })
    @DisplayName("C4.1: the order is determined again after the last card of the last round")
    void newOrder(String last, String line) {
        Scenario scenario =
                Scenario.at(
                        "2014 - 7 -/-/-/90,91,93 123:3+29 - 0;2,30;54,55,62,69,76;-;-;-"
                                + " 0;3;-;-;-;- 0;1;18,26,33,40,47;-;-;-");
        scenario.play("3 29 " + last);
        assertThat(scenario.lines("C4.1")).isEqualTo(List.of(line));
    }

    @Test
    @DisplayName("C4.1: the lines of the end carry the index of the last event")
    void lastEvent() {
        Scenario scenario =
                Scenario.at(
                        "2014 - 7 -/-/-/90,91,93 123:3+29,86 - 0;2,30;54,55,62,69,76;-;-;-"
                                + " 0;3;-;-;-;- 0;1;18,26,33,40,47;-;-;-");
        scenario.play("3 29 palace", "3 86 discard");
        assertThat(scenario.match().lines()).isNotEmpty().allMatch(line -> line.event() == 1);
    }

    @Test
    @DisplayName("C4.1: all completed palaces are opened, several of one family too")
    void allAreOpened() {
        Scenario scenario =
                Scenario.end(
                        "2014 -",
                        "10;1;9,16,23,30,31+54,55,62,69,76;3,10,17,24,25;-;-",
                        "10;2,38+4;-;-;-;-",
                        "10;45;18,26,33,40,47;-;-;-");
        assertThat(scenario.lines("C4.1"))
                .as("Guinigi and Cenami have 3 shields each, but 76 is more than 47")
                .containsExactlyInAnyOrder("1 +3 C4.1", "1 +3 C4.1", "3 +1 C4.1");
        assertThat(scenario.opened(1)).isEqualTo("9,16,23,30,31+3,10,17,24,25+54,55,62,69,76");
    }

    @Test
    @DisplayName("C3.1, C4.1: during the game the standing includes the points of the end")
    void standing() {
        String position =
                "2014 - 3 5,6,7/8,9,10/12,13,14/15,16,17 231:2 - 4;2;54,55,62,69,76;-;-;-"
                        + " 4;11,19,4;-;-;-;- 4;1,29;18,26,33,40,47;-;-;-";
        Scenario scenario = Scenario.at(position);
        assertThat(scenario.standing("C4.1")).isEqualTo(List.of("3 +5 C4.1", "1 +3 C4.1"));
        assertThat(scenario.match().standing().scores()).isEqualTo(List.of(7, 4, 9));
        assertThat(scenario.scores()).isEqualTo(List.of(4, 4, 4));
        assertThat(scenario.position()).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource({
        "3, 1, 6, 2, 8",
        "3, 1, 5, 2, 0",
        "2, 0, 9, 3, 6",
        "0, 2, 0, 4, 8",
        "3, 2, 7, 0, 0"
    })
    @DisplayName("docs/rules/citta.md, examples for C4.2: walls, towers, shields, opened palaces")
    void wallsAndTowers(int walls, int towers, int shields, int opened, int points) {
        for (String edition : new String[] {"2014 -", "2005 -", "2006-fr -"}) {
            assertThat(endOf(edition, family(walls, towers, shields, opened)))
                    .as(edition)
                    .isEqualTo(points(points));
        }
        String family = family(walls, towers, shields, opened);
        Scenario earlier = Scenario.at("2014 - 3 - triplets - " + family + " " + OTHERS);
        assertThat(earlier.standing("C4.2")).isEqualTo(points(points));
    }

    @ParameterizedTest
    @CsvSource({
        "2014 -, 8, 15", "2014 -, 9, 15", "2014 -, 7, 0",
        "2005 -, 8, 15", "2005 -, 9, 15", "2005 -, 7, 0",
        "2006-fr -, 8, 15", "2006-fr -, 9, 15", "2006-fr -, 7, 0"
    })
    @DisplayName(
            "All rules, example of walls: Ross's 4 walls, 1 bastion, 3 opened palaces: 15 or 0")
    void ross(String edition, int shields, int points) {
        assertThat(endOf(edition, family(4, 1, shields, 3))).isEqualTo(points(points));
    }

    @Test
    @DisplayName("2005 rules, example of walls: Ross's 3 completed palaces are opened by then")
    void rossWithCompletedPalaces() {
        String completed = "0;%s;%s;-;66,81,87,88;T1".formatted(SHIELDS.get(8), palaces(3));
        assertThat(endOf("2005 -", completed)).isEqualTo(points(15));
        String both =
                "0;%s;%s;%s;66,81,87,88;T1".formatted(SHIELDS.get(8), OPENED.get(2), palaces(2));
        assertThat(endOf("2005 -", both)).isEqualTo(points(15));
    }

    @Test
    @DisplayName("2006 rules, C4.2 ruling: palaces that other seats have opened do not count")
    void ownOpenedPalaces() {
        Scenario scenario =
                Scenario.end(
                        "2006-fr -",
                        family(4, 1, 8, 3),
                        "0;1;-;18,19,47+34,41,48;-;-",
                        "0;2;-;17,25,32;-;-",
                        "0;5;-;-;-;-",
                        "0;6;-;-;-;-");
        assertThat(scenario.lines("C4.2")).isEqualTo(points(15));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 1", "0, 2, 2", "1, 0, 0", "1, 1, 0"})
    @DisplayName("C4.2: towers alone score without shields; with one unsupported wall none does")
    void withoutShields(int walls, int towers, int points) {
        assertThat(endOf("2014 -", family(walls, towers, 0, 1))).isEqualTo(points(points));
    }

    @Test
    @DisplayName("C3.4, C4.2: a tower laid as a wall needs shields like any wall")
    void towerAsWall() {
        String family = "0;%s;-;" + palaces(3) + ";66,T1;-";
        assertThat(endOf("2014 -", family.formatted("11"))).as("3 shields").isEmpty();
        assertThat(endOf("2014 -", family.formatted("11,40"))).isEqualTo(points(6));
    }

    @Test
    @DisplayName("C4.2: shields on completed and opened palaces support nothing")
    void shieldsElsewhere() {
        String family = "0;4;17,39,61;1,29,51;66;T1";
        String[] others = {"0;73;-;-;-;-", "0;2;-;-;-;-", "0;5;-;-;-;-", "0;6;-;-;-;-"};
        Scenario scenario =
                Scenario.end("2014 -", family, others[0], others[1], others[2], others[3]);
        assertThat(scenario.lines("C4.2")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "26 discard, 43 discard, 8", // 6 shields, 2 opened
        "26 palace, 43 discard, 0", // completed: 3 shields left
        "26 palace, 43 palace, 12", // 3 new shields, and blue is the third opened palace
        "43 palace, 26 wall, 10" // 9 shields for 4 walls
    })
    @DisplayName("docs/rules/citta.md, C4.2: completing a palace in the last round can lose points")
    void completingCanLosePoints(String one, String two, int points) {
        StringJoiner position = new StringJoiner(" ");
        position.add("2014 - 5 -/-/-/-/-/90,91,93 23451:1+26,43 -");
        position.add("0;11,4+21;-;" + palaces(2) + ";66,81,87;T1").add(OTHERS);
        Scenario scenario = Scenario.at(position.toString()).play("1 " + one, "1 " + two);
        assertThat(scenario.result()).startsWith("rounds");
        assertThat(scenario.lines("C4.2")).isEqualTo(points(points));
    }

    @Test
    @DisplayName("C4.2: each family is scored separately")
    void each() {
        Scenario scenario =
                Scenario.end(
                        "2014 -",
                        "0;1;-;9,16,23,30,31;2;-",
                        "0;4;-;3,10,17,24,25+6,7,14,21,28;-;T1,T2",
                        "0;26;-;5,12,13,20,27;38;T3");
        assertThat(scenario.lines("C4.2")).containsExactlyInAnyOrder("1 +1 C4.2", "2 +4 C4.2");
    }
}
