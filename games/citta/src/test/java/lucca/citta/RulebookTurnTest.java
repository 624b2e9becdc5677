package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lucca.engine.Observation;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Taking a triplet and playing its cards: C3.2, C3.4, C3.5, C3.7, R3.8.
class RulebookTurnTest {
    /// Guinigi before the turn of the example for C3.2 to C3.5; triplet A is given.
    private static final String EXAMPLE =
            "%s 4 %s/1,3,4/6,7,8/9,10,12/13,14,15 1234:1 -"
                    + " 0;11,40,18+5;-;2,16,31,59;-;- 0;17;-;-;-;- 0;19;-;-;-;- 0;20;-;-;-;-";

    /// The first seat has a red palace under construction, a yellow one completed, a green one
    /// opened, a wall and a tower, and still has these cards to play.
    private static final String PENDING =
            "2014 - 3 -/-/-/90,91,93 231:1+%s - 0;1,8;9,16,23,30,31;3,10,17,24,25;2;T1"
                    + " 0;5;-;-;-;- 0;6;-;-;-;-";

    private static Scenario example(String edition) {
        return Scenario.at(EXAMPLE.formatted(edition, "54,88,T2"));
    }

    private static Scenario pending(String cards) {
        return Scenario.at(PENDING.formatted(cards));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2014 -", "2005 -", "2006-fr -"})
    @DisplayName("docs/rules/citta.md, example for C3.2 to C3.5: Guinigi's whole turn")
    void wholeTurn(String edition) {
        Scenario scenario = example(edition).play("1 take A", "1 54 palace");
        assertThat(scenario.scores()).as("0 + 1 + 1 + 3 windows").isEqualTo(List.of(5, 0, 0, 0));
        assertThat(scenario.lines()).isEqualTo(List.of("1 +5 C3.5"));
        scenario.play("1 88 wall", "1 T2 tower");
        assertThat(scenario.quarter(1)).isEqualTo("5;5;11,40,18,54;2,16,31,59;88;T2");
        assertThat(scenario.turn()).isEqualTo("1234:2");
        assertThat(scenario.triplets()).isEqualTo("-/1,3,4/6,7,8/9,10,12/13,14,15");
        assertThat(scenario.standing("C4.2"))
                .as("3 shields are enough for the one wall; with blue there will be two opened")
                .isEqualTo(List.of("1 +4 C4.2"));
    }

    @ParameterizedTest
    @CsvSource({
        "54 palace, yes",
        "54 wall, yes",
        "54 tower, C3.4",
        "54 discard, yes",
        "88 palace, C3.4",
        "88 wall, yes",
        "88 tower, C3.4",
        "88 discard, yes",
        "T2 palace, C3.4",
        "T2 wall, yes",
        "T2 tower, yes",
        "T2 discard, yes"
    })
    @DisplayName("docs/rules/citta.md, example for C3.2 to C3.5: what each card can become")
    void cells(String play, String answer) {
        Scenario scenario = example("2014 -").play("1 take A");
        if (answer.equals("yes")) {
            assertThat(scenario.legal()).contains(play);
            scenario.play("1 " + play);
        } else {
            assertThat(scenario.legal()).doesNotContain(play);
            assertThat(scenario.refused("1 " + play)).isEqualTo(answer);
        }
    }

    @ParameterizedTest
    @CsvSource({"54, 62, 5", "62, 54, 3"})
    @DisplayName("docs/rules/citta.md, example for C3.2 to C3.5: only one of two blue cards fits")
    void onlyOneFits(String first, String second, int points) {
        Scenario scenario = Scenario.at(EXAMPLE.formatted("2014 -", "54,62,T2"));
        scenario.play("1 take A", "1 " + first + " palace");
        assertThat(scenario.scores().getFirst()).isEqualTo(points);
        assertThat(scenario.refused("1 " + second + " palace")).isEqualTo("C3.4");
        scenario.play("1 " + second + " wall");
        assertThat(scenario.walls(1)).isEqualTo(second);
    }

    @Test
    @DisplayName("C3.2: one of the remaining triplets must be taken")
    void mustTake() {
        Scenario scenario = example("2014 -");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder("take A", "take B", "take C", "take D", "take E");
        scenario.discardAll(1, 'C');
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder("take A", "take B", "take D", "take E");
        assertThat(scenario.refused("2 take C")).isEqualTo("C3.2");
        assertThat(scenario.discards()).containsExactlyInAnyOrder("6", "7", "8");
    }

    @Test
    @DisplayName("C3.2: the three cards are played in any order")
    void anyOrder() {
        Scenario scenario = example("2014 -").play("1 take A");
        assertThat(scenario.turn()).isEqualTo("1234:1+54,88,T2");
        scenario.play("1 T2 wall");
        assertThat(scenario.turn()).isEqualTo("1234:1+54,88");
        scenario.play("1 88 discard");
        assertThat(scenario.turn()).isEqualTo("1234:1+54");
        assertThat(scenario.asked()).isEqualTo("1");
        scenario.play("1 54 palace");
        assertThat(scenario.asked()).isEqualTo("2");
    }

    @Test
    @DisplayName(
            "C3.4: a new colour, the own palace under construction, a wall, a tower, a discard")
    void fiveWays() {
        assertThat(pending("15,40,T2").legal())
                .containsExactlyInAnyOrder(
                        "15 palace",
                        "15 wall",
                        "15 discard",
                        "40 palace",
                        "40 wall",
                        "40 discard",
                        "T2 tower",
                        "T2 wall",
                        "T2 discard");
        Scenario scenario = pending("15,40,T2").play("1 15 palace", "1 40 palace", "1 T2 tower");
        assertThat(scenario.quarter(1))
                .isEqualTo("0;1,8,15+40;9,16,23,30,31;3,10,17,24,25;2;T1,T2");
        Scenario walls = pending("15,40,T2").play("1 15 wall", "1 40 wall", "1 T2 wall");
        assertThat(walls.walls(1)).isEqualTo("2,15,40,T2");
        assertThat(walls.towers(1)).isEqualTo("T1");
        Scenario discards =
                pending("15,40,T2").play("1 15 discard", "1 40 discard", "1 T2 discard");
        assertThat(discards.discards()).contains("15", "40", "T2");
        assertThat(discards.scores()).containsOnly(0);
    }

    @Test
    @DisplayName("C3.4: the newer card is on top, regardless of its number")
    void onTop() {
        Scenario scenario = pending("15,22,29").play("1 29 palace", "1 15 palace");
        assertThat(scenario.construction(1)).isEqualTo("1,8,29,15");
    }

    @Test
    @DisplayName("C3.4: two cards of a new colour start one palace")
    void newPalaceGrows() {
        Scenario scenario = pending("40,47,54").play("1 47 palace", "1 40 palace");
        assertThat(scenario.construction(1)).isEqualTo("1,8+47,40");
    }

    @Test
    @DisplayName("C3.4: only one palace of a colour ever, also once it is completed or opened")
    void onePalaceOfAColour() {
        Scenario scenario = pending("32,38,T2");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "32 wall",
                        "32 discard",
                        "38 wall",
                        "38 discard",
                        "T2 tower",
                        "T2 wall",
                        "T2 discard");
        assertThat(scenario.refused("1 38 palace")).as("completed").isEqualTo("C3.4");
        assertThat(scenario.refused("1 32 palace")).as("opened").isEqualTo("C3.4");
    }

    @Test
    @DisplayName(
            "2005 rules, 'Convert a card': also one that matches a palace in play may be a wall")
    void wallOfOwnColour() {
        Scenario scenario = pending("15,32,38").play("1 15 wall", "1 32 wall", "1 38 wall");
        assertThat(scenario.walls(1)).isEqualTo("2,15,32,38");
        assertThat(scenario.construction(1)).isEqualTo("1,8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2 | 1,8,15,22 | 29 | 6",
                "3 | 1,8,15,22 | 29 | 6",
                "4 | 1,8,15 | 22 | 6",
                "5 | 1,8 | 15 | 3",
                "2 | 1,8,15 | 22 | -1",
                "3 | 1,8,15 | 22 | -1",
                "4 | 1,8 | 15 | -1",
                "5 | 1 | 8 | -1"
            })
    @DisplayName("C3.5: 5 cards with two or three seats, 4 with four, 3 with five; windows score")
    void complete(int seats, String palace, String card, int points) {
        StringBuilder position = new StringBuilder("2014 - 3 -");
        position.append("/-".repeat(seats - 1)).append("/31,32,33");
        position.append(seats == 2 ? "/34,35,38 " : " ").append("2345".substring(0, seats - 1));
        position.append("1:1+").append(card).append(" - 7;").append(palace).append(";-;-;-;-");
        for (int seat = 2; seat <= seats; seat++) {
            position.append(" 0;").append(seat).append(";-;-;-;-");
        }
        position.append(seats == 2 ? " 6;-;-" : "");
        Scenario scenario = Scenario.at(position.toString()).play("1 " + card + " palace");
        String grown = palace + "," + card;
        boolean complete = points >= 0;
        assertThat(scenario.construction(1)).isEqualTo(complete ? "-" : grown);
        assertThat(scenario.completed(1)).isEqualTo(complete ? grown : "-");
        assertThat(scenario.scores().getFirst()).isEqualTo(complete ? 7 + points : 7);
        assertThat(scenario.lines())
                .isEqualTo(complete ? List.of("1 +" + points + " C3.5") : List.of());
    }

    @Test
    @DisplayName("C3.5: a palace can be started, and in a later turn completed, without windows")
    void noWindows() {
        Scenario scenario =
                Scenario.at(
                        "2014 - 3 -/-/-/-/-/31,32,33 23451:1+51 - 0;1,29;-;-;-;- 0;2;-;-;-;-"
                                + " 0;3;-;-;-;- 0;4;-;-;-;- 0;5;-;-;-;-");
        scenario.play("1 51 palace");
        assertThat(scenario.completed(1)).isEqualTo("1,29,51");
        assertThat(scenario.lines()).isEmpty();
    }

    @Test
    @DisplayName("C3.7: the remaining triplet is discarded, and a full set of new ones is laid")
    void nextRound() {
        Scenario scenario = pending("15,40,T2").play("1 15 palace", "1 40 wall", "1 T2 discard");
        assertThat(scenario.asked()).isEqualTo("*");
        assertThat(scenario.turn()).isEqualTo("triplets");
        assertThat(scenario.field(2)).as("round").isEqualTo("4");
        assertThat(scenario.triplets()).isEqualTo("-");
        assertThat(scenario.discards()).containsExactlyInAnyOrder("90", "91", "93", "T2");
        String triplets = "* triplets 4 7 11 / 12 13 14 / 18 19 20%s";
        assertThat(scenario.refused(triplets.formatted(""))).isEqualTo("C3.7");
        assertThat(scenario.refused(triplets.formatted(" / 26 27 28 / 32 33 34")))
                .isEqualTo("C3.7");
        assertThat(scenario.refused(triplets.formatted(" / 26 27 90"))).isEqualTo("C3.7");
        scenario.play(triplets.formatted(" / 26 27 28"));
        assertThat(scenario.field(2)).as("round").isEqualTo("4");
        assertThat(scenario.triplets()).isEqualTo("4,7,11/12,13,14/18,19,20/26,27,28");
    }

    @Test
    @DisplayName("C3.7: after the last round no triplets are laid")
    void lastRound() {
        Scenario scenario = Scenario.at(PENDING.formatted("15").replace("2014 - 3", "2014 - 7"));
        assertThat(scenario.result()).isEqualTo("goes on");
        scenario.play("1 15 wall");
        assertThat(scenario.asked()).isEqualTo("over");
        assertThat(scenario.result()).startsWith("rounds ");
        assertThat(scenario.legal()).isEmpty();
    }

    @Test
    @DisplayName("R3.8: which cards are walls is public")
    void wallsArePublic() {
        Scenario scenario = pending("15,40,T2").play("1 15 wall", "1 40 wall", "1 T2 wall");
        for (int viewer : new int[] {0, 1, 2, Observation.SPECTATOR}) {
            assertThat(HiddenInformationTest.shown(scenario.view(viewer)))
                    .contains("2", "15", "40", "T2");
            assertThat(HiddenInformationTest.unseen(scenario.view(viewer)))
                    .doesNotContain("2", "15", "40", "T2");
        }
    }
}
