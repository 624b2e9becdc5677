package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Bonus cards and the order of the final scoring: P5.6.
class RulebookBonusTest {
    private static final String BOARD = "li:po2+ca3,lu:vi1,ma:bi2,le:bi8+ca4;-;-;le";
    private static final String RIVAL = "0;0;-;-;pi:po4,lu:vi3,ma:pa3";
    private static final int COST = 20;

    private static Scenario table(int bonus, int coins, String board) {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(4, "1,1,1," + bonus).seat(2, RIVAL);
        return positionBuilder.seat(1, "0;" + coins + ";-;-;" + board).table();
    }

    /// Checks VP and coins of the bonus, once with own coins that make the sum a multiple of five,
    /// and once with one coin less.
    private static void check(int bonus, String board, int cost, int points, int coins) {
        int missing = (5 - coins % 5) % 5 + 5;
        int made = (coins + missing) / 5;
        assertThat(table(bonus, missing, board).standing(1)).isEqualTo(points + cost + made);
        assertThat(table(bonus, missing - 1, board).standing(1))
                .isEqualTo(points + cost + made - 1);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 27, 12", "3, 27, 12", "4, 23, 12", "5, 19, 0",
        "6, 0, 0", "7, 9, 0", "8, 18, 0", "9, 2, 0"
    })
    @DisplayName("Printed rules and docs, example for the Bonus cards: one board under all of them")
    void board(int bonus, int points, int coins) {
        check(bonus, BOARD, COST, points, coins);
    }

    @ParameterizedTest
    @CsvSource({
        "2, 18, 9", // Livorno 6 x 3, Lérici 9 x 1
        "9, 5, 21" // Pisa 7 x 3, Massa 5 x 1
    })
    @DisplayName("Bonus 2 and 9: two cities, scored or not, without a minimum and objects")
    void cities(int bonus, int points, int coins) {
        String board = "li:bi1+bi5,pi:pa2+pa5,ma:bi4+cs1,le:ca4+ca5";
        check(bonus, board, 27, points, coins);
        check(bonus, board + ";bi,pa,ca;li,pi", 27, points, coins);
        assertThat(table(bonus, 0, board).objects(1)).isEqualTo("-");
    }

    @Test
    @DisplayName("P5.6: upgrade tiles count for the bonus; Pisa's gives 4 coins and 1 VP")
    void tiles() {
        check(9, "pi:bi2+vi8;-;-;pi", 10, 10, 40);
        check(2, "li:bi2+vi8;-;-;li", 10, 40, 10);
        check(5, "li:bi2+bi5,le:vi8;-;-;li", 15, 8, 2 + 8);
    }

    @Test
    @DisplayName("Bonus 3: the program chooses the two cities with the highest final total")
    void bestCities() {
        String board = "li:bi1,pi:pa5,lu:po2,ma:ca5";
        check(3, board, 13, 9, 0); // Lucca 4 and Massa 5; Pisa's 15 coins are 3 VP
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(4, "4,1,1,3").seat(1, "0;0;-;-;" + board);
        assertThat(positionBuilder.table().standing(1))
                .as("Massa, and 15 coins are 7 VP")
                .isEqualTo(13 + 12);
        check(3, "li:bi1", 1, 3, 0);
        check(3, "-", 0, 0, 0);
    }

    @Test
    @DisplayName("Bonus 3, ruling: own coins affect the choice between coins and VP")
    void roundedCoins() {
        String board = "li:bi1,pi:pa2,ma:po1";
        assertThat(table(3, 4, board).standing(1)).as("4 + 6 coins").isEqualTo(4 + 3 + 2);
        assertThat(table(3, 3, board).standing(1)).as("Massa or Pisa").isEqualTo(4 + 3 + 1);
        assertThat(table(3, 2, "pi:pa1,vi:po1").standing(1)).as("2 + 5 coins").isEqualTo(2 + 1);
    }

    @Test
    @DisplayName("Bonus 3, ruling: of equal choices the program takes the one with most VP at once")
    void mostAtOnce() {
        Scenario scenario = table(3, 2, "li:bi1,pi:pa1,ma:po1");
        assertThat(scenario.standing(1)).isEqualTo(3 + 4);
        assertThat(scenario.standingLines(1).getFirst()).isEqualTo("1 +4 P5.6");
        Scenario types = table(4, 2, "li:bi1,pi:pa1,ma:po1");
        assertThat(types.standing(1)).isEqualTo(3 + 4);
        assertThat(types.standingLines(1).getFirst()).isEqualTo("1 +4 P5.6");
    }

    @Test
    @DisplayName("Bonus 4: the program chooses the two types with the highest final total")
    void bestTypes() {
        String board = "li:bi1+pa2,pi:po5,ma:bi3+ca5";
        check(4, board, 16, 12, 0); // Biblioteca 3 + 3, Palazzo 6; Porta 15 coins, 3 VP
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(4, "4,1,1,4").seat(1, "0;0;-;-;" + board);
        assertThat(positionBuilder.table().standing(1)).as("Porta 7 and 6").isEqualTo(16 + 13);
        check(4, board + ";bi,pa", 16, 12, 0);
        check(4, "vi:vi2", 2, 0, 4);
    }

    @Test
    @DisplayName("Bonus 5: of each type the building of the lowest cost, in its city")
    void smallest() {
        check(5, "li:bi2+bi3+pa5,pi:pa1+cs4,vi:ca1+ca2", 18, 6, 17);
        check(5, "li:bi5,le:bi1", 6, 0, 1);
    }

    @Test
    @DisplayName(
            "Bonus 6 and 7: each seat with the highest total gets 9 VP, but not for a total of 0")
    void highestTotal() {
        for (int bonus : new int[] {6, 7}) {
            String[] own = bonus == 6 ? new String[] {"li", "lu"} : new String[] {"ma", "le"};
            String other = bonus == 6 ? "pi" : "vi";
            PositionBuilder positionBuilder =
                    PositionBuilder.expansion(3, "1,1,1," + bonus)
                            .seat(2, "0;0;-;-;" + other + ":bi5");
            positionBuilder.seat(3, "0;0;-");
            String tied = "0;0;-;-;%s:pa2,%s:pa3".formatted(own[0], own[1]);
            Scenario scenario = positionBuilder.seat(1, tied).table();
            assertThat(scenario.standing(1)).isEqualTo(5 + 9);
            assertThat(scenario.standing(2)).isEqualTo(5 + 9);
            assertThat(scenario.standing(3)).isZero();
            Scenario less = positionBuilder.seat(1, "0;0;-;-;%s:pa4".formatted(own[0])).table();
            assertThat(less.standing(1)).isEqualTo(4);
            assertThat(less.standing(2)).isEqualTo(5 + 9);
        }
        Scenario nobody = PositionBuilder.expansion(2, "1,1,1,6").seat(1, "0;0;-;-;le:bi5").table();
        assertThat(nobody.standing(1)).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"li, 14", "pi, 12", "lu, 10", "vi, 8", "ma, 6", "le, 4"})
    @DisplayName("Bonus 8: each seat with the highest total cost in a city scores, but not for 0")
    void highestInCities(String city, int points) {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(3, "1,1,1,8").seat(1, "0;0;-;-;" + city + ":bi5");
        positionBuilder.seat(3, "0;0;-");
        Scenario tied = positionBuilder.seat(2, "0;0;-;-;" + city + ":pa2+po3").table();
        assertThat(tied.standing(1)).isEqualTo(5 + points);
        assertThat(tied.standing(2)).isEqualTo(5 + points);
        assertThat(tied.standing(3)).isZero();
        Scenario less = positionBuilder.seat(2, "0;0;-;-;" + city + ":pa4").table();
        assertThat(less.standing(1)).isEqualTo(5 + points);
        assertThat(less.standing(2)).isEqualTo(4);
    }

    @Test
    @DisplayName("Docs, example for a whole final scoring with the expansion: 88 VP")
    void whole() {
        String seat = "34;5;-;bbguua;" + BOARD;
        Scenario scenario = PositionBuilder.expansion(4, "2,2,2,2").seat(1, seat).table();
        assertThat(scenario.standing(1)).isEqualTo(88);
        assertThat(scenario.standingLines(1))
                .extracting(line -> line.split(" ", -1)[1])
                .as("ruling: bonus, objects, buildings, coins")
                .containsExactly("+27", "+12", "+12", "+3");
        Scenario rate = PositionBuilder.expansion(4, "4,2,2,2").seat(1, seat).table();
        assertThat(rate.standing(1)).as("17 / 2: 8").isEqualTo(88 - 3 + 8);
    }

    @Test
    @DisplayName("Top 4: at the end 1 VP for every 2 coins, for all seats")
    void rate() {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(3, "4,1,1,2").seat(1, "0;31;-").seat(2, "0;1;-");
        Scenario scenario = positionBuilder.seat(3, "5;2;-").table();
        assertThat(scenario.match().standing().scores()).containsExactly(15, 0, 6);
    }

    @Test
    @DisplayName("P5.6: the end of a real game scores by the cards for all seats")
    void realEnd() {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(2, "2,2,2,2").turn("after:12").ending("b1");
        positionBuilder.seat(1, "34;5;-;bbguua;" + BOARD);
        String rest = PositionBuilder.allBut("po2", "ca3", "vi1", "bi2", "ca4");
        Scenario scenario = positionBuilder.seat(2, "0;4;-;-;vi:" + rest).table().play("2 end");
        assertThat(scenario.scores()).containsExactly(88, 12 * 5);
        assertThat(scenario.result()).isEqualTo("buildings 1");
        assertThat(scenario.tiles(1)).isEqualTo("le");
        assertThat(scenario.scored(1)).as("no marker").isEqualTo("-");
    }
}
