package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The objectives on the cards, each with 2, 3 and 4 seats: P5.6.
class RulebookObjectivesTest {
    /// Meets Object card 6.
    private static final String FOUR_DIFFERENT = ";bcgu;";

    /// Meets Building card 4.
    private static final String FOUR_IN_LERICI = "le:bi1+bi2+bi3+bi4";

    /// Whether seat 1 may announce, before the action and after it.
    private static boolean may(int seats, String cards, String seat) {
        PositionBuilder positionBuilder = PositionBuilder.expansion(seats, cards).seat(1, seat);
        boolean before = positionBuilder.table().legal().contains("announce");
        Scenario after = positionBuilder.turn("after:11").table();
        assertThat(after.legal().contains("announce")).isEqualTo(before);
        if (before) {
            after.play("1 announce");
        } else {
            assertThat(after.refused("1 announce")).isEqualTo("P4.2");
        }
        return before;
    }

    private static boolean top(int card, int seats, String start, String end) {
        return may(seats, card + ",6,4,9", start + FOUR_DIFFERENT + end);
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    @DisplayName("Top 1: four scorings, of types, cities and categories")
    void scorings(int seats) {
        assertThat(top(1, seats, "0;0;-", FOUR_IN_LERICI + ";bi,city;le")).isFalse();
        assertThat(top(1, seats, "0;0;-", "ma:vi1," + FOUR_IN_LERICI + ";bi,city,land;le"))
                .isTrue();
        assertThat(top(1, seats, "0;0;-", "ma:vi1," + FOUR_IN_LERICI + ";bi,vi,city,land"))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 2", "4, 1"})
    @DisplayName("Top 2: 3, 2, 1 cities scored with 2, 3, 4 seats")
    void cities(int seats, int needed) {
        String board = "li:pa1+pa2,pi:po1+po2," + FOUR_IN_LERICI + ";bi,pa,po;";
        String[] scored = {"-", "le", "pi,le", "li,pi,le"};
        for (int i = 0; i < 4; i++) {
            assertThat(top(2, seats, "0;0;-", board + scored[i])).isEqualTo(i >= needed);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3", "4, 2"})
    @DisplayName("Top 3: 4, 3, 2 buildings of cost 5 or 8 with 2, 3, 4 seats")
    void dear(int seats, int needed) {
        String[] dear = {"bi4+pa4", "bi5+pa4", "bi5+pa5", "bi5+pa5+po5", "bi5+bi8+pa5+po5"};
        for (int i = 0; i < 5; i++) {
            String tile = i == 4 ? "le" : "-";
            String board = "le:%s+ca1+ca2+ca3;-;-;%s".formatted(dear[i], tile);
            assertThat(top(3, seats, "0;0;-", board)).isEqualTo(i >= needed);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 30", "3, 25", "4, 20"})
    @DisplayName("Top 4: 30, 25, 20 coins with 2, 3, 4 seats")
    void coins(int seats, int needed) {
        assertThat(top(4, seats, "0;" + (needed - 1) + ";-", FOUR_IN_LERICI)).isFalse();
        assertThat(top(4, seats, "0;" + needed + ";-", FOUR_IN_LERICI)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, 8", "3, 7", "4, 6"})
    @DisplayName("Top 5: 8, 7, 6 buildings with 2, 3, 4 seats")
    void buildings(int seats, int needed) {
        String[] more = {"vi1", "vi1+vi2", "vi1+vi2+vi3", "vi1+vi2+vi3+vi4"};
        for (int i = 0; i < 4; i++) {
            String board = "ma:" + more[i] + "," + FOUR_IN_LERICI;
            assertThat(top(5, seats, "0;0;-", board)).isEqualTo(5 + i >= needed);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 30", "3, 25", "4, 20"})
    @DisplayName("Top 6: 30, 25, 20 VP on the track with 2, 3, 4 seats")
    void points(int seats, int needed) {
        assertThat(top(6, seats, (needed - 1) + ";99;-", FOUR_IN_LERICI)).isFalse();
        assertThat(top(6, seats, needed + ";0;-", FOUR_IN_LERICI)).isTrue();
    }

    private static boolean objects(int card, int seats, String objects) {
        String seat = "0;30;-;%s;%s".formatted(objects, FOUR_IN_LERICI);
        return may(seats, "4," + card + ",4,9", seat);
    }

    @ParameterizedTest
    @CsvSource({"2, 8", "3, 7", "4, 6"})
    @DisplayName("Object 1: 8, 7, 6 objects with 2, 3, 4 seats")
    void objectsOne(int seats, int needed) {
        String all = "bbccggua";
        assertThat(objects(1, seats, all.substring(0, needed - 1))).isFalse();
        assertThat(objects(1, seats, all.substring(0, needed))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "2, bbbbcc, bbbccc",
        "2, bbbbbb, bbbbbcguf",
        "2, ccggaa, bbccguf",
        "3, bbbccc, bbbbbcc",
        "3, bbbbbb, bbbbbccgguuffaa",
        "4, bbbb, bbbcccggguuufffaaa",
        "4, aaaaaa, bbb",
        "5, bbbbcc, bbbbb",
        "5, bbbbbb, bbbbcgufa",
        "5, bbbbcccc, bbbccc",
        "5, bbccccc, bbccgguu",
        "6, bcgu, bbbbccgg",
        "6, cguufa, bbbbbbcccccc",
        "7, bbccgg, bbccg",
        "7, bcgufa, bbbbcg",
        "7, bbcguf, bbbbbbcccccc",
        "8, bbbbcc, bbbccc",
        "8, bbbbbb, bbbbbcguf",
        "8, ccggaa, bbccguf"
    })
    @DisplayName("Object 2 to 8: groups that meet the objective and others that do not")
    void groups(int card, String meets, String fails) {
        for (int seats = 2; seats <= 4; seats++) {
            assertThat(objects(card, seats, meets)).as(meets).isTrue();
            assertThat(objects(card, seats, fails)).as(fails).isFalse();
        }
    }

    @Test
    @DisplayName("Docs, Object cards: Ada meets all objectives but 3, Bruno all but 6 and 7")
    void adaAndBruno() {
        for (int card = 1; card <= 8; card++) {
            assertThat(objects(card, 2, "bbbbbccggf")).as("Ada").isEqualTo(card != 3);
            assertThat(objects(card, 2, "uuuuuuaaaa")).as("Bruno").isEqualTo(card < 6 || card == 8);
        }
    }

    private static boolean built(int card, int seats, String board, String tiles) {
        String seat = "0;30;-;bcgu;%s;-;-;%s".formatted(board, tiles);
        return may(seats, "4,6," + card + ",9", seat);
    }

    @ParameterizedTest
    @CsvSource({"2, 30", "3, 25", "4, 20"})
    @DisplayName("Building 1: total cost 30, 25, 20 with 2, 3, 4 seats")
    void totalCost(int seats, int needed) {
        String more = needed == 20 ? "" : needed == 25 ? "+cs5" : "+cs5+vi5";
        assertThat(built(1, seats, "le:bi5+pa5+po5+ca4" + more, "-")).isFalse();
        assertThat(built(1, seats, "le:bi5+pa5+po5+ca5" + more, "-")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "2, li:bi1+pa1|pi:bi2+pa2|le:bi3+pa3, li:bi1+pa1+po1|le:bi2+bi3+pa2+pa3",
        "2, li:bi1+pa1+po1|ma:bi2+pa2|le:bi3+pa3, li:bi1+pa1|ma:bi2|le:bi3+pa3",
        "3, li:bi1+pa1+po1|le:bi3+pa3+po3, le:bi1+bi2+bi3+pa1+pa2+pa3+po1",
        "4, ma:bi1+bi2+bi3+bi4, ma:bi1+bi2+bi3|le:pa1+pa2+pa3",
        "8, li:bi1+pa1|pi:bi2+pa2|le:bi3+pa3, li:bi1+pa1+po1|le:bi2+bi3+pa2+pa3"
    })
    @DisplayName("Building 2, 3, 4, 8: buildings in the same city, for any number of seats")
    void inCities(int card, String meets, String fails) {
        for (int seats = 2; seats <= 4; seats++) {
            assertThat(built(card, seats, meets.replace('|', ','), "-")).as(meets).isTrue();
            assertThat(built(card, seats, fails.replace('|', ','), "-")).as(fails).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    @DisplayName("Building 5: one building of cost 8, for any number of seats")
    void eight(int seats) {
        assertThat(built(5, seats, "ma:bi8", "ma")).isTrue();
        assertThat(built(5, seats, "ma:bi5+pa5", "-")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2, 4", "3, 3", "4, 2"})
    @DisplayName("Building 6 and 9: 4, 3, 2 Land buildings, or pairs, with 2, 3, 4 seats")
    void land(int seats, int needed) {
        String[] land = {"", "+cs1", "+cs1+vi1", "+cs1+vi1+vi2", "+cs1+cs2+vi1+vi2"};
        for (int i = 0; i < 5; i++) {
            assertThat(built(6, seats, "le:bi1" + land[i], "-")).isEqualTo(i >= needed);
            String both = "le:bi1+bi2+pa1+ca1+ca2" + land[i];
            assertThat(built(9, seats, both, "-")).isEqualTo(i >= needed);
        }
        assertThat(built(9, seats, "le:po1+cs1+cs2+vi1+vi2+vi3", "-")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"2, 6", "3, 5", "4, 4"})
    @DisplayName("Building 7: 6, 5, 4 City buildings with 2, 3, 4 seats")
    void city(int seats, int needed) {
        String[] city = {"bi1", "bi1+pa1", "bi1+pa1+po1", "bi1+pa1+po1+ca1"};
        for (int i = 0; i < 4; i++) {
            String board = "ma:pa2+po2,le:" + city[i] + "+vi1+vi2";
            assertThat(built(7, seats, board, "-")).isEqualTo(i + 3 >= needed);
        }
    }

    @Test
    @DisplayName("P5.6: only buildings on the board count, not those that were replaced")
    void replaced() {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(4, "4,6,7,9").gone("bi1,pa1,po1");
        Scenario scenario = positionBuilder.seat(1, "0;30;-;bcgu;le:bi2+pa2+po2").table();
        assertThat(scenario.refused("1 announce")).isEqualTo("P4.2");
        assertThat(scenario.objectives(1)).isEqualTo("30/20 4/4 3/4");
    }
}
