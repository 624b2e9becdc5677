package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// The end by the last building: P4.1, and P4.2 together with it.
class RulebookLastBuildingTest {
    /// Each of two meets the objectives; villa-1 is the last building.
    private static final String READY =
            "10;0;k;bbbbcccc;le:bi1+bi2+bi3+bi4+bi5+pa1+pa2+pa3+pa4+pa5;bi,pa;le,ma";

    private static final String READY_TOO =
            "10;20;k;gggguuuu;ma:po1+po2+po3+po4+po5+ca1+ca2+ca3+ca4+ca5+cs1+cs2+cs3+cs4+cs5"
                    + "+vi2+vi3+vi4+vi5;po,ca,cs,vi";

    /// All of the 30 but villa-1 are built, most of them by seat 2; seat 1 has a black block.
    private static PositionBuilder last(int seats) {
        PositionBuilder positionBuilder = PositionBuilder.base(seats).seat(1, "0;0;k");
        return positionBuilder.seat(2, "0;0;-;-;le:" + PositionBuilder.allBut("vi1"));
    }

    private static PositionBuilder bothReady() {
        String noMassa = READY.replace(";le,ma", ";le");
        return PositionBuilder.base(2)
                .seat(1, noMassa.replace(";bi,pa;", ";bi,pa,vi;").replace("+pa5", "+pa5+vi2"))
                .seat(2, READY_TOO.replace("+vi2", ""));
    }

    @Test
    @DisplayName("P4.1: after the last building the round is completed, then the game is over")
    void lastBuilding() {
        Scenario scenario = last(4).table().play("1 build villa-1 lerici k");
        assertThat(scenario.turn()).isEqualTo("after:11");
        assertThat(scenario.ending()).isEqualTo("b1");
        assertThat(scenario.display()).isEmpty();
        scenario.play("1 end");
        assertThat(scenario.refused("2 decline")).as("no seat declines").isEqualTo("P4.2");
        scenario.play("2 score lerici", "2 end").buy(3).buy(4);
        assertThat(scenario.asked()).isEqualTo("over");
        assertThat(scenario.result()).isEqualTo("buildings 2");
    }

    @Test
    @DisplayName("P3.7, P4.1: in a round 2, 3, 1 the game is over after the turn of seat 1")
    void lastOfTheRound() {
        Scenario scenario = last(3).turn("action:21").table().play("1 build villa-1 lerici k");
        assertThat(scenario.result()).isEqualTo("goes on");
        assertThat(scenario.play("1 end").result()).startsWith("buildings");
        PositionBuilder positionBuilder =
                PositionBuilder.base(3).turn("action:23").seat(3, "0;0;k");
        Scenario third =
                positionBuilder.seat(2, "0;0;-;-;le:" + PositionBuilder.allBut("vi1")).table();
        third.play("3 build villa-1 lerici k", "3 end").buy(1);
        assertThat(third.result()).startsWith("buildings");
    }

    @Test
    @DisplayName("P4.1: the game goes on as long as a building is in the display")
    void oneLeft() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("action:22").seat(2, "0;0;k");
        Scenario scenario =
                positionBuilder
                        .seat(1, "0;0;-;-;le:" + PositionBuilder.allBut("vi1", "vi2"))
                        .table();
        scenario.play("2 build villa-1 lerici k");
        assertThat(scenario.ending()).isEqualTo("-");
        scenario.play("2 end").buy(1);
        assertThat(scenario.asked()).isEqualTo("2");
    }

    @Test
    @DisplayName("P4.2, ruling: the seat that built the last building may announce in that turn")
    void announceAfterLast() {
        Scenario scenario = bothReady().table().play("1 build villa-1 lerici k", "1 announce");
        assertThat(scenario.points(1)).isEqualTo(15);
        scenario.play("1 end", "2 decline");
        assertThat(scenario.result()).startsWith("objectives");
    }

    @Test
    @DisplayName("P4.2, ruling: later seats may not announce after the last building")
    void noAnnouncementLater() {
        Scenario scenario = bothReady().table().play("1 build villa-1 lerici k", "1 end");
        assertThat(scenario.refused("2 announce")).isEqualTo("P4.2");
        assertThat(scenario.refused("2 decline")).isEqualTo("P4.2");
        scenario.play("2 score massa");
        assertThat(scenario.refused("2 announce")).isEqualTo("P4.2");
        assertThat(scenario.play("2 end").result()).startsWith("buildings");
    }

    @Test
    @DisplayName("P4.2: with an announcement and a last building the reason is the announcement")
    void bothReasons() {
        Scenario own = bothReady().table().play("1 announce", "1 build villa-1 lerici k", "1 end");
        own.play("2 decline");
        assertThat(own.result()).startsWith("objectives");
        Scenario other = bothReady().turn("after:11").table().play("1 announce", "1 end");
        other.play("2 build villa-1 lerici k");
        assertThat(other.play("2 end").result()).startsWith("objectives");
    }

    @Test
    @DisplayName("P4.1: a building used to improve counts as the last one, an 8-building does not")
    void improving() {
        String most = PositionBuilder.allBut("vi1", "vi2");
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(2, "1,1,1,2").seat(1, "0;0;k;-;le:vi1");
        Scenario scenario = positionBuilder.seat(2, "0;0;kkkkk;-;le:" + most).table();
        scenario.play("1 build villa-2 lerici k replacing villa-1");
        assertThat(scenario.ending()).isEqualTo("b1");
        assertThat(scenario.buildings(1)).isEqualTo("le:vi2");
        assertThat(scenario.field(6)).isEqualTo("vi1");
        scenario.play("1 end", "2 build villa-8 lerici k k k replacing biblioteca-5");
        scenario.play("2 upgrade massa", "2 end");
        assertThat(scenario.result()).startsWith("buildings");
    }

    @Test
    @DisplayName("P4.1: building the last 8-building ends nothing while the display has buildings")
    void eights() {
        PositionBuilder positionBuilder =
                PositionBuilder.expansion(2, "1,1,1,2")
                        .seat(1, "0;0;k;-;le:" + PositionBuilder.allBut("vi1"));
        positionBuilder.seat(2, "0;0;yyyyyyrr;-;lu:bi8+pa8+po8+ca8+cs8;-;-;lu,le,ma,city,land");
        Scenario scenario = positionBuilder.turn("action:12").table();
        scenario.play("2 build villa-8 lucca y y y y y y r r", "2 upgrade pisa");
        assertThat(scenario.ending()).isEqualTo("-");
        assertThat(scenario.play("2 end").asked()).isEqualTo("1");
    }
}
