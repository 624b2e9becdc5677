package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The end of the game and the winner: T5, R5.3.
class RulebookEndTest {
    @Test
    @DisplayName("T5.1: the game ends by a tower at the start of the controlling seat's turn")
    void tower() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wrkbrk]5 wk - - 2r -");
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("2 blue f6");
        assertThat(scenario.result()).isEqualTo("tower 1");
    }

    @Test
    @DisplayName("T5.1: a tower built high enough wins only when the seat's next turn starts")
    void notBeforeTheNextTurn() {
        Scenario scenario =
                Scenario.at("6/6/6/6/6/[wrrbr]k4 wk - - 1 -").play("1 black a1", "1 red f6");
        assertThat(scenario.stack("a1")).hasSize(6);
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("2 white f1", "2 blue d6");
        assertThat(scenario.result()).isEqualTo("tower 1");
    }

    @Test
    @DisplayName("T5.1: a winning tower of another seat does not end the game in this turn")
    void notInTheTurnOfAnotherSeat() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[kwrbrw]5 wkr - - 1 -");
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("1 white f6", "1 blue f4");
        assertThat(scenario.result()).isEqualTo("tower 2");
    }

    @ParameterizedTest
    @CsvSource({
        "[wrkbrk]5, tower 1",
        "[wrkbrkb]5, tower 1",
        "[wrkbr]5, goes on",
        "[wrkbrk]1[krwbr]3, tower 1",
        "[wrkbrk]1[krwbrw]3, goes on",
        "[wrkbrk]1[krwbrwb]3, goes on",
        "[wrkbrk]1[rkwbkw]3, goes on", // neutral red is as high
        "[wrkbrk]1[bkwbkwr]3, goes on", // neutral blue is higher
        "[wrkbrk]1[wrkbrk]3, tower 1",
        "[wrkbrk]1[wrkbrk]1[rkwbkw]1, goes on",
        "[wrkbrkb]1[wrkbrk]1[rkwbkw]1, tower 1"
    })
    @DisplayName(
            "T5.1: the colour must control the highest tower alone, of at least the city's size")
    void aloneHighest(String row, String result) {
        Scenario scenario = Scenario.at("6/6/6/6/6/" + row + " wk - - 1 -");
        assertThat(scenario.result()).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource({
        "[wrkbrkb]7, -, goes on",
        "[wrkbrkbr]7, -, tower 1",
        "w7, w:k4r3, goes on",
        "w7, w:k4r3b1, prisoners 1"
    })
    @DisplayName(
            "Source, 5. End of game, example: in an 8x8 city 8 floors or 8 prisoners are needed")
    void cityOfEight(String row, String prisoners, String result) {
        Scenario scenario = Scenario.at("8/8/8/8/8/8/8/" + row + " wk - " + prisoners + " 1 -");
        assertThat(scenario.result()).isEqualTo(result);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "w:k6 | prisoners 1",
                "w:k2r2b2 | prisoners 1", // of any colours
                "w:k5 | goes on",
                "w:k6,k:w5 | prisoners 1",
                "w:k6,k:w6 | goes on",
                "w:k6,r:w6 | goes on", // neutral red has as many
                "w:k7,b:r8 | goes on", // neutral blue has more
                "k:w7 | goes on" // it is not black's turn
            })
    @DisplayName("T5.1: the colour must have the most prisoners alone, at least the city's size")
    void aloneMostPrisoners(String prisoners, String result) {
        Scenario scenario = Scenario.at("6/6/6/6/6/wkrb2 wk - " + prisoners + " 1 -");
        assertThat(scenario.result()).isEqualTo(result);
    }

    @Test
    @DisplayName("T5.1: prisoners win even if another colour has a higher tower")
    void prisonersDespiteAHigherTower() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[krwbrwb]5 wk - w:k6 1 -");
        assertThat(scenario.result()).isEqualTo("prisoners 1");
    }

    @Test
    @DisplayName("T5.1, as docs/rules/towers.md adds: a win in both ways counts as a win by tower")
    void bothWays() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wrkbrk]5 wk - w:k6 1 -");
        assertThat(scenario.result()).isEqualTo("tower 1");
    }

    @Test
    @DisplayName("T5.1: the prisoners win at the start of the turn, not when they are taken")
    void prisonersAtTheStartOfTheTurn() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr[wr]1[kr]1 wk - k:w5 1 -").play("1 blue d1");
        assertThat(scenario.prisoners()).isEqualTo("k:w6");
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("1 red f6");
        assertThat(scenario.result()).isEqualTo("prisoners 2");
    }

    @Test
    @DisplayName("T5.1: it is checked only at the start of the turn, not between the two bricks")
    void notBetweenTheBricks() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wrkbrk]5 wk - - 1r -");
        assertThat(scenario.result()).isEqualTo("goes on");
    }

    @Test
    @DisplayName("T5.2: the game ends when the city is full and no floor is legal")
    void noLegalLot() {
        String full = "wkrwkr/wkrwkr/wkrwkr/wkrwkr/wkrwkr/wkrwk1";
        Scenario scenario = Scenario.at(full + " wk - - 1 -");
        assertThat(scenario.supply(Colour.RED)).isEqualTo(1);
        scenario.play("1 red f1");
        assertThat(scenario.result()).as("equal in everything").isEqualTo("blocked 1 2");
        assertThat(scenario.supply(Colour.BLUE)).isEqualTo(12);
    }

    @Test
    @DisplayName("T5.2: a full city does not end the game as long as a floor is legal")
    void aFloorIsLegal() {
        Scenario scenario = Scenario.at("wkrwkr/wkrwkr/wkrwkr/wkrwkr/wkrwkr/wkrwbb wk - - 1 -");
        assertThat(scenario.result()).isEqualTo("goes on");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // 1. the highest tower, against more prisoners and more bricks; red is neutral
                "[ww]1[kww]1[rrrr]1 | w:k2,r:w8k9b12,b:r8 | 2",
                // a house is no tower: both have height 0, so prisoners count
                "w5 | k:w1,r:w10k12b12,b:r12 | 2",
                // a tower of 2 is more than a house
                "w1[kw]3 | w:k1,r:w10k10b12,b:r12 | 2",
                // 2. the most prisoners, against more bricks
                "[wk]1[kw]1w1 | w:k1,k:w2,r:w7k9b12,b:r12 | 2",
                // 3. the most bricks: houses
                "[wk]1[kw]1w1 | w:k1,k:w1,r:w8k9b12,b:r12 | 1",
                // and floors in any tower
                "[wkk]1[kwk]3 | r:w10k8b12,b:r12 | 2",
                // still equal: shared
                "[wk]1[kw]3 | w:k1,k:w1,r:w9k9b12,b:r12 | 1 2",
                "w1k3 | r:w11k11b12,b:r12 | 1 2"
            })
    @DisplayName("T5.2: highest tower, then prisoners, then bricks in the city; then a shared win")
    void tieBreaks(String row, String prisoners, String winners) {
        Scenario scenario = Scenario.at("6/6/6/6/6/" + row + " wk - " + prisoners + " 1 -");
        assertThat(scenario.result()).isEqualTo("blocked " + winners);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[wk]1[kw]1r1 | b:w10k10r11 | 1 2",
                "[wk]1[kw]1[rrw]1 | b:w9k10r10 | 3",
                "[wk]1[kw]1[rw]1 | k:r1,r:w1,b:w8k10r10 | 2",
                "[wk]1[kw]1[rk]1 | b:w10k9r11 | 2"
            })
    @DisplayName("T5.2: three seats are compared in the same order")
    void threePlayers(String row, String prisoners, String winners) {
        String city = "bbbbbb/bbbbbb/6/6/6/" + row;
        Scenario scenario = Scenario.at(city + " wkr - " + prisoners + " 3 -");
        assertThat(scenario.result()).isEqualTo("blocked " + winners);
    }

    @Test
    @DisplayName("R5.3: if no second brick can be placed, the game ends without asking to switch")
    void secondBrick() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[kw]5 wk s r:w10k11b12,b:r12 1 -");
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("1 white f6");
        assertThat(scenario.result()).isEqualTo("blocked 2");
    }

    @Test
    @DisplayName("R5.3: bricks of the first brick's colour do not help the second")
    void secondBrickOfTheSameColour() {
        Scenario scenario = Scenario.at("6/6/6/6/6/w5 wk - r:k12b12,b:r12 1w -");
        assertThat(scenario.supply(Colour.WHITE)).isEqualTo(11);
        assertThat(scenario.result()).isEqualTo("blocked 1");
    }

    @Test
    @DisplayName("R5.3: at the start of a turn T5.1 is checked before T5.2")
    void winBeforeBlocked() {
        String city = "6/6/6/6/6/[rrrrrrrrrrrrbbbbbbbbbbbb]1[kkkkkkwwwwwwwwwwww]3";
        assertThat(Scenario.at(city + " wk - w:k6 1 -").result()).isEqualTo("prisoners 1");
        assertThat(Scenario.at(city + " wk - w:k6 2 -").result()).isEqualTo("blocked 2");
    }

    @Test
    @DisplayName("T5.2: after the end no seat decides and no move is legal")
    void nothingAfterTheEnd() {
        Scenario scenario = Scenario.at("6/6/6/6/6/w1k3 wk - r:w11k11b12,b:r12 1 -");
        assertThat(scenario.asked()).isEqualTo("over");
        assertThat(scenario.legal()).isEmpty();
    }
}
