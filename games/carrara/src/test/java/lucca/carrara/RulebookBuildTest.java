package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Building: P1.4, P3.3.
class RulebookBuildTest {
    private static PositionBuilder startPosition(String blocks) {
        return PositionBuilder.base(2)
                .display("vi3", "pa4", "cs3", "po1")
                .seat(1, "0;20;" + blocks);
    }

    @ParameterizedTest
    @CsvSource({
        "livorno, li, w",
        "pisa, pi, wy",
        "lucca, lu, wyr",
        "viareggio, vi, wyrg",
        "massa, ma, wyrgb",
        "lerici, le, wyrgbk"
    })
    @DisplayName("P1.4: a city accepts the blocks of its colours and no others")
    void accepted(String city, String shortName, String colours) {
        for (String colour : "wyrgbk".split("", -1)) {
            if (colour.isEmpty()) {
                continue;
            }
            Scenario scenario = startPosition("wyrgbk").table();
            String build = "1 build porta-1 %s %s".formatted(city, colour);
            if (colours.contains(colour)) {
                scenario.play(build);
                assertThat(scenario.buildings(1)).isEqualTo(shortName + ":po1");
                assertThat(scenario.blocks(1)).isEqualTo("wyrgbk".replace(colour, ""));
            } else {
                assertThat(scenario.refused(build)).as(build).isEqualTo("P3.3");
            }
        }
    }

    @Test
    @DisplayName("Printed rules, the Castello of cost 3: as many blocks as the number on it")
    void castello() {
        Scenario scenario =
                startPosition("wwww").table().play("1 build castello-3 pisa white white white");
        assertThat(scenario.blocks(1)).isEqualTo("w");
        assertThat(scenario.buildings(1)).isEqualTo("pi:cs3");
    }

    @Test
    @DisplayName("Printed rules, example: the Villa in Viareggio with a red and two green blocks")
    void villa() {
        Scenario scenario = startPosition("rgg").table();
        for (String city : new String[] {"lucca", "pisa", "livorno"}) {
            assertThat(scenario.refused("1 build villa-3 " + city + " red green green"))
                    .isEqualTo("P3.3");
        }
        scenario.play("1 build villa-3 viareggio red green green");
        assertThat(scenario.buildings(1)).isEqualTo("vi:vi3");
        assertThat(scenario.blocks(1)).isEqualTo("-");
    }

    @ParameterizedTest
    @CsvSource({"lerici, le", "massa, ma"})
    @DisplayName("Printed rules, example: the Palazzo in Lérici, or Massa, with red, green, blue")
    void palazzo(String city, String shortName) {
        Scenario scenario = startPosition("rgbb").table();
        scenario.play("1 build palazzo-4 " + city + " red green blue blue");
        assertThat(scenario.buildings(1)).isEqualTo(shortName + ":pa4");
        Scenario other = startPosition("rgbb").table();
        assertThat(other.refused("1 build palazzo-4 viareggio red green blue blue"))
                .isEqualTo("P3.3");
    }

    @ParameterizedTest
    @CsvSource({"livorno, 0", "pisa, 0", "lucca, 1", "viareggio, 1", "massa, 3", "lerici, 7"})
    @DisplayName("Docs, example for P3.3: where villa-3 can be built with w r r b k")
    void villaChoice(String city, int ways) {
        Scenario scenario = startPosition("wrrbk").table();
        assertThat(scenario.legal())
                .filteredOn(move -> move.startsWith("build villa-3 " + city + " "))
                .hasSize(ways);
        if (ways == 1) {
            scenario.play("1 build villa-3 " + city + " white red red");
        } else {
            assertThat(scenario.refused("1 build villa-3 " + city + " white red"))
                    .isEqualTo("P3.3");
        }
    }

    @Test
    @DisplayName("Docs, example for P3.3: villa-3 in Lucca, and palazzo-1 fills the gap")
    void reveal() {
        Scenario scenario = startPosition("wrrbk").table();
        scenario.play("1 build villa-3 lucca white red red");
        assertThat(scenario.turn()).isEqualTo("reveal:11");
        assertThat(scenario.display()).hasSize(8).doesNotContain("vi3");
        scenario.play("* reveal palazzo-5");
        assertThat(scenario.display()).hasSize(9).contains("pa5");
        assertThat(scenario.points(1)).as("buildings pay nothing when built").isZero();
        assertThat(scenario.ledger()).isEmpty();
        assertThat(scenario.play("1 end").turn()).isEqualTo("action:12");
        Scenario massa = startPosition("wrrbk").table().play("1 build villa-3 massa red red blue");
        assertThat(massa.blocks(1)).isEqualTo("wk");
    }

    @Test
    @DisplayName("P3.3: the blocks go into the bag")
    void bag() {
        Scenario scenario =
                PositionBuilder.base(2)
                        .display("vi3")
                        .wheel("wwww/-/-/-/-/-")
                        .seat(1, "0;0;www")
                        .table();
        scenario.play("1 build villa-3 livorno white white white");
        scenario.play("* reveal villa-5", "1 end", "2 buy");
        scenario.play("* refill white white white yellow yellow yellow yellow");
    }

    @Test
    @DisplayName("P3.3: with an empty pile the gap stays")
    void noPile() {
        String built = PositionBuilder.allBut("vi1", "vi2");
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).seat(1, "0;0;k").seat(2, "0;0;-;-;le:" + built);
        Scenario scenario = positionBuilder.table().play("1 build villa-1 lerici black");
        assertThat(scenario.turn()).isEqualTo("after:11");
        assertThat(scenario.display()).containsExactly("vi2");
        assertThat(scenario.ending()).isEqualTo("-");
    }

    @Test
    @DisplayName("P3.3: the last building of the pile fills a gap")
    void lastOfPile() {
        String built =
                PositionBuilder.allBut(
                        "pa1", "pa2", "pa3", "po1", "po2", "po3", "vi1", "vi2", "vi3", "vi4");
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).seat(1, "0;0;k").seat(2, "0;0;-;-;le:" + built);
        Scenario scenario = positionBuilder.table().play("1 build palazzo-1 lerici black");
        assertThat(scenario.legal()).containsExactly("reveal villa-4");
        assertThat(scenario.play("* reveal villa-4").display()).hasSize(9);
    }

    @Test
    @DisplayName("P3.3: a city has room for any number of buildings, on the own board only")
    void room() {
        String built = "le:bi1+bi2+pa1+pa2+po2+ca1+ca2+cs1+cs2";
        PositionBuilder positionBuilder =
                PositionBuilder.base(2)
                        .display("po1")
                        .seat(1, "0;0;k;-;" + built)
                        .seat(2, "0;0;-;-;ma:vi1");
        Scenario scenario = positionBuilder.table().play("1 build porta-1 lerici black");
        assertThat(scenario.buildings(1)).isEqualTo("le:bi1+bi2+pa1+pa2+po1+po2+ca1+ca2+cs1+cs2");
        assertThat(scenario.buildings(2)).isEqualTo("ma:vi1");
    }

    @ParameterizedTest
    @CsvSource({
        "1 build villa-3 lerici r r, P3.3", // too few
        "1 build villa-3 lerici r r b k, P3.3", // too many
        "1 build villa-3 lerici w w r, P3.3", // does not have them
        "1 build villa-3 lerici g r r, P3.3",
        "1 build palazzo-5 lerici w r r b k, P3.3", // does not lie face up
        "1 build villa-3 lucca r r b, P3.3"
    })
    @DisplayName("P3.3: a building of the display costs exactly its number of own blocks")
    void mistakes(String build, String rule) {
        assertThat(startPosition("wrrbk").table().refused(build)).isEqualTo(rule);
    }
}
