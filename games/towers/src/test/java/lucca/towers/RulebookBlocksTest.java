package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import lucca.engine.UnreadableException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Set-up, turns, blocks and floors, by the rules page: T1 to T3.
class RulebookBlocksTest {
    @ParameterizedTest
    @ValueSource(ints = {6, 8, 10, 12})
    @DisplayName("T1.1, T1.2: the city starts empty, with 2 × size bricks of each colour in supply")
    void setUp(int size) {
        Scenario scenario = Scenario.start(2, size);
        assertThat(scenario.city()).isEqualTo((size + "/").repeat(size - 1) + size);
        for (Colour colour : Colour.values()) {
            assertThat(scenario.supply(colour)).isEqualTo(2 * size);
        }
        scenario.play("* first 1");
        assertThat(scenario.legal()).as("any colour on any lot").hasSize(4 * size * size);
    }

    @ParameterizedTest
    @CsvSource({"2, wk", "3, wkr", "4, wkrb"})
    @DisplayName(
            "T1.3, R1.4: seats play white, black, red, blue in this order, the rest is neutral")
    void coloursBySeat(int seats, String colours) {
        assertThat(Scenario.start(seats, 8).colours()).isEqualTo(colours);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 5})
    @DisplayName("T1.3: the game has 2, 3 or 4 seats")
    void numberOfSeats(int seats) {
        assertThatThrownBy(() -> Scenario.KIND.setup(seats, Map.of()))
                .isInstanceOf(UnreadableException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "7", "9", "14", "-6"})
    @DisplayName("T1.1: the sizes are 6, 8, 10 and 12")
    void otherSizes(String size) {
        assertThatThrownBy(() -> Scenario.KIND.setup(2, Map.of("size", size)))
                .isInstanceOf(UnreadableException.class);
    }

    @Test
    @DisplayName("R1.4: the first seat is drawn by lot among all seats")
    void lotForTheFirstTurn() {
        Scenario scenario = Scenario.start(3, 6);
        assertThat(scenario.asked()).isEqualTo("*");
        assertThat(scenario.legal()).isEqualTo(Set.of("first 1", "first 2", "first 3"));
        scenario.play("* first 3");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/6 wkr - - 3 -");
        assertThat(scenario.asked()).isEqualTo("3");
    }

    @Test
    @DisplayName("R1.5: after the first seat, turns go by rising seat number")
    void turnsGoRound() {
        Scenario scenario = Scenario.start(3, 6).play("* first 2", "2 red a1", "2 blue a3");
        scenario.play("3 red a5", "3 blue c1", "1 red c3", "1 blue c5", "2 red e1");
        assertThat(scenario.turn()).isEqualTo("2r");
    }

    @Test
    @DisplayName("T2.1: a turn is two bricks, and the seat's own colour need not be among them")
    void twoBricks() {
        Scenario scenario = Scenario.at("6/6/6/6/6/6 wk - - 1 -").play("1 red a1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/r5 wk - - 1r -");
        assertThat(scenario.supply(Colour.RED)).isEqualTo(11);
        scenario.play("1 blue f6");
        assertThat(scenario.position()).isEqualTo("5b/6/6/6/6/r5 wk - - 2 -");
    }

    @Test
    @DisplayName("T2.1: a seat cannot pass; each brick must be placed")
    void noPassing() {
        Scenario scenario = Scenario.at("6/6/6/6/6/6 wk - - 1 -");
        String placement = "(white|black|red|blue) [a-f][1-6]";
        assertThat(scenario.legal()).isNotEmpty().allMatch(move -> move.matches(placement));
        scenario.play("1 white a1");
        assertThat(scenario.legal()).isNotEmpty().allMatch(move -> move.matches(placement));
    }

    @Test
    @DisplayName("T2.1: a brick returned by the first one's struggle is available for the second")
    void returnedBricksAreAvailable() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wr]r1[kr]2 wk - w:k5,r:k6 1 -");
        assertThat(scenario.supply(Colour.BLACK)).isZero();
        assertThat(scenario.refused("1 black f6")).isEqualTo("T2.1");
        scenario.play("1 blue c1");
        assertThat(scenario.supply(Colour.BLACK)).isEqualTo(1);
        scenario.play("1 black f6");
        assertThat(scenario.position()).isEqualTo("5k/6/6/6/6/[wr]rbr2 wk - w:k5,r:k6 2 -");
    }

    @Test
    @DisplayName("R2.3: the second brick has another colour, even if the first was a house")
    void anotherColour() {
        Scenario scenario = Scenario.at("6/6/6/6/6/6 wk - - 1 -").play("1 white a1");
        assertThat(scenario.legal()).hasSize(3 * 35).noneMatch(move -> move.startsWith("white"));
        assertThat(scenario.refused("1 white a3")).isEqualTo("R2.3");
    }

    @Test
    @DisplayName("R2.3: the second brick has another colour, even after a fight of the first")
    void anotherColourAfterAFight() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wr]r1[kr]2 wk - - 1 -").play("1 black c1");
        assertThat(scenario.stack("d1")).as("a black floor went back").isEqualTo("r");
        assertThat(scenario.refused("1 black f6")).isEqualTo("R2.3");
    }

    @Test
    @DisplayName("T2.2, T3.3: a brick on an occupied lot goes in at the bottom as a floor")
    void floorsGoInAtTheBottom() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wkr3 wk - - 1 -").play("1 black a1", "1 red a1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/[wkr]kr3 wk - - 2 -");
    }

    @ParameterizedTest
    @CsvSource({
        "wrr3, 1 red a1, [wr]rr3",
        "wr4, 1 red a1, [wr]r4",
        "rrr3, 1 red a1, [rr]rr3",
        "[wr]rr3, 1 red a1, [wrr]rr3",
        "[wkk]r4, 1 red a1, [wkkr]r4",
        "[wr]k1rw1, 1 red e1, [wr]k1r[wr]1"
    })
    @DisplayName("T3.4: as many floors of a colour as houses of it in the rest of the block")
    void enoughHouses(String row, String event, String after) {
        Scenario scenario = Scenario.at("6/6/6/6/6/" + row + " wk - - 1 -").play(event);
        assertThat(scenario.city()).isEqualTo("6/6/6/6/6/" + after);
    }

    @ParameterizedTest
    @CsvSource({
        "6, wrr3, 1 red b1", // the old house is a floor itself
        "6, wrr3, 1 blue a1",
        "6, wrr3, 1 white a1",
        "6, rr4, 1 red a1",
        "6, [wr]r4, 1 red a1",
        "6, [wrr]r4, 1 red a1",
        "6, w1rrr1, 1 red a1", // another block
        "1r4, w5, 1 red a1" // a corner does not touch (T3.2)
    })
    @DisplayName("T3.4: no more floors of a colour than houses of it in the rest of the block")
    void tooFewHouses(String second, String first, String event) {
        Scenario scenario = Scenario.at("6/6/6/6/" + second + "/" + first + " wk - - 1 -");
        assertThat(scenario.refused(event)).isEqualTo("T3.4");
        assertThat(scenario.legal()).doesNotContain(event.substring(2));
    }

    @Test
    @DisplayName("T3.4: only houses count, not the floors of towers elsewhere")
    void floorsAreNoHouses() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wrr]k1w2 wk - - 1 -");
        assertThat(scenario.refused("1 red a1")).isEqualTo("T3.4");
        assertThat(scenario.refused("1 red d1")).isEqualTo("T3.4");
    }

    @Test
    @DisplayName("T3.5: no second tower in the block, but the tower itself may grow")
    void secondTower() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wr]rkk2 wk - - 1 -");
        assertThat(scenario.refused("1 black b1")).isEqualTo("T3.5");
        scenario.play("1 black a1");
        assertThat(scenario.stack("a1")).isEqualTo("wrk");
    }

    @Test
    @DisplayName("T3.5, T3.2: a block that touches the tower's block only at a corner has its own")
    void towerOfTheNextBlock() {
        Scenario scenario = Scenario.at("6/6/6/6/2rw2/[wr]k4 wk - - 1 -").play("1 red d2");
        assertThat(scenario.city()).isEqualTo("6/6/6/6/2r[wr]2/[wr]k4");
    }

    @Test
    @DisplayName("T3.6: a tower stays when the houses that allowed it leave the block")
    void towerStays() {
        Scenario scenario = Scenario.at("6/b5/[kbr]5/6/w5/[www]r4 wk - - 1 -").play("1 blue a3");
        assertThat(scenario.city()).as("black took a2").isEqualTo("6/b5/[br]5/b5/6/[www]r4");
        assertThat(scenario.refused("1 white a1")).isEqualTo("T3.4");
    }
}
