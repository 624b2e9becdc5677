package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The final scoring of the base game: P4.4.
class RulebookFinalTest {
    private static final String LAST = "22;17;k;ffff;le:cs2+cs3+cs4+cs5+vi2";

    private static PositionBuilder four(String blocks1, String blocks3) {
        return PositionBuilder.base(4)
                .turn("action:14")
                .ending("a1")
                .seat(
                        1,
                        "19;13;"
                                + blocks1
                                + ";bbbbbccc;ma:bi5+pa3+pa4,le:bi1+bi2+bi3+bi4;bi,pa;ma,le")
                .seat(2, "27;9;yyyyyyrrr;ggggg;le:pa1+pa5+po1+po3+po5+ca3")
                .seat(3, "24;28;" + blocks3 + ";cuuuuu;le:pa2+po2+po4+ca1+ca2+ca4+ca5")
                .seat(4, LAST);
    }

    @Test
    @DisplayName("Docs, example for P4.4, four seats: 67, 61, 67 and 53; seat 3 has more blocks")
    void fourPlayers() {
        Scenario scenario = four("ww", "ggggg").table();
        assertThat(scenario.match().standing().scores()).isEqualTo(List.of(67, 61, 67, 53));
        assertThat(scenario.standingLines(1))
                .containsExactly("1 +24 P4.4", "1 +22 P4.4", "1 +2 P4.4");
        scenario.play("4 decline");
        assertThat(scenario.scores()).isEqualTo(List.of(67, 61, 67, 53));
        assertThat(scenario.result()).isEqualTo("objectives 3");
        assertThat(scenario.match().state().payoff(2)).isEqualTo(1.0);
        assertThat(scenario.match().state().payoff(0)).isZero();
    }

    @Test
    @DisplayName("P4.4: with equally many blocks, of any colours, the win is shared")
    void sharedWin() {
        Scenario scenario = four("wwkkb", "ggggg").table().play("4 decline");
        assertThat(scenario.result()).isEqualTo("objectives 1 3");
        assertThat(scenario.match().state().payoff(0)).isEqualTo(0.5);
        assertThat(scenario.match().state().payoff(1)).isZero();
        assertThat(scenario.match().state().payoff(2)).isEqualTo(0.5);
    }

    @Test
    @DisplayName("P4.4: blocks decide only among those with most VP, the colours do not matter")
    void blocksOnlyAmongTied() {
        Scenario scenario = four("kkkkbb", "wwwww").table().play("4 decline");
        assertThat(scenario.result()).isEqualTo("objectives 1");
    }

    @Test
    @DisplayName("Docs, example for P4.4, two seats: 99 against 100, decided by the announcement")
    void twoPlayers() {
        PositionBuilder positionBuilder = PositionBuilder.base(2).turn("action:21").ending("a2");
        positionBuilder.seat(1, "46;44;wwk;bbbccc;le:bi1+bi2+bi4+bi5+pa1+pa2+pa3+pa4+pa5");
        positionBuilder.seat(2, "41;22;-;gggguuuu;le:po2+po3+po4+po5+ca3+ca4+ca5+cs5;po,ca,cs;le");
        Scenario scenario = positionBuilder.table().play("1 decline");
        assertThat(scenario.scores()).isEqualTo(List.of(99, 100));
        assertThat(scenario.result()).isEqualTo("objectives 2");
    }

    @Test
    @DisplayName("Printed rules, final scoring of four seats: 7 objects, cost 23, 4 coins: 44")
    void printedFour() {
        PositionBuilder positionBuilder = PositionBuilder.base(4);
        positionBuilder.seat(1, "0;4;-;bbccguf;lu:bi1+pa4+po3,ma:bi5+pa2+po5+ca3;bi,pa,po;ma");
        Scenario scenario = positionBuilder.table();
        assertThat(scenario.standing(1)).isEqualTo(44);
        assertThat(scenario.standingLines(1)).containsExactly("1 +21 P4.4", "1 +23 P4.4");
        assertThat(scenario.objectives(1)).isEqualTo("4/4 7/6 23/20");
    }

    @Test
    @DisplayName("Printed rules, final scoring of two seats: 6 objects, cost 25, 31 coins: 49")
    void printedTwo() {
        PositionBuilder positionBuilder = PositionBuilder.base(2);
        positionBuilder.seat(
                1, "0;31;-;bcguuf;lu:bi1+bi2+pa2+bi4,ma:pa4+po3+po4+ca5;bi,pa,po;lu,ma");
        Scenario scenario = positionBuilder.table();
        assertThat(scenario.standing(1)).isEqualTo(49);
        assertThat(scenario.standingLines(1))
                .containsExactly("1 +18 P4.4", "1 +25 P4.4", "1 +6 P4.4");
        assertThat(scenario.objectives(1)).isEqualTo("5/4 6/8 25/30");
        assertThat(scenario.refused("1 announce")).isEqualTo("P4.2");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "4, 0", "5, 1", "9, 1", "10, 2", "24, 4", "99, 19"})
    @DisplayName("P4.4: 1 VP for every 5 coins, and nothing for the rest")
    void coins(int coins, int points) {
        Scenario scenario = PositionBuilder.base(3).seat(2, "7;" + coins + ";-").table();
        assertThat(scenario.standing(2)).isEqualTo(7 + points);
    }

    @Test
    @DisplayName("P4.4: every seat scores at the end, even without meeting the objectives")
    void everybody() {
        PositionBuilder positionBuilder = PositionBuilder.base(3).turn("after:13").ending("b3");
        positionBuilder.seat(1, "3;5;w;b;le:" + PositionBuilder.allBut("vi5", "vi4"));
        positionBuilder.seat(2, "0;0;-;-;le:vi4").seat(3, "30;14;k;ff;le:vi5");
        Scenario scenario = positionBuilder.table().play("3 end");
        assertThat(scenario.scores()).isEqualTo(List.of(3 + 3 + 81 + 1, 4, 30 + 6 + 5 + 2));
        assertThat(scenario.result()).isEqualTo("buildings 1");
        assertThat(scenario.match().lines()).isNotEmpty().allMatch(line -> line.event() == 0);
    }

    @Test
    @DisplayName("P4.4: all seats can share the win")
    void allShare() {
        PositionBuilder positionBuilder = PositionBuilder.base(2).turn("after:12").ending("b1");
        String all =
                PositionBuilder.allBut(
                        "bi1", "bi2", "bi3", "bi4", "bi5", "vi1", "vi2", "vi3", "vi4", "vi5");
        positionBuilder
                .seat(1, "0;0;w;-;le:" + all)
                .seat(2, "30;4;k;-;le:" + row("bi") + "+" + row("vi"));
        Scenario scenario = positionBuilder.table().play("2 end");
        assertThat(scenario.scores()).isEqualTo(List.of(60, 60));
        assertThat(scenario.result()).isEqualTo("buildings 1 2");
    }

    private static String row(String type) {
        return "%1$s1+%1$s2+%1$s3+%1$s4+%1$s5".formatted(type);
    }
}
