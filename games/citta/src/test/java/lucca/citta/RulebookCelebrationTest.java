package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The Celebration: C1.4, C3.6, and wild cards in other rules.
class RulebookCelebrationTest {
    /// The table of the examples for C3.6. The triplets are taken one after the other.
    private static final String EXAMPLES =
            "2014 c 4 1,2,W10/5,6,W20/3,8,W500/9,11,12/13,14,16 1234:1 -"
                    + " 0;15,51,44;-;-;-;- 0;95;-;-;-;- 0;7,28;-;-;-;- 0;4;30,31,38,45;-;-;-";

    private static Scenario played() {
        return Scenario.at(EXAMPLES)
                .play("1 take A", "1 W10 palace red", "1 1 discard", "1 2 discard")
                .play("2 take B", "2 W20 palace yellow", "2 5 discard", "2 6 discard")
                .play("3 take C", "3 W500 palace white", "3 3 discard", "3 8 discard");
    }

    @Test
    @DisplayName(
            "docs/rules/citta.md, example for C3.6: W10 completes red, 2 + 0 + 3 + 1 = 6 points")
    void completes() {
        Scenario scenario = played();
        assertThat(scenario.lines()).isEqualTo(List.of("1 +6 C3.5"));
        assertThat(scenario.quarter(1)).isEqualTo("6;-;15,51,44,W10;-;-;-");
    }

    @Test
    @DisplayName("docs/rules/citta.md, example for C3.6: opening yellow gives 2 for 95y+W20")
    void countsAtAParty() {
        Scenario scenario = played();
        assertThat(scenario.construction(2)).isEqualTo("95,W20");
        scenario.play("4 open yellow");
        assertThat(scenario.lines()).isEqualTo(List.of("1 +6 C3.5", "4 +2 C3.3"));
    }

    @Test
    @DisplayName("docs/rules/citta.md, examples for C3.6: 4 and 3 shields; numbers 10, 20 and 500")
    void shieldsAndNumbers() {
        Scenario scenario = played().discardAll(4, 'D');
        assertThat(scenario.construction(3)).isEqualTo("7,28,W500");
        scenario.play("* triplets 17 18 19 / 21 22 23 / 24 25 26 / 27 29 32 / 33 34 35");
        assertThat(scenario.turn())
                .as("4, 3 and two times 0 shields, 45 before 10")
                .isEqualTo("2341:2");
        assertThat(scenario.standing("C4.3"))
                .as("500 of Cenami is highest; 4 of Burlamacchi is lowest")
                .containsExactlyInAnyOrder("4 -3 C4.3", "3 +3 C4.3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "95,W20 | 9,16 | 2", // 3 + 1 shields
                "95,W20 | 9,16,23 | 0",
                "7,28,W500 | 9 | 1", // 1 + 2 + 0
                "7,28,W500 | 9,16 | 0",
                "4,W10 | 9 | 1", // 0 + 2
                "4,W10 | 9,16 | 0",
                "4,W500 | 9 | 0" // 0 + 0
            })
    @DisplayName(
            "C3.6, ruling: a wild card counts its shields while its palace is under construction")
    void shieldsSupportWalls(String palace, String walls, int points) {
        Scenario scenario =
                Scenario.end(
                        "2014 c",
                        "0;" + palace + ";-;1,8,15,22;" + walls + ";-",
                        "0;2;-;-;-;-",
                        "0;3;-;-;-;-",
                        "0;5;-;-;-;-");
        assertThat(scenario.lines("C4.2"))
                .isEqualTo(points == 0 ? List.of() : List.of("1 +" + points + " C4.2"));
    }

    @ParameterizedTest
    @CsvSource({
        "W10, 4", // 0 + 1 + 2 + 1
        "W20, 5", "W500, 3"
    })
    @DisplayName("C3.6, ruling: a wild card scores its windows when the palace is completed")
    void windows(String card, int points) {
        Scenario scenario =
                Scenario.at(
                        "2014 c 3 -/-/-/-/90,91,93 2341:1+%s - 0;1,8,15;-;-;-;- %s"
                                .formatted(card, "0;2;-;-;-;- 0;3;-;-;-;- 0;5;-;-;-;-"));
        scenario.play("1 " + card + " palace red");
        assertThat(scenario.completed(1)).isEqualTo("1,8,15," + card);
        assertThat(scenario.scores().getFirst()).isEqualTo(points);
    }

    @Test
    @DisplayName("C3.6, ruling: a wild card inside a palace scores its windows too")
    void windowsInside() {
        Scenario scenario =
                Scenario.at(
                        "2014 c 3 -/-/-/-/90,91,93 2341:1+15 - 0;1,W10,W20;-;-;-;-"
                                + " 0;2;-;-;-;- 0;3;-;-;-;- 0;5;-;-;-;-");
        scenario.play("1 15 palace");
        assertThat(scenario.quarter(1)).as("0 + 1 + 2 + 2").isEqualTo("5;-;1,W10,W20,15;-;-;-");
    }

    private static Scenario pending(String cards) {
        return Scenario.at(
                "2014 c 3 -/-/-/90,91,93 231:1+%s - 0;1,8+4;9,16,23,30,31;3,17,24,25,32;2;- %s"
                        .formatted(cards, "0;5;-;-;-;- 0;6;-;-;-;-"));
    }

    @Test
    @DisplayName("2014 rules, Celebration: a wild card goes on any palace under construction")
    void anyPalace() {
        Scenario scenario = pending("W10,W20,W500");
        assertThat(scenario.legal())
                .containsExactlyInAnyOrder(
                        "W10 palace red",
                        "W10 palace blue",
                        "W10 wall",
                        "W10 discard",
                        "W20 palace red",
                        "W20 palace blue",
                        "W20 wall",
                        "W20 discard",
                        "W500 palace red",
                        "W500 palace blue",
                        "W500 wall",
                        "W500 discard");
        scenario.play("1 W500 palace blue", "1 W10 palace blue", "1 W20 palace red");
        assertThat(scenario.construction(1)).isEqualTo("1,8,W20+4,W500,W10");
    }

    @Test
    @DisplayName("2014 rules, Celebration: a wild card can be a wall, and by ruling a discard")
    void wallOrDiscard() {
        Scenario scenario = pending("W10,W20").play("1 W10 wall", "1 W20 discard");
        assertThat(scenario.walls(1).split(",", -1)).containsExactlyInAnyOrder("2", "W10");
        assertThat(scenario.discards()).contains("W20");
    }

    @ParameterizedTest
    @CsvSource({
        "1 W10 palace white, C3.6", // no such palace: a wild card cannot be the first
        "1 W10 palace yellow, C3.6", // completed
        "1 W10 palace green, C3.6", // opened
        "1 W10 tower, C3.4",
        "1 W10 palace, format",
        "1 W10 wall red, format"
    })
    @DisplayName("2014 rules, Celebration: a wild card is never the first card of a palace")
    void neverFirst(String play, String rule) {
        assertThat(pending("W10").refused(play)).isEqualTo(rule);
    }

    @Test
    @DisplayName("C3.6: a palace started in the same turn can take a wild card")
    void onANewPalace() {
        Scenario scenario = pending("41,W10").play("1 41 palace", "1 W10 palace purple");
        assertThat(scenario.construction(1)).isEqualTo("1,8+4+41,W10");
    }

    @Test
    @DisplayName("C3.6: a palace card of the palace's colour covers a wild card")
    void covers() {
        Scenario scenario = pending("40,W500").play("1 W500 palace blue", "1 40 palace");
        assertThat(scenario.construction(1)).isEqualTo("1,8+4,W500,40");
    }

    @Test
    @DisplayName("C3.6: a letter names the colour as well")
    void letters() {
        Scenario scenario = pending("W10,W20").play("1 W10 palace b");
        scenario.play("{'seat':0,'type':'play','card':'W20','as':'palace','onto':'red'}");
        assertThat(scenario.construction(1)).isEqualTo("1,8,W20+4,W10");
    }

    @Test
    @DisplayName("C3.3, C3.6: a completed palace with wild cards pays 2 as any other, opened 0")
    void completedWithWild() {
        String position =
                "2014 c 3 11,12,13/14,18,19/21,27,28/33,34,35 123:1 - 0;3;1,8,15,22,29;-;-;- %s";
        Scenario completed =
                Scenario.at(
                        position.formatted(
                                "0;2;36,37,W10,W20,W500;-;-;- 0;5;-;44,51,58,65,72;-;-"));
        assertThat(completed.play("1 open red").scores()).isEqualTo(List.of(2, 0, 0));
        Scenario building =
                Scenario.at(position.formatted("0;36,W10,W20+2;-;-;-;- 0;5,W500;-;-;-;-"));
        assertThat(building.play("1 open red").scores())
                .as("the wild card on purple is no red card")
                .isEqualTo(List.of(3, 0, 0));
    }
}
