package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Upgrade tiles and the scorings of categories: P5.4, P5.5.
class RulebookTilesTest {
    private static final String DOCS = "0;0;-;-;li:cs3,pi:po1,lu:pa4,ma:bi5,le:vi2;SCORED;-;TILES";

    private static PositionBuilder startPosition() {
        return PositionBuilder.expansion(2, "1,1,1,2");
    }

    private static void check(Scenario scenario, int points, int coins, String objects) {
        assertThat(scenario.points(1)).isEqualTo(points);
        assertThat(scenario.coins(1)).isEqualTo(coins);
        assertThat(scenario.objects(1)).isEqualTo(objects);
    }

    @ParameterizedTest
    @CsvSource({
        "li, livorno, 4, 1",
        "pi, pisa, 1, 4",
        "lu, lucca, 3, 1",
        "vi, viareggio, 1, 3",
        "ma, massa, 1, 1",
        "le, lerici, 1, 1"
    })
    @DisplayName("P5.4: the value of a point of cost with each city's tile, for type and city")
    void cityTiles(String letters, String city, int points, int coins) {
        String eight = letters.equals("li") ? "le:vi8" : "li:vi8";
        String own = letters + ":bi2+pa1+po4";
        String built = letters.equals("li") ? own + "," + eight : eight + "," + own;
        PositionBuilder positionBuilder =
                startPosition().seat(1, "0;0;-;-;" + built + ";-;-;" + letters);
        check(positionBuilder.table().play("1 score biblioteca"), 2 * points, 2 * coins, "b");
        check(positionBuilder.table().play("1 score " + city), 7 * points, 7 * coins, "bcg");
    }

    @ParameterizedTest
    @CsvSource({"city-buildings, city, 10", "land-buildings, land, 13"})
    @DisplayName("P5.4: with the tile of a category a point of cost is worth 1 coin and 1 VP")
    void categoryTiles(String what, String tile, int sum) {
        PositionBuilder positionBuilder =
                startPosition().seat(1, "0;0;-;-;li:bi5+pa4+po1+vi5,le:vi8;-;-;" + tile);
        check(positionBuilder.table().play("1 score " + what), sum, sum, "-");
    }

    @Test
    @DisplayName("Printed rules, example: the tile of Lucca; Lucca gives 5 coins and 15 VP")
    void printedLucca() {
        PositionBuilder positionBuilder =
                startPosition().wheel("k/-/-/-/-/-").seat(1, "0;0;wwwwyyrg;-;lu:pa2+vi3");
        Scenario scenario =
                positionBuilder.table().play("1 build cathedrale-8 viareggio w w w w y y r g");
        scenario.play("1 upgrade lucca", "1 end").buy(2).play("1 score lucca");
        check(scenario, 15, 5, "ca");
        assertThat(scenario.lines()).containsExactly("1 +15 P3.5");
        assertThat(scenario.ledger()).contains("1 +5 P3.5");
    }

    @Test
    @DisplayName("Docs, example for P5.4: Lucca gives 18 VP and 6 coins, Villa 6 VP and 2 coins")
    void docsLucca() {
        PositionBuilder positionBuilder =
                startPosition().seat(1, "0;0;-;-;lu:pa4+vi2,le:bi8;-;-;lu");
        check(positionBuilder.table().play("1 score lucca"), 18, 6, "ca");
        check(positionBuilder.table().play("1 score villa"), 6, 2, "a");
        PositionBuilder without = startPosition().seat(1, "0;0;-;-;lu:pa4+vi2,le:bi8;-;-;le");
        check(without.table().play("1 score lucca"), 12, 0, "ca");
    }

    @Test
    @DisplayName("P5.4: a tile helps only its owner, and no other seat can take it")
    void ownTile() {
        PositionBuilder positionBuilder =
                startPosition().wheel("k/-/-/-/-/-").seat(2, "0;0;-;-;lu:bi8;-;-;lu");
        check(
                positionBuilder.seat(1, "0;0;-;-;lu:pa4+vi2").table().play("1 score lucca"),
                12,
                0,
                "ca");
        Scenario scenario = positionBuilder.seat(1, "0;0;wwwwyyyy").table();
        scenario.play("1 build villa-8 lucca w w w w y y y y");
        assertThat(scenario.refused("1 upgrade lucca")).isEqualTo("P5.4");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "upgrade livorno",
                        "upgrade pisa",
                        "upgrade viareggio",
                        "upgrade massa",
                        "upgrade lerici",
                        "upgrade city-buildings",
                        "upgrade land-buildings");
    }

    @Test
    @DisplayName("Printed rules, example for P5.5: City buildings 3 + 2 + 2 give 7 coins")
    void printedCity() {
        Scenario scenario = startPosition().seat(1, "0;0;-;-;li:bi3+pa2,ma:po2+vi5").table();
        scenario.play("1 score city-buildings");
        check(scenario, 0, 7, "-");
        assertThat(scenario.ledger()).containsExactly("1 +7 P5.5");
        assertThat(scenario.scored(1)).isEqualTo("city");
    }

    @Test
    @DisplayName("Printed rules, example for P5.5: Land buildings 1 + 3 + 4 give 8 VP")
    void printedLand() {
        Scenario scenario = startPosition().seat(1, "0;0;-;-;li:cs1+vi3,ma:po2+vi4").table();
        scenario.play("1 score land-buildings");
        check(scenario, 8, 0, "-");
        assertThat(scenario.lines()).containsExactly("1 +8 P5.5");
        assertThat(scenario.scored(1)).isEqualTo("land");
    }

    @Test
    @DisplayName("Docs, example for P5.5: 10 coins for City, 5 VP for Land buildings")
    void docsCategories() {
        String seat = DOCS.replace("SCORED", "-").replace("TILES", "-");
        check(startPosition().seat(1, seat).table().play("1 score city-buildings"), 0, 10, "-");
        check(startPosition().seat(1, seat).table().play("1 score land-buildings"), 5, 0, "-");
    }

    @Test
    @DisplayName("P5.5: the tiles of cities do not affect categories")
    void otherTiles() {
        PositionBuilder positionBuilder =
                startPosition().seat(1, "0;0;-;-;li:cs3+bi8,lu:pa4;-;-;li");
        check(positionBuilder.table().play("1 score city-buildings"), 0, 12, "-");
        check(positionBuilder.table().play("1 score land-buildings"), 3, 0, "-");
    }

    @Test
    @DisplayName("P5.5: each seat scores a category once, with a building of it and a marker")
    void categoryOnce() {
        PositionBuilder positionBuilder = startPosition().seat(2, "0;0;-;-;li:bi1+vi1;city,land");
        Scenario again =
                positionBuilder
                        .seat(1, DOCS.replace("SCORED", "city").replace("TILES", "-"))
                        .table();
        assertThat(again.refused("1 score city-buildings")).isEqualTo("P5.5");
        again.play("1 score land-buildings");
        Scenario none = positionBuilder.seat(1, "0;0;-;-;li:bi2").table();
        assertThat(none.refused("1 score land-buildings")).isEqualTo("P5.5");
        Scenario other = positionBuilder.seat(1, "0;0;-;-;li:vi2").table();
        assertThat(other.refused("1 score city-buildings")).isEqualTo("P5.5");
        String six = DOCS.replace("SCORED", "bi,pa,po,cs,vi,city").replace("TILES", "-");
        assertThat(positionBuilder.seat(1, six).table().refused("1 score land-buildings"))
                .isEqualTo("P3.5");
    }

    @Test
    @DisplayName("P5.5: a category and the types in it can both be scored")
    void categoryAndTypes() {
        PositionBuilder positionBuilder = startPosition().seat(1, "0;0;-;b;li:bi2;bi");
        check(positionBuilder.table().play("1 score city-buildings"), 0, 2, "b");
        PositionBuilder scored = startPosition().seat(1, "0;0;-;-;li:bi2;city");
        check(scored.table().play("1 score biblioteca"), 6, 0, "b");
    }

    @Test
    @DisplayName("P5.5: without the expansion there are no categories to score")
    void baseGame() {
        Scenario scenario = PositionBuilder.base(2).seat(1, "0;0;-;-;li:bi2+vi2").table();
        assertThat(scenario.refused("1 score city-buildings")).isEqualTo("P5.5");
        assertThat(scenario.refused("1 score land-buildings")).isEqualTo("P5.5");
    }
}
