package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Fights, prisoners and the end of fights: T4.5 to T4.7, R4.8, R4.10 to R4.12.
class RulebookFightTest {
    private static final String LONG = "6/6/6/1w4/w[wwr]1[kkr]k1/1w1k2 wk - - 1 -";
    private static final String CUT_OFF = "6/6/6/6/w[wwrk]1[kkrb]2/w5 wk - - 1 -";

    @Test
    @DisplayName("T4.5: the towers strike in turns, each strike answered by a prisoner")
    void aLongFight() {
        Scenario scenario = Scenario.at(LONG).play("1 blue c2", "2 prisoner a2", "1 prisoner d1");
        scenario.play("2 prisoner b3");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/1[wr]brk1/1w4 wk - w:k1,k:w2 1b -");
    }

    @Test
    @DisplayName("T4.6: the seat of the captor's colour chooses the prisoner, even out of turn")
    void theCaptorChooses() {
        Scenario scenario = Scenario.at(LONG).play("1 blue c2");
        assertThat(scenario.asked()).isEqualTo("2");
        assertThat(scenario.legal()).isEqualTo(Set.of("prisoner a2", "prisoner b1", "prisoner b3"));
        scenario.play("2 prisoner b1");
        assertThat(scenario.asked()).isEqualTo("1");
        assertThat(scenario.legal()).isEqualTo(Set.of("prisoner d1", "prisoner e2"));
    }

    @Test
    @DisplayName("R4.10: the prisoner is chosen even when the strike left a single brick")
    void prisonerAfterTheLastFloor() {
        Scenario scenario = Scenario.at(LONG).play("1 blue c2", "2 prisoner a2", "1 prisoner e2");
        assertThat(scenario.stack("d2")).isEqualTo("r");
        assertThat(scenario.asked()).isEqualTo("2");
        assertThat(scenario.legal()).isEqualTo(Set.of("prisoner b1", "prisoner b3"));
        scenario.play("2 prisoner b1");
        assertThat(scenario.turn()).isEqualTo("1b");
    }

    @Test
    @DisplayName("T4.6: if only one house qualifies it is taken without a decision")
    void onlyOneHouse() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr[wr]1[kr]1 wk - - 1 -").play("1 blue d1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/1r[wr]br1 wk - k:w1 1b -");
    }

    @Test
    @DisplayName("T4.5: without a house of the attacking colour there is no prisoner")
    void noHouse() {
        Scenario scenario = Scenario.at("6/6/6/6/6/kr[wr]1[kr]1 wk - - 1 -").play("1 blue d1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/kr[wr]br1 wk - - 1b -");
    }

    @Test
    @DisplayName("T4.5, R4.11: a neutral colour takes its prisoner from the supply, not the block")
    void neutralTakesFromTheSupply() {
        Scenario scenario = Scenario.at("6/6/6/6/6/ww[wr]1[rk]1 wk - - 1 -").play("1 blue d1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/ww[wr]bk1 wk - r:w1 1b -");
        assertThat(scenario.supply(Colour.WHITE)).isEqualTo(8);
        assertThat(scenario.supply(Colour.RED)).isEqualTo(11);
    }

    @Test
    @DisplayName("R4.11: a neutral colour's prisoner needs no house in the block")
    void neutralNeedsNoHouse() {
        Scenario scenario = Scenario.at("6/6/6/6/6/kk[wr]1[rk]1 wk - - 1 -").play("1 blue d1");
        assertThat(scenario.prisoners()).isEqualTo("r:w1");
    }

    @Test
    @DisplayName("T4.5: a neutral colour takes nothing if the supply has no such brick")
    void neutralFindsNothing() {
        Scenario scenario = Scenario.at("6/6/6/6/6/ww[wr]1[rk]1 wk - k:w4,b:w5 1 -");
        assertThat(scenario.supply(Colour.WHITE)).isZero();
        scenario.play("1 blue d1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/ww[wr]bk1 wk - k:w4,b:w5 1b -");
    }

    @Test
    @DisplayName("T4.5: two neutral colours fight without any decision")
    void neutralFight() {
        Scenario scenario = Scenario.at("6/6/6/6/6/bb[bwk]1[rkw]1 wk - - 1 -").play("1 red d1");
        assertThat(scenario.position())
                .as("blue strikes red, black strikes blue, white strikes black")
                .isEqualTo("6/6/6/6/6/bb[wk]rw1 wk - r:b1,b:k1 1r -");
    }

    @Test
    @DisplayName("T4.7: a fight ends when the towers are no longer in one block; both stay")
    void apart() {
        Scenario scenario = Scenario.at("6/b5/[kbr]5/6/w5/[wrk]r4 wk - - 1 -").play("1 blue a3");
        assertThat(scenario.position()).isEqualTo("6/b5/[br]5/b5/6/[wrk]r4 wk - k:w1 1b -");
    }

    @Test
    @DisplayName("T4.7: towers that are apart do not merge, though one colour controls both")
    void apartBeforeMerge() {
        Scenario scenario = Scenario.at("6/b5/[kwr]5/6/w5/[wrk]r4 wk - - 1 -").play("1 blue a3");
        assertThat(scenario.position()).isEqualTo("6/b5/[wr]5/b5/6/[wrk]r4 wk - k:w1 1b -");
    }

    @Test
    @DisplayName("T4.7: the choice of a prisoner can separate the towers")
    void apartByChoice() {
        String position = "6/b5/[kbr]5/6/w5/[wrk]w4 wk - - 1 -";
        Scenario cut = Scenario.at(position).play("1 blue a3", "2 prisoner a2");
        assertThat(cut.city()).isEqualTo("6/b5/[br]5/b5/6/[wrk]w4");
        Scenario on = Scenario.at(position).play("1 blue a3", "2 prisoner b1");
        assertThat(on.position())
                .as("blue strikes white, red strikes blue")
                .isEqualTo("6/6/r5/b5/w5/[rk]5 wk - w:b1,k:w1,b:r1 1b -");
    }

    @Test
    @DisplayName("T4.7, R4.12: a stronger tower down to 1 brick ends the fight before any merge")
    void singleBrickBeforeMerge() {
        Scenario scenario = Scenario.at("6/6/6/6/6/r[wk]1[bkr]2 wk - - 1 -").play("1 red c1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/rkr[kr]2 wk - b:w1 1r -");
    }

    @Test
    @DisplayName("T4.7: a weaker tower down to 1 brick is a house, and the fight is over")
    void singleBrick() {
        Scenario scenario = Scenario.at("6/6/6/6/6/r[wk]1[kw]2 wk - - 1 -").play("1 red c1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/6/r[wk]rw2 wk - - 1r -");
    }

    @Test
    @DisplayName("R4.8: neither the joining house nor a house of the other side is taken")
    void joiningHouseIsSafe() {
        Scenario scenario = Scenario.at("6/6/6/6/6/rr[wrk]1[kbr]w wk - - 1 -").play("1 white d1");
        assertThat(scenario.position())
                .as("black finds no white house; red strikes blue last")
                .isEqualTo("6/6/6/6/6/rr[rk]wrw wk - b:r1 1w -");
    }

    @Test
    @DisplayName("R4.8: a house that is cut off during the fight is out of it")
    void cutOff() {
        Scenario scenario = Scenario.at(CUT_OFF).play("1 blue c2", "2 prisoner a2");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/1[rkr]bb2/w5 wk - k:w1 1b -");
    }

    @Test
    @DisplayName("R4.8: a house that is still linked to its tower is taken")
    void notCutOff() {
        Scenario scenario = Scenario.at(CUT_OFF).play("1 blue c2", "2 prisoner a1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/1[rkr]bb2/6 wk - k:w2 1b -");
    }

    @Test
    @DisplayName("R4.8: a third block that the house joins gives no prisoners")
    void thirdBlock() {
        Scenario scenario = Scenario.at("6/6/6/2w3/r[wr]1[kr]2/2w3 wk - - 1 -").play("1 blue c2");
        assertThat(scenario.position()).isEqualTo("6/6/6/2w3/r[wr]br2/2w3 wk - - 1b -");
    }

    @Test
    @DisplayName("R4.10: the colour on top at the start of the fight's turn takes the prisoner")
    void colourOnTopAtTheBeginning() {
        Scenario scenario = Scenario.at("6/6/6/6/6/w[wr]1[kwr]2 wk - - 1 -").play("1 red c1");
        assertThat(scenario.position())
                .as("black takes a1 although white is on both towers by then")
                .isEqualTo("6/6/6/6/6/1[wrw]rr2 wk - k:w1 1r -");
    }

    @Test
    @DisplayName("T4.7: after the second brick's fight the turn passes to the next seat")
    void fightOfTheSecondBrick() {
        Scenario scenario =
                Scenario.at(LONG.replace(" 1 -", " 1r -")).play("1 blue c2", "2 prisoner a2");
        assertThat(scenario.asked()).isEqualTo("1");
        scenario.play("1 prisoner d1", "2 prisoner b3");
        assertThat(scenario.turn()).isEqualTo("2");
    }
}
