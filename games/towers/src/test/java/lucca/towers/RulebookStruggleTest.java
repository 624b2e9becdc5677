package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Which towers may meet, their strength, and merges: the source's example, T4.1 to T4.4, R4.8,
/// R4.9.
class RulebookStruggleTest {
    private static final String EXAMPLE = "8/8/8/1rw1k3/1b[wrk]1[brkw]w2/1kw5/8/8 wkrb - - 3 -";

    @Test
    @DisplayName("Source, 4. Tower struggle, example: white and blue fight, red merges to height 5")
    void workedExample() {
        Scenario scenario = Scenario.at(EXAMPLE).play("3 blue c4");
        assertThat(scenario.stack("c4")).isEqualTo("wrkb");
        scenario.play("3 red d4");
        assertThat(scenario.stack("e4")).as("the top blue floor is gone").isEqualTo("rkw");
        assertThat(scenario.asked()).as("blue takes a white house").isEqualTo("4");
        assertThat(scenario.legal()).isEqualTo(Set.of("prisoner c3", "prisoner c5"));
        scenario.play("4 prisoner c3");
        assertThat(scenario.position())
                .isEqualTo("8/8/8/1rw1k3/1b[rkbrk]rww2/1k6/8/8 wkrb - b:w1 4 -");
    }

    @Test
    @DisplayName("Source, 4. Tower struggle, example: both lost floors are in the supply again")
    void workedExampleSupply() {
        Scenario scenario = Scenario.at(EXAMPLE).play("3 blue c4");
        int white = scenario.supply(Colour.WHITE);
        int blue = scenario.supply(Colour.BLUE);
        scenario.play("3 red d4", "4 prisoner c5");
        assertThat(scenario.supply(Colour.WHITE)).isEqualTo(white + 1);
        assertThat(scenario.supply(Colour.BLUE)).isEqualTo(blue + 1);
    }

    @ParameterizedTest
    @CsvSource({
        "6/2[wr]3/1[kr]1[bw]2/6/6/6",
        "6/2[wr]3/1[wr]1[wr]2/6/6/6",
        "6/2[wr]3/1[kr]1[bw]2/2[rk]3/6/6",
        "6/2[wr]3/1r1rr1/1[kr]2[bw]1/6/6", // not all next to the new house
    })
    @DisplayName("T4.1: a house may not bring more than two towers into one block")
    void threeTowers(String city) {
        Scenario scenario = Scenario.at(city + " wkrb - - 1 -");
        for (Colour colour : Colour.values()) {
            assertThat(scenario.refused("1 " + colour.word() + " c4")).isEqualTo("T4.1");
        }
        assertThat(scenario.legal()).noneMatch(move -> move.endsWith("c4"));
    }

    @ParameterizedTest
    @CsvSource({
        // strengths 1 and 2: the lower tower has more houses and strikes first
        "6, [wrkb]r1[kr]rr, [rkb]1wrrr, k:r1",
        // strengths 2 and 3: height counts before the larger block
        "rrr2r, [wr]r1[krb]rr, rrw[krb]rr, -",
        // strengths 2 and 2, blocks 3 and 4
        "r3r1, [wr]b1[kb]rr, rbw[kb]rr, -",
        // strengths 2 and 2, blocks 4 and 3
        "rb4, [wr]b1[kb]rr, [wr]bwbrr, -",
    })
    @DisplayName("T4.2: strength is height limited by the houses of the own block, then block size")
    void strength(String second, String first, String after, String prisoners) {
        Scenario scenario = Scenario.at("6/6/6/6/" + second + "/" + first + " wk - - 1 -");
        scenario.play("1 white c1");
        assertThat(scenario.city()).isEqualTo("6/6/6/6/" + second + "/" + after);
        assertThat(scenario.prisoners()).isEqualTo(prisoners);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6/6/6/6/6/[wr]r1[kr]r1", // 1 and 1, blocks of 2
                "6/6/6/6/6/[wr]r1[wk]r1", // one colour controls both
                "6/6/6/6/6/1[wr]1[kr]2", // no houses at all
                "6/6/6/6/6/1[wrkb]1[kr]2", // heights differ, but not min(height, houses)
                "6/6/6/6/6/r[rwkb]1[rw]b1", // neutral towers too
                "6/6/6/6/1[wr]1[kr]2/2r3" // the third block belongs to neither side (R4.8)
            })
    @DisplayName("T4.3: no house of any colour may join two equally strong towers")
    void equallyStrong(String city) {
        Scenario scenario = Scenario.at(city + " wk - - 1 -");
        String lot = city.endsWith("2r3") ? "c2" : "c1";
        for (Colour colour : Colour.values()) {
            assertThat(scenario.refused("1 " + colour.word() + " " + lot)).isEqualTo("T4.3");
        }
        assertThat(scenario.legal()).noneMatch(move -> move.endsWith(lot));
    }

    @Test
    @DisplayName("T4.4: the weaker tower's floors but its bottom go under the stronger, in order")
    void merge() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wbk]r1[wkr]rr wk - - 1 -").play("1 blue c1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/krb[wkrwb]rr wk - - 1b -");
    }

    @Test
    @DisplayName("T4.4: two towers of a neutral colour merge as well, and no prisoners are taken")
    void neutralMerge() {
        Scenario scenario = Scenario.at("6/6/6/6/6/r[rw]1[rk]2 wk - - 1w -").play("1 red c1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/r[rwr]rk2 wk - - 2 -");
    }

    @Test
    @DisplayName("T3.6, T4.4: merges are not checked against T3.4")
    void mergesAreNotChecked() {
        Scenario scenario = Scenario.at("6/6/6/6/6/k[wkk]1[wkb]2 wk - - 1 -").play("1 red c1");
        assertThat(scenario.city()).isEqualTo("6/6/6/6/6/k[wkkwk]rb2");
    }

    @Test
    @DisplayName("R4.9: the tower stronger at the beginning receives the merge that ends a fight")
    void strongerIsFixed() {
        Scenario scenario = Scenario.at("6/6/6/6/6/w[wr]1[kwrkb]2 wk - - 1 -").play("1 red c1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/1[wrwrk]rb2 wk - k:w1 1r -");
    }

    @Test
    @DisplayName("T4: a house that joins a tower to blocks without towers starts no struggle")
    void noStruggle() {
        Scenario scenario =
                Scenario.at("6/6/6/6/r1[kr]3/[wr]5 wk - - 1 -").play("1 red d2", "1 blue c1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/r1[kr]r2/[wr]1b3 wk - - 2 -");
    }
}
