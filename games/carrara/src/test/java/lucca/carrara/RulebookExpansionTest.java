package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Buying without a turn of the wheel, 8-buildings and improving: P5.1, P5.2, P5.3.
class RulebookExpansionTest {
    private static PositionBuilder startPosition(int seats) {
        return PositionBuilder.expansion(seats, "2,2,2,2");
    }

    @Test
    @DisplayName("Printed rules and docs, example for P5.1: yellow in VI is free without a turn")
    void unturned() {
        PositionBuilder positionBuilder =
                startPosition(4).turn("action:14").wheel("wgg/rb/-/k/w/y").seat(4, "0;0;-");
        Scenario scenario = positionBuilder.table().play("4 buy unturned");
        assertThat(scenario.asked()).as("no refill").isEqualTo("4");
        assertThat(scenario.wheel()).isEqualTo("wgg/rb/-/k/w/y");
        scenario.play("4 take 6 yellow");
        assertThat(scenario.wheel()).isEqualTo("wgg/rb/-/k/w/-");
        assertThat(scenario.coins(4)).isZero();
        assertThat(scenario.ledger()).isEmpty();
        scenario.play("4 end");
        Scenario turned = positionBuilder.table().play("4 buy").chance();
        assertThat(turned.refused("4 take 1 yellow")).as("5 coins now").isEqualTo("P3.1");
    }

    @Test
    @DisplayName("P5.1: prices follow the current sections, and one block must be taken")
    void unturnedPrices() {
        Scenario scenario = startPosition(2).wheel("w/-/rg/-/-/-").table().play("1 buy unturned");
        assertThat(scenario.refused("1 end")).isEqualTo("turn");
        assertThat(scenario.play("1 take 3 r g").coins(1)).isEqualTo(20 - 2 - 1);
    }

    @Test
    @DisplayName("P5.1: not possible with an empty wheel, which turns if the bag has blocks")
    void unturnedEmpty() {
        Scenario scenario = startPosition(2).wheel("-/-/-/-/-/-").table();
        assertThat(scenario.refused("1 buy unturned")).isEqualTo("P5.1");
        assertThat(scenario.play("1 buy").asked()).isEqualTo("*");
    }

    @Test
    @DisplayName("P5.1, ruling: not possible if no block on the wheel can be paid")
    void unturnedPoor() {
        Scenario scenario = startPosition(2).wheel("wy/w/-/-/-/-").seat(1, "0;4;-").table();
        assertThat(scenario.refused("1 buy unturned")).isEqualTo("P5.1");
        Scenario payable = startPosition(2).wheel("wy/w/-/-/-/-").seat(1, "0;5;-").table();
        assertThat(payable.play("1 buy unturned").legal())
                .containsExactlyInAnyOrder("take 1 yellow", "take 2 white");
        assertThat(PositionBuilder.base(2).table().refused("1 buy unturned")).isEqualTo("P5.1");
    }

    @Test
    @DisplayName("P5.2: an 8-building costs eight blocks and is not replaced")
    void eight() {
        Scenario scenario = startPosition(2).wheel("k/-/-/-/-/-").seat(1, "0;0;wwwwyyyyk").table();
        var before = scenario.display();
        assertThat(scenario.refused("1 build palazzo-8 pisa w w w w y y y")).isEqualTo("P3.3");
        assertThat(scenario.refused("1 build palazzo-8 pisa w w w w y y y k")).isEqualTo("P3.3");
        scenario.play("1 build palazzo-8 pisa w w w w y y y y");
        assertThat(scenario.turn()).isEqualTo("upgrade:11");
        assertThat(scenario.refused("1 end")).as("the tile is taken at once").isEqualTo("turn");
        scenario.play("1 upgrade livorno");
        assertThat(scenario.turn()).isEqualTo("after:11");
        assertThat(scenario.display()).isEqualTo(before);
        assertThat(scenario.buildings(1)).isEqualTo("pi:pa8");
        assertThat(scenario.tiles(1)).isEqualTo("li");
        assertThat(scenario.blocks(1)).isEqualTo("k");
    }

    @Test
    @DisplayName("P5.2: there is one 8-building of each type")
    void eightOnce() {
        PositionBuilder positionBuilder =
                startPosition(2).seat(1, "0;0;wwwwww").seat(2, "0;0;-;-;le:pa8;-;-;le");
        positionBuilder.wheel("k/-/-/-/-/-").seat(1, "0;0;wwwwyyyy");
        Scenario scenario = positionBuilder.table();
        assertThat(scenario.refused("1 build palazzo-8 pisa w w w w y y y y")).isEqualTo("P5.2");
        scenario.play("1 build porta-8 pisa w w w w y y y y", "1 upgrade land-buildings");
    }

    @Test
    @DisplayName("Docs, example for P5.3: villa-3 in Lucca replaces porta-2 for one block")
    void improve() {
        PositionBuilder positionBuilder =
                startPosition(2).display("vi3").seat(1, "5;0;rg;g;lu:po2;po");
        Scenario scenario = positionBuilder.table();
        assertThat(scenario.refused("1 build villa-3 lucca green replacing porta-2"))
                .as("Lucca takes no green")
                .isIn("P3.3", "P5.3");
        scenario.play("1 build villa-3 lucca red replacing porta-2", "* reveal porta-5");
        assertThat(scenario.buildings(1)).isEqualTo("lu:vi3");
        assertThat(scenario.field(6)).as("out of the game").isEqualTo("po2");
        assertThat(scenario.display()).hasSize(9).contains("po5").doesNotContain("vi3");
        assertThat(scenario.objects(1)).isEqualTo("g");
        assertThat(scenario.scored(1)).isEqualTo("po");
        scenario.play("1 end").buy(2).play("1 score villa");
        assertThat(scenario.points(1)).isEqualTo(5 + 6);
        assertThat(scenario.objects(1)).isEqualTo("ga");
    }

    @Test
    @DisplayName("Printed rules and docs, examples: castello-8 replaces porta-3 for five blocks")
    void improveToEight() {
        PositionBuilder positionBuilder =
                startPosition(2).turn("action:12").seat(2, "0;0;yggbb;g;ma:po3;po");
        Scenario scenario = positionBuilder.table();
        scenario.play("2 build castello-8 massa yellow green green blue blue replacing porta-3");
        assertThat(scenario.turn()).as("ruling: a tile").isEqualTo("upgrade:12");
        scenario.play("2 upgrade massa");
        assertThat(scenario.turn()).as("nothing is revealed").isEqualTo("after:12");
        assertThat(scenario.buildings(2)).isEqualTo("ma:cs8");
        assertThat(scenario.objects(2)).isEqualTo("g");
        scenario.play("2 end").buy(1).play("2 score castello");
        assertThat(scenario.points(2)).isEqualTo(8);
        assertThat(scenario.coins(2)).isEqualTo(8);
        assertThat(scenario.objects(2)).isEqualTo("gf");
    }

    @Test
    @DisplayName("Printed rules, example: biblioteca-4 replaces castello-3 in Lucca for a yellow")
    void improveInLucca() {
        PositionBuilder positionBuilder =
                startPosition(2).display("bi4").seat(1, "0;0;yy;-;lu:cs3");
        Scenario scenario =
                positionBuilder.table().play("1 build biblioteca-4 lucca y replacing castello-3");
        assertThat(scenario.turn()).isEqualTo("reveal:11");
        scenario.chance().play("1 end");
        assertThat(scenario.buildings(1)).isEqualTo("lu:bi4");
        assertThat(scenario.blocks(1)).isEqualTo("y");
    }

    @ParameterizedTest
    @CsvSource({
        "1 build porta-2 lucca replacing villa-2, P5.3 P3.3", // equally dear
        "1 build porta-1 lucca replacing villa-2, P5.3 P3.3", // cheaper
        "1 build porta-3 lucca r replacing palazzo-4, P5.3", // of seat 2
        "1 build porta-3 lucca r replacing palazzo-2, P5.3", // of no seat
        "1 build porta-3 massa r replacing villa-2, P5.3", // in another city
        "1 build porta-3 lucca r r replacing villa-2, P3.3",
        "1 build porta-3 lucca b replacing villa-2, P3.3",
        "1 build porta-5 lucca r r r replacing villa-2, P3.3" // in the pile
    })
    @DisplayName("P5.3: a dearer building replaces an own one in its city for the difference")
    void mistakes(String build, String rules) {
        PositionBuilder positionBuilder =
                startPosition(2).display("po1", "po2", "po3").seat(1, "0;0;rrrb;-;lu:vi2,ma:bi1");
        String refused = positionBuilder.seat(2, "0;0;-;-;lu:pa4").table().refused(build);
        assertThat(rules.split(" ", -1)).contains(refused);
    }

    @Test
    @DisplayName("P5.3: also with the same type, and in a scored city, whose marker stays")
    void improveScored() {
        PositionBuilder positionBuilder =
                startPosition(2).display("vi3").seat(1, "5;0;r;bb;lu:bi1+vi2;bi,vi;lu");
        Scenario scenario =
                positionBuilder.table().play("1 build villa-3 lucca r replacing villa-2").chance();
        scenario.play("1 end").buy(2);
        assertThat(scenario.refused("1 score villa")).isEqualTo("P3.4");
        assertThat(scenario.refused("1 score lucca")).isEqualTo("P3.5");
        assertThat(scenario.scored(1)).isEqualTo("bi,vi");
        assertThat(scenario.cities(1)).isEqualTo("lu");
    }

    @Test
    @DisplayName("P5.3: improving is an action, after which an object can be bought")
    void improveIsAction() {
        PositionBuilder positionBuilder =
                startPosition(2).display("vi3").seat(1, "5;10;r;-;lu:vi2");
        Scenario scenario =
                positionBuilder.table().play("1 build villa-3 lucca r replacing villa-2").chance();
        scenario.play("1 object crown", "1 end");
    }

    @ParameterizedTest
    @CsvSource({"le:bi1, false", "li:bi1, true"})
    @DisplayName("P3.2: a seat that can improve cannot pass")
    void passOrImprove(String building, boolean passes) {
        String others = "wwwwwwwyyyyyyyrrrrrrrgggggggbbbbbbbkkkkkk";
        PositionBuilder positionBuilder =
                startPosition(2).turn("action:12").wheel("-/-/-/-/-/-").seat(1, "0;0;" + others);
        positionBuilder.display("bi2", "bi3", "pa2", "po2", "ca2", "cs2", "vi2", "vi3", "vi4");
        Scenario scenario = positionBuilder.seat(2, "0;0;k;b;" + building + ";bi,city").table();
        if (passes) {
            assertThat(scenario.legal()).containsExactly("pass");
            scenario.play("2 pass");
        } else {
            assertThat(scenario.refused("2 pass")).isEqualTo("P3.2");
            assertThat(scenario.legal()).allMatch(move -> move.endsWith("replacing biblioteca-1"));
        }
    }
}
