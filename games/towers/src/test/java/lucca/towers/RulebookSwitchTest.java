package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Switching colours at the end of a turn: T6.
class RulebookSwitchTest {
    private static final String SECOND_BRICK = "6/6/6/6/6/wr4 wk s - 1w -";

    @Test
    @DisplayName("R6.2: switching is off by default, and then there is no decision")
    void offByDefault() {
        assertThat(Scenario.KIND.setup(2, Map.of()).option("switching")).isEqualTo("off");
        Scenario scenario = Scenario.at(SECOND_BRICK.replace(" s ", " - ")).play("1 red f6");
        assertThat(scenario.position()).isEqualTo("5r/6/6/6/6/wr4 wk - - 2 -");
    }

    @Test
    @DisplayName("T6.1: after the second brick the seat may switch to a neutral colour or stay")
    void asked() {
        Scenario scenario = Scenario.at(SECOND_BRICK).play("1 red f6");
        assertThat(scenario.position()).isEqualTo("5r/6/6/6/6/wr4 wk s - 1? -");
        assertThat(scenario.asked()).isEqualTo("1");
        assertThat(scenario.legal()).isEqualTo(Set.of("switch red", "switch blue", "stay"));
    }

    @Test
    @DisplayName("R6.2: there is no decision to switch after the first brick")
    void notAfterTheFirstBrick() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr4 wk s - 1 -").play("1 red f6");
        assertThat(scenario.turn()).isEqualTo("1r");
    }

    @Test
    @DisplayName("T6.1: after a switch the seat plays the new colour, and the old one is neutral")
    void switches() {
        Scenario scenario = Scenario.at(SECOND_BRICK).play("1 red f6", "1 switch blue");
        assertThat(scenario.position()).isEqualTo("5r/6/6/6/6/wr4 bk s - 2 -");
        scenario.play("2 black a3", "2 red c3");
        assertThat(scenario.legal()).isEqualTo(Set.of("switch white", "switch red", "stay"));
    }

    @Test
    @DisplayName("T6.1: a seat that stays keeps its colour")
    void stays() {
        Scenario scenario = Scenario.at(SECOND_BRICK).play("1 red f6", "1 stay");
        assertThat(scenario.position()).isEqualTo("5r/6/6/6/6/wr4 wk s - 2 -");
    }

    @Test
    @DisplayName("T6.1: a seat can return to a colour given up before")
    void switchesBack() {
        Scenario scenario = Scenario.at(SECOND_BRICK).play("1 red f6", "1 switch blue");
        scenario.play(
                "2 black a3", "2 red c3", "2 stay", "1 black e3", "1 red a5", "1 switch white");
        assertThat(scenario.colours()).isEqualTo("wk");
    }

    @Test
    @DisplayName("T6.1: prisoners belong to colours; those of the new colour can win")
    void prisonersStayWithTheColour() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr4 wk s w:k4,r:k5b1 1w -");
        scenario.play("1 red f6", "1 switch red");
        assertThat(scenario.prisoners()).isEqualTo("w:k4,r:k5b1");
        scenario.play("2 black c6", "2 blue c4", "2 stay");
        assertThat(scenario.result()).isEqualTo("prisoners 1");
    }

    @Test
    @DisplayName("T6.1: the prisoners of the colour left behind no longer help")
    void prisonersLeftBehind() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr4 wk s w:k5b1 1w -");
        scenario.play("1 red f6", "1 switch red", "2 black c6", "2 blue c4", "2 stay");
        assertThat(scenario.result()).isEqualTo("goes on");
        assertThat(scenario.turn()).isEqualTo("1");
    }

    @Test
    @DisplayName("R6.2: the decision to switch comes before the next turn's check for the end")
    void beforeTheNextTurnIsChecked() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[kwrbrw]1w3 wk s - 1w -").play("1 red f6");
        assertThat(scenario.asked()).isEqualTo("1");
        scenario.play("1 switch red");
        assertThat(scenario.result()).isEqualTo("tower 2");
    }

    @Test
    @DisplayName("R6.2: the decision to switch comes after the second brick's struggle")
    void afterTheStruggle() {
        Scenario scenario = Scenario.at("6/6/6/6/w[wr]1[kr]2/1w4 wk s - 1r -").play("1 blue c2");
        assertThat(scenario.asked()).isEqualTo("2");
        scenario.play("2 prisoner a2");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/1[wr]br2/1w4 wk s k:w1 1? -");
    }

    @Test
    @DisplayName("T6.1: with three seats there is one neutral colour to switch to")
    void threePlayers() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr4 wkr s - 3w -").play("3 red f6");
        assertThat(scenario.legal()).isEqualTo(Set.of("switch blue", "stay"));
        scenario.play("3 switch blue");
        assertThat(scenario.position()).isEqualTo("5r/6/6/6/6/wr4 wkb s - 1 -");
    }

    @Test
    @DisplayName("R6.2: with four seats the option is accepted and has no effect")
    void fourPlayers() {
        Scenario scenario = Scenario.at("6/6/6/6/6/wr4 wkrb s - 4w -").play("4 red f6");
        assertThat(scenario.position()).isEqualTo("5r/6/6/6/6/wr4 wkrb s - 1 -");
    }

    @Test
    @DisplayName("R4.11, T6.1: a colour that was neutral takes houses as soon as it is played")
    void playedColourTakesHouses() {
        Scenario scenario = Scenario.at("6/6/6/6/k[kwb]1[rwb]2/1k4 rk s - 2 -").play("2 blue c2");
        assertThat(scenario.asked()).as("red is seat 1").isEqualTo("1");
        assertThat(scenario.legal()).isEqualTo(Set.of("prisoner a2", "prisoner b1"));
        scenario.play("1 prisoner b1");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/k[wbw]bb2/6 rk s r:k1 2b -");
    }

    @Test
    @DisplayName("R4.11, T6.1: a colour that no seat plays any more takes from the supply")
    void leftColourTakesFromTheSupply() {
        Scenario scenario = Scenario.at("6/6/6/6/k[kwb]1[wr]2/1k4 rk s - 2 -").play("2 blue c2");
        assertThat(scenario.position()).isEqualTo("6/6/6/6/k[kwb]br2/1k4 rk s w:k1 2b -");
    }

    @Test
    @DisplayName("T5.1, T6.1: the win goes to the seat that plays the colour now")
    void winnerByColourPlayed() {
        assertThat(Scenario.at("6/6/6/6/6/[wrkbrk]5 kw s - 2 -").result()).isEqualTo("tower 2");
        assertThat(Scenario.at("6/6/6/6/6/[wrkbrk]5 kw s - 1 -").result()).isEqualTo("goes on");
        assertThat(Scenario.at("6/6/6/6/6/[wrkbrk]5 rb s - 1 -").result()).isEqualTo("goes on");
    }

    @Test
    @DisplayName("T5.2, T6.1: a colour given up does not win a blocked game")
    void blockedAfterSwitching() {
        Scenario scenario = Scenario.at("6/6/6/6/6/[wkk]1[kw]3 rk s r:w10b12,b:k9r12 2 -");
        assertThat(scenario.result()).isEqualTo("blocked 2");
    }
}
