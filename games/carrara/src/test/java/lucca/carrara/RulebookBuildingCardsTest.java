package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The points of buildings at the end under each Building card: P5.6.
class RulebookBuildingCardsTest {
    private static final String DOCS = "li:po2,pi:bi3+vi4,ma:pa1+ca3+cs5,le:po4+vi8;-;-;ma";

    private static Scenario table(int seats, int card, String board) {
        PositionBuilder positionBuilder = PositionBuilder.expansion(seats, "4,6," + card + ",6");
        positionBuilder.seat(2, "0;0;-;-;li:" + beaten(board));
        return positionBuilder.seat(1, "0;30;-;bcgu;" + board).table();
    }

    /// All buildings except one that are not on the board. In Livorno they have the highest total,
    /// so the Bonus card gives seat 1 nothing.
    private static String beaten(String board) {
        StringBuilder row = new StringBuilder();
        for (String type : new String[] {"bi", "pa", "po", "ca", "cs", "vi"}) {
            for (int cost = 1; cost <= 5; cost++) {
                String building = type + cost;
                row.append(board.contains(building) ? "" : "+" + building);
            }
        }
        return row.substring(1, row.lastIndexOf("+"));
    }

    /// The points without the 15 + 12 VP of 30 coins and four objects.
    private static int points(int card, String board) {
        return table(3, card, board).standing(1) - 27;
    }

    private static boolean met(int seats, int card, String board) {
        return table(seats, card, board).legal().contains("announce");
    }

    @ParameterizedTest
    @CsvSource({
        "1, 30, true",
        "2, 13, true",
        "3, 5, false",
        "4, 0, false",
        "5, 4, true",
        "6, 18, true",
        "7, 15, true",
        "8, 12, true",
        "9, 27, true"
    })
    @DisplayName("Docs, example for the Building cards: one board under each of the nine")
    void docs(int card, int points, boolean met) {
        assertThat(points(card, DOCS)).isEqualTo(points);
        assertThat(met(4, card, DOCS)).isEqualTo(met);
    }

    @Test
    @DisplayName("Printed rules, Building 2: four in Pisa, two in Massa, one in Lérici: 21 VP")
    void printedTwo() {
        String board = "pi:bi1+pa1+po1+ca1,ma:bi2+pa2,le:bi3";
        assertThat(points(2, board)).isEqualTo(21);
        assertThat(met(4, 2, board)).isFalse();
    }

    @Test
    @DisplayName("Printed rules, Building 3: three in Lucca, four in Massa, six in Lérici: 20 VP")
    void printedThree() {
        String board = "lu:bi1+pa1+po1,ma:bi2+pa2+po2+ca2,le:bi3+pa3+po3+ca3+cs3+vi3";
        assertThat(points(3, board)).isEqualTo(20);
        assertThat(met(4, 3, board)).isTrue();
    }

    @Test
    @DisplayName("Printed rules, Building 4: five in Lérici: 3 VP")
    void printedFour() {
        String board = "le:bi3+pa3+po3+ca3+cs3";
        assertThat(points(4, board)).isEqualTo(3);
        assertThat(met(4, 4, board)).isTrue();
    }

    @Test
    @DisplayName("Printed rules, Building 5: an 8-building in Lucca 19 VP, two in Massa 16 VP")
    void printedFive() {
        assertThat(points(5, "lu:bi8;-;-;li")).isEqualTo(19);
        assertThat(points(5, "ma:bi8+vi8;-;-;li,pi")).isEqualTo(16);
        assertThat(met(4, 5, "lu:bi8;-;-;li")).isTrue();
    }

    @Test
    @DisplayName("Printed rules, Building 6: three Land buildings 18 VP, one 6 VP")
    void printedSix() {
        assertThat(points(6, "lu:cs1+vi1,le:vi2+bi2")).isEqualTo(18);
        assertThat(points(6, "lu:vi1,le:bi2")).isEqualTo(6);
        assertThat(met(4, 6, "lu:cs1+vi1,le:vi2+bi2")).isTrue();
        assertThat(met(4, 6, "lu:vi1,le:bi2")).isFalse();
    }

    @Test
    @DisplayName("Printed rules, Building 7: seven City buildings 21 VP, three 9 VP")
    void printedSeven() {
        String seven = "lu:bi1+pa1+po1+ca1,le:bi2+pa2+po2+vi2";
        assertThat(points(7, seven)).isEqualTo(21);
        assertThat(met(4, 7, seven)).isTrue();
        assertThat(points(7, "lu:bi1+pa1+po1")).isEqualTo(9);
        assertThat(met(3, 7, "lu:bi1+pa1+po1")).isFalse();
    }

    @Test
    @DisplayName("Printed rules, Building 8: 2, 3, 2 and 3 buildings: 2 x 3 x 3 = 18 VP")
    void printedEight() {
        String board = "pi:bi1+pa1,lu:bi2+pa2+po2,vi:bi3+pa3,ma:bi4+pa4+po4";
        assertThat(points(8, board)).isEqualTo(18);
        assertThat(met(4, 8, board)).isTrue();
    }

    @Test
    @DisplayName("Printed rules, Building 9: City 5 4 2 2 and Land 4 1: 9 + 5 = 14 VP")
    void printedNine() {
        String board = "le:bi5+pa4+po2+ca2+cs4+vi1";
        assertThat(points(9, board)).isEqualTo(14);
        assertThat(met(3, 9, board)).isFalse();
    }

    @Test
    @DisplayName("Printed rules, Building 9: City 4 4 3 1 and Land 5 4 2 1: 24 VP")
    void printedNineOfTwo() {
        String board = "le:bi4+pa4+po3+ca1+cs5+cs4+vi2+vi1";
        assertThat(points(9, board)).isEqualTo(24);
        assertThat(met(2, 9, board)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "li, 11, 17, 23, 34",
        "pi, 9, 14, 19, 26",
        "lu, 7, 11, 15, 19",
        "vi, 5, 8, 11, 13",
        "ma, 3, 5, 7, 8",
        "le, 1, 2, 3, 4"
    })
    @DisplayName("P5.6: the VP of Building cards 2 to 5 in each city")
    void inCities(String city, int two, int three, int four, int eight) {
        String[] rows = {
            "bi1",
            "bi1+pa1",
            "bi1+pa1+po1",
            "bi1+pa1+po1+ca1",
            "bi1+pa1+po1+ca1+cs1",
            "bi1+pa1+po1+ca1+cs1+vi1",
            "bi1+bi2+pa1+po1+ca1+cs1+vi1",
            "bi1+bi2+pa1+pa2+po1+ca1+cs1+vi1"
        };
        for (int count = 1; count <= 8; count++) {
            String board = city + ":" + rows[count - 1];
            assertThat(points(2, board)).isEqualTo(count / 2 * two);
            assertThat(points(3, board)).isEqualTo(count / 3 * three);
            assertThat(points(4, board)).isEqualTo(count / 4 * four);
        }
        assertThat(points(5, city + ":pa8;-;-;le")).isEqualTo(eight);
        assertThat(points(5, city + ":bi5+pa8+po8;-;-;le,ma")).isEqualTo(2 * eight);
    }

    @ParameterizedTest
    @CsvSource({
        "li:bi1, 1",
        "li:bi1|pi:pa1, 1",
        "li:bi1+bi2|pi:pa1+pa2+pa3, 6",
        "li:bi1+bi2+bi3+bi4|pi:pa1|lu:po1|le:ca1, 4",
        "le:bi1+bi2+bi3+bi4|ma:pa1+pa2+pa3+pa4|lu:po1+po2+po3+po4|li:vi1, 64"
    })
    @DisplayName("Building 8: cities without buildings are left out, at most three count")
    void product(String board, int points) {
        assertThat(points(8, board.replace('|', ','))).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8", "9"})
    @DisplayName("P5.6: no card gives points without buildings")
    void none(int card) {
        assertThat(points(card, "-")).isZero();
    }

    @Test
    @DisplayName("Building 9: the dearest buildings are paired, and unpaired ones give nothing")
    void pairs() {
        assertThat(points(9, "le:bi5+pa5")).isZero();
        assertThat(points(9, "le:cs5+vi5")).isZero();
        assertThat(points(9, "le:bi1+pa5+vi2")).isEqualTo(7);
        assertThat(points(9, "le:bi1+cs5+vi8;-;-;le")).isEqualTo(9);
    }

    @Test
    @DisplayName("Building 1: 1 VP for each point of cost, 8-buildings included")
    void total() {
        assertThat(points(1, "le:bi1+bi8+cs5;-;-;le")).isEqualTo(14);
    }
}
