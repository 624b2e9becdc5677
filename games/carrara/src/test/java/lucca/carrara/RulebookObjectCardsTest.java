package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The points of objects at the end under each Object card: P5.6.
class RulebookObjectCardsTest {
    /// Seat 1 has no other points, because it has no building and no coins.
    private static int points(int card, String objects) {
        PositionBuilder positionBuilder = PositionBuilder.expansion(3, "1," + card + ",1,9");
        return positionBuilder.seat(1, "0;0;-;" + objects).table().standing(1);
    }

    @ParameterizedTest
    @CsvSource({
        "2, bbccggua, 17", // three pairs and two different objects
        "2, bbbb, 10", // two pairs, although the objective is not met
        "3, ccccfa, 10",
        "4, ggguuuu, 16",
        "5, bbggggff, 22",
        "6, bbcguuf, 21",
        "7, bbccggf, 17",
        "8, bbcggfffaa, 15"
    })
    @DisplayName("Printed rules, examples of the Object cards")
    void printed(int card, String objects, int points) {
        assertThat(points(card, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "1, 30, 30", "2, 22, 25", "3, 14, 22", "4, 22, 31",
        "5, 24, 24", "6, 22, 14", "7, 20, 10", "8, 21, 24"
    })
    @DisplayName("Docs, examples of the Object cards: Ada and Bruno")
    void adaAndBruno(int card, int ada, int bruno) {
        assertThat(points(card, "bbbbbccggf")).as("Ada").isEqualTo(ada);
        assertThat(points(card, "uuuuuuaaaa")).as("Bruno").isEqualTo(bruno);
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3", "4", "5", "6", "7", "8"})
    @DisplayName("P5.6: no objects give 0 VP, a single one 1 VP, or 3 under card 1")
    void few(int card) {
        assertThat(points(card, "-")).isZero();
        assertThat(points(card, "f")).isEqualTo(card == 1 ? 3 : 1);
    }

    @ParameterizedTest
    @CsvSource({"bb, 5", "bbb, 6", "bbbbb, 11", "bbbbbb, 15", "bcgufa, 6", "bbccgguuffaa, 30"})
    @DisplayName("Object 2: 5 VP for each pair, 1 for each other object")
    void pairs(String objects, int points) {
        assertThat(points(2, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"bb, 2", "bbb, 7", "bbbbb, 9", "bbbbbb, 14", "bbbcccg, 15"})
    @DisplayName("Object 3: 7 VP for each triplet, 1 for each other object")
    void triplets(String objects, int points) {
        assertThat(points(3, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({"bb, 3", "bbb, 6", "bbbb, 10", "bbbbb, 15", "bbbbbb, 21", "bbcccgggguuuuuf, 35"})
    @DisplayName("Object 4: 3, 6, 10, 15, 21 VP for 2 to 6 alike, for each kind")
    void alike(String objects, int points) {
        assertThat(points(4, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "bbbbb, 5", // a four or two pairs, not both
        "bbbbbb, 20",
        "bbbbcc, 20",
        "bbbbccc, 21",
        "bbbbbcc, 21",
        "bbbbcccc, 22", // one four and two pairs: one combination
        "bbbbbbcccc, 24",
        "bbbbbbccccgg, 40",
        "bbbbbbcccccc, 40",
        "bbbbccccgggg, 40",
        "bbbbbbcccccgggg, 43",
        "bbbbccccgguu, 40",
        "bbbbccccggggguuuuu, 46",
        "bbbcccggguuu, 12"
    })
    @DisplayName("Object 5: 20 VP for each pair with a four, as many as can be formed")
    void pairAndFour(String objects, int points) {
        assertThat(points(5, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "bc, 3",
        "bcg, 7",
        "bcgu, 12",
        "bcguf, 18",
        "bcgufa, 24",
        "bbb, 3",
        "bbccgguuffaa, 48",
        "bbbccgufa, 28", // 24, then 3, then 1
        "bbbbbbccccccgggggguuuuuuffffffaaaaaa, 144"
    })
    @DisplayName("Object 6: 3, 7, 12, 18, 24 VP for sets of 2 to 6 different objects")
    void different(String objects, int points) {
        assertThat(points(6, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "bbcc, 4",
        "bcg, 8",
        "bbcguf, 16",
        "bcgufa, 16",
        "bbbbbbcg, 13",
        "bbbbccggu, 19",
        "bbbcccggg, 24",
        "bbbcccggguuu, 32",
        "bbbbccccgggg, 32",
        "bbccgguuf, 24"
    })
    @DisplayName("Object 7: 8 VP for each set of three different ones, as many as can be formed")
    void sets(String objects, int points) {
        assertThat(points(7, objects)).isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource({
        "bb, 2",
        "bbbbbb, 6", // ruling: one kind is one group
        "bbc, 3",
        "bbcc, 4",
        "bbbccc, 9",
        "bcg, 3",
        "bbccgg, 8",
        "bbccgguu, 10",
        "bbcccgggguuuuu, 62", // 5 x 4 x 3, and 2 are left
        "bbbbbbccccccgggggguuuuuu, 222"
    })
    @DisplayName(
            "Object 8: the product of the sizes of up to three groups; one group gives its size")
    void product(String objects, int points) {
        assertThat(points(8, objects)).isEqualTo(points);
    }
}
