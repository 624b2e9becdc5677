package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Scoring types and cities: P1.2, P1.4, P3.4, P3.5.
class RulebookScoreTest {
    private static PositionBuilder one(String buildings) {
        return PositionBuilder.base(2).seat(1, "0;0;-;-;" + buildings);
    }

    /// Points, coins and objects of seat 1.
    private static void check(Scenario scenario, int points, int coins, String objects) {
        assertThat(scenario.points(1)).isEqualTo(points);
        assertThat(scenario.coins(1)).isEqualTo(coins);
        assertThat(scenario.objects(1)).isEqualTo(objects);
        assertThat(scenario.lines().size()).isEqualTo(points == 0 ? 0 : 1);
        assertThat(scenario.ledger().size()).isEqualTo(coins == 0 ? 0 : 1);
    }

    @Test
    @DisplayName("Printed rules, example of types: Biblioteca gives 9 coins, 2 VP and two books")
    void biblioteca() {
        Scenario scenario = one("pi:bi3,ma:bi2").table().play("1 score biblioteca");
        check(scenario, 2, 9, "bb");
        assertThat(scenario.lines()).containsExactly("1 +2 P3.4");
        assertThat(scenario.ledger()).containsExactly("1 +9 P3.4");
        assertThat(scenario.scored(1)).isEqualTo("bi");
    }

    @Test
    @DisplayName("Printed rules, example of types: two Palazzi in Massa give 6 VP and two crowns")
    void palazzi() {
        check(one("ma:pa1+pa5").table().play("1 score palazzo"), 6, 0, "cc");
    }

    @Test
    @DisplayName("Printed rules, example of cities: Massa gives 9 VP, crown, gate and flag")
    void massa() {
        Scenario scenario = one("ma:pa1+po3+cs5").table().play("1 score massa");
        check(scenario, 9, 0, "cgf");
        assertThat(scenario.lines()).containsExactly("1 +9 P3.5");
        assertThat(scenario.cities(1)).isEqualTo("ma");
    }

    @Test
    @DisplayName("Printed rules, example of cities: Pisa gives (2 + 4) x 3 = 18 coins")
    void pisa() {
        Scenario scenario = one("pi:bi2+vi4").table().play("1 score pisa");
        check(scenario, 0, 18, "ba");
        assertThat(scenario.ledger()).containsExactly("1 +18 P3.5");
    }

    @Test
    @DisplayName("Docs, example for P3.4: three Cathedrali, but two cups are left")
    void cathedrale() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("action:12").seat(1, "0;0;-;uuu").display("ca1");
        positionBuilder.seat(2, "0;0;k;-;li:ca2,pi:ca4,le:ca5");
        Scenario scenario = positionBuilder.table().play("2 score cathedrale");
        assertThat(scenario.points(2)).isEqualTo(6);
        assertThat(scenario.coins(2)).isEqualTo(17);
        assertThat(scenario.objects(2)).isEqualTo("uu");
        assertThat(scenario.forSale()).as("never from those for sale").isEqualTo("bcgufa");
        scenario.play("2 end").buy(1).play("2 build cathedrale-1 lerici k", "* reveal villa-5");
        scenario.play("2 end").buy(1);
        assertThat(scenario.refused("2 score cathedrale")).as("a fourth one").isEqualTo("P3.4");
    }

    @Test
    @DisplayName("Docs, example for P3.5: Lucca gives 16 VP, Viareggio 14 coins")
    void luccaAndViareggio() {
        String seat = "0;0;-;-;lu:pa3+vi5,vi:pa1+po4+cs2";
        Scenario lucca = PositionBuilder.base(3).turn("action:13").seat(3, seat).table();
        lucca.play("3 score lucca");
        assertThat(lucca.points(3)).isEqualTo(16);
        assertThat(lucca.objects(3)).isEqualTo("ca");
        Scenario viareggio = PositionBuilder.base(3).turn("action:13").seat(3, seat).table();
        viareggio.play("3 score viareggio");
        assertThat(viareggio.coins(3)).isEqualTo(14);
        assertThat(viareggio.objects(3)).isEqualTo("cgf");
    }

    @Test
    @DisplayName("Docs, example for P3.5: both Palazzi are scored again with their type")
    void scoredTwice() {
        PositionBuilder positionBuilder = PositionBuilder.base(3).turn("action:13");
        Scenario scenario =
                positionBuilder.seat(3, "16;0;-;ca;lu:pa3+vi5,vi:pa1+po4+cs2;-;lu").table();
        scenario.play("3 score palazzo");
        assertThat(scenario.points(3)).isEqualTo(22);
        assertThat(scenario.coins(3)).isEqualTo(2);
        assertThat(scenario.objects(3)).isEqualTo("ccca");
    }

    @ParameterizedTest
    @CsvSource({"li, 3, 0", "pi, 0, 3", "lu, 2, 0", "vi, 0, 2", "ma, 1, 0", "le, 0, 1"})
    @DisplayName("P1.4: what a point of cost is worth in each city, for every type and cost")
    void values(String city, int points, int coins) {
        String[] types = {"biblioteca", "palazzo", "porta", "cathedrale", "castello", "villa"};
        String[] letters = {"bi", "pa", "po", "ca", "cs", "vi"};
        for (int i = 0; i < 6; i++) {
            for (int cost = 1; cost <= 5; cost++) {
                Scenario scenario = one(city + ":" + letters[i] + cost).table();
                scenario.play("1 score " + types[i]);
                check(scenario, points * cost, coins * cost, "bcgufa".substring(i, i + 1));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "livorno, li, 2, 3, 0",
        "pisa, pi, 2, 0, 3",
        "lucca, lu, 2, 2, 0",
        "viareggio, vi, 3, 0, 2",
        "massa, ma, 3, 1, 0",
        "lerici, le, 3, 0, 1"
    })
    @DisplayName("P1.4, P3.5: how many buildings a city needs, and what it gives")
    void needed(String city, String letters, int needed, int points, int coins) {
        String[] built = {letters + ":bi1", letters + ":bi1+pa2", letters + ":bi1+pa2+po4"};
        int[] sums = {1, 3, 7};
        String[] objects = {"b", "bc", "bcg"};
        for (int i = 0; i < 3; i++) {
            Scenario scenario = one(built[i]).table();
            if (i + 1 < needed) {
                assertThat(scenario.refused("1 score " + city)).isEqualTo("P3.5");
            } else {
                scenario.play("1 score " + city);
                check(scenario, points * sums[i], coins * sums[i], objects[i]);
            }
        }
    }

    @Test
    @DisplayName("P3.4: each seat scores a type once, regardless of other seats")
    void typeOnce() {
        PositionBuilder positionBuilder = PositionBuilder.base(2).seat(2, "0;0;-;b;li:bi2;bi");
        Scenario scenario =
                positionBuilder.seat(1, "0;0;-;-;li:bi1").table().play("1 score biblioteca");
        assertThat(scenario.points(1)).isEqualTo(3);
        Scenario again = positionBuilder.seat(1, "3;0;-;b;li:bi1+bi3;bi").table();
        assertThat(again.refused("1 score biblioteca")).isEqualTo("P3.4");
        assertThat(again.refused("1 score villa")).as("none built").isEqualTo("P3.4");
    }

    @Test
    @DisplayName("P3.5: a city is scored by one seat only, and once")
    void cityOnce() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).seat(2, "0;0;-;-;lu:bi2+bi1;-;lu");
        Scenario scenario = positionBuilder.seat(1, "0;0;-;-;lu:pa1+pa2,li:po1+po2").table();
        assertThat(scenario.refused("1 score lucca")).isEqualTo("P3.5");
        scenario.play("1 score livorno");
        Scenario own = PositionBuilder.base(2).seat(1, "0;0;-;-;li:po1+po2+vi1;-;li").table();
        assertThat(own.refused("1 score livorno")).isEqualTo("P3.5");
    }

    @Test
    @DisplayName("P3.4, P3.5: only the own buildings are scored")
    void ownOnly() {
        PositionBuilder positionBuilder = PositionBuilder.base(2).seat(2, "0;0;-;-;lu:bi2+bi1+pa4");
        Scenario scenario = positionBuilder.seat(1, "0;0;-;-;lu:bi5+pa3").table();
        check(scenario.play("1 score lucca"), 16, 0, "bc");
        check(positionBuilder.table().play("1 score biblioteca"), 10, 0, "b");
    }

    @Test
    @DisplayName("P3.4, P3.5: with an empty supply buildings give VP and coins but no object")
    void emptySupply() {
        PositionBuilder positionBuilder = PositionBuilder.base(2).seat(2, "0;0;-;bbbbb");
        Scenario type =
                positionBuilder.seat(1, "0;0;-;-;li:bi2,pi:bi3").table().play("1 score biblioteca");
        check(type, 6, 9, "-");
        assertThat(type.forSale()).isEqualTo("bcgufa");
        Scenario city =
                positionBuilder.seat(1, "0;0;-;-;li:bi2+pa3").table().play("1 score livorno");
        check(city, 15, 0, "c");
        Scenario last =
                PositionBuilder.base(2).seat(2, "0;0;-;bbbb").seat(1, "0;0;-;-;li:bi1+bi2").table();
        check(last.play("1 score livorno"), 9, 0, "b");
    }

    @Test
    @DisplayName("P3.5: the sixth marker can be used, but there is no seventh")
    void markers() {
        PositionBuilder positionBuilder = PositionBuilder.base(2);
        positionBuilder.seat(1, "0;0;-;-;li:bi1+pa1+po1+ca1,pi:cs1+vi1;bi,pa,po,ca;li;-");
        Scenario scenario = positionBuilder.table().play("1 score pisa");
        assertThat(scenario.cities(1)).isEqualTo("li,pi");
        positionBuilder.seat(
                1, "0;0;-;-;li:bi1+pa1+po1+ca1,pi:cs1+vi1,lu:vi2+cs2;bi,pa,po,ca;li,pi;-");
        for (String what : new String[] {"castello", "villa", "lucca"}) {
            assertThat(positionBuilder.table().refused("1 score " + what)).isEqualTo("P3.5");
        }
        assertThat(positionBuilder.table().legal()).containsExactly("buy");
    }

    @Test
    @DisplayName("P3.4: scored types do not prevent scoring cities, nor the reverse")
    void independent() {
        PositionBuilder positionBuilder = PositionBuilder.base(2).seat(1, "0;0;-;-;lu:bi1+bi2;bi");
        assertThat(positionBuilder.table().play("1 score lucca").points(1)).isEqualTo(6);
        positionBuilder.seat(1, "0;0;-;-;lu:bi1+bi2;-;lu");
        assertThat(positionBuilder.table().play("1 score biblioteca").points(1)).isEqualTo(6);
    }
}
