package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The announcement and the objectives of the base game: P4.2, P4.3.
class RulebookEndTest {
    /// A seat that just meets the objectives, with 20 coins.
    private static String ready(int seats) {
        return switch (seats) {
            case 2 -> "10;20;-;bbccgguu;le:bi5+pa5+po5+ca5+cs5+vi5;bi,pa,po,ca";
            case 3 -> "10;20;-;bbccggu;le:bi5+pa5+po5+ca5+cs5;bi,pa,po,ca";
            default -> "10;20;-;bbccgg;le:bi5+pa5+po5+ca5;bi,pa,po,ca";
        };
    }

    @ParameterizedTest
    @CsvSource({"2, 4/4 8/8 30/30", "3, 4/4 7/7 25/25", "4, 4/4 6/6 20/20"})
    @DisplayName("P4.3: scorings, objects and total cost needed with 2, 3 and 4 seats")
    void objectives(int seats, String shown) {
        Scenario scenario = PositionBuilder.base(seats).seat(1, ready(seats)).table();
        assertThat(scenario.objectives(1)).isEqualTo(shown);
        scenario.play("1 announce");
        assertThat(scenario.points(1)).isEqualTo(15);
        assertThat(scenario.lines()).containsExactly("1 +5 P4.2");
        assertThat(scenario.ending()).isEqualTo("a1");
    }

    @ParameterizedTest
    @CsvSource({"2", "3", "4"})
    @DisplayName("P4.2, ruling: an announcement with one of the objectives missing is refused")
    void oneShort(int seats) {
        String ready = ready(seats);
        String[] short3 = {
            ready.replace("bi,pa,po,ca", "bi,pa,po"),
            ready.replace(";bb", ";b"),
            ready.replace("bi5", "bi4")
        };
        for (String seat : short3) {
            Scenario scenario = PositionBuilder.base(seats).seat(1, seat).table();
            assertThat(scenario.refused("1 announce")).as(seat).isEqualTo("P4.2");
            Scenario after = PositionBuilder.base(seats).turn("after:11").seat(1, seat).table();
            assertThat(after.refused("1 announce")).as(seat).isEqualTo("P4.2");
        }
    }

    @Test
    @DisplayName("P4.3: the objectives are minimums, and scored cities are scorings too")
    void minimums() {
        PositionBuilder positionBuilder = PositionBuilder.base(4);
        positionBuilder.seat(1, "0;0;-;bbccgguu;le:bi5+pa5+po5+ca5,ma:bi1+pa1+po1;bi,pa,po;le,ma");
        positionBuilder.table().play("1 announce");
    }

    private static Scenario docs(String seat1) {
        PositionBuilder positionBuilder = PositionBuilder.base(3).turn("action:23").seat(1, seat1);
        return positionBuilder
                .seat(3, "0;0;-;bbbccu;ma:po2+po3,le:bi2+bi4+bi5+pa5+ca5;bi,pa,ca")
                .table();
    }

    @Test
    @DisplayName("Docs, example for P4.2: seat 3 announces, seat 1 declines, the game is over")
    void example() {
        Scenario scenario = docs("0;20;-;fffaaag;le:cs4+cs5+vi4+vi5+po4+po5;cs,vi,po;le");
        assertThat(scenario.objectives(3)).isEqualTo("3/4 6/7 26/25");
        assertThat(scenario.refused("3 announce")).isEqualTo("P4.2");
        scenario.play("3 score porta");
        assertThat(scenario.objectives(3)).isEqualTo("4/4 8/7 26/25");
        assertThat(scenario.points(3)).isEqualTo(5);
        scenario.play("3 announce");
        assertThat(scenario.points(3)).isEqualTo(10);
        scenario.play("3 end");
        assertThat(scenario.refused("1 announce")).as("a second announcement").isEqualTo("P4.2");
        scenario.play("1 decline");
        assertThat(scenario.asked()).isEqualTo("over");
        assertThat(scenario.result()).startsWith("objectives");
        assertThat(scenario.lines()).contains("3 +5 P4.2", "3 +5 P3.4");
        assertThat(scenario.lines()).noneMatch(line -> line.equals("1 +5 P4.2"));
    }

    @Test
    @DisplayName("Docs, example for P4.2: the last seat may take a turn like any other")
    void lastTurn() {
        Scenario scenario = docs("0;20;-;-;le:vi5").play("3 score porta", "3 announce", "3 end");
        scenario.play("1 score villa", "1 object book", "1 end");
        assertThat(scenario.result()).startsWith("objectives");
        assertThat(scenario.objects(1)).isEqualTo("ba");
    }

    @Test
    @DisplayName("P4.2, ruling: an announcement before the action leaves the action and an object")
    void announceFirst() {
        Scenario scenario = PositionBuilder.base(4).seat(1, ready(4)).table().play("1 announce");
        assertThat(scenario.refused("1 decline")).as("not the announcer").isEqualTo("P4.2");
        assertThat(scenario.refused("1 announce")).isEqualTo("P4.2");
        assertThat(scenario.refused("1 end")).as("the action is due").isEqualTo("turn");
        scenario.play("1 score lerici", "1 object flag");
        assertThat(scenario.refused("1 announce")).isEqualTo("P4.2");
        scenario.play("1 end");
        assertThat(scenario.asked()).isEqualTo("2");
    }

    @Test
    @DisplayName("P4.2: an object is bought before the announcement that follows the action")
    void announceAfter() {
        Scenario scenario = PositionBuilder.base(4).turn("after:11").seat(1, ready(4)).table();
        scenario.play("1 object flag", "1 announce");
        assertThat(scenario.legal()).containsExactly("end");
        Scenario other =
                PositionBuilder.base(4)
                        .turn("after:11")
                        .seat(1, ready(4))
                        .table()
                        .play("1 announce");
        assertThat(other.refused("1 object flag")).isIn("P3.6", "P4.2");
        assertThat(other.refused("1 decline")).isIn("P4.2", "turn");
        assertThat(other.legal()).containsExactly("end");
    }

    @Test
    @DisplayName("P4.2: a seat that can announce need not do so")
    void noNeed() {
        Scenario scenario =
                PositionBuilder.base(4).seat(1, ready(4)).table().play("1 score lerici", "1 end");
        assertThat(scenario.ending()).isEqualTo("-");
        assertThat(scenario.asked()).isEqualTo("2");
    }

    @Test
    @DisplayName("P4.2: an object bought after the action can be the one that was missing")
    void objectCompletes() {
        String seat = ready(4).replace(";bb", ";b");
        Scenario scenario = PositionBuilder.base(4).turn("after:11").seat(1, seat).table();
        assertThat(scenario.refused("1 announce")).isEqualTo("P4.2");
        scenario.play("1 object flag", "1 announce", "1 end");
    }

    @Test
    @DisplayName("P4.2: the round is completed; all other seats in it may decline")
    void declineAll() {
        Scenario scenario =
                PositionBuilder.base(4).turn("after:32").ending("-").seat(2, ready(4)).table();
        scenario.play("2 announce", "2 end");
        assertThat(scenario.result()).as("the last seat of the round").startsWith("objectives");
        Scenario first = PositionBuilder.base(4).turn("after:22").seat(2, ready(4)).table();
        first.play("2 announce", "2 end", "3 decline", "4 decline");
        assertThat(first.ledger()).as("nothing for declining").isEmpty();
        assertThat(first.refused("2 buy")).isEqualTo("turn");
        first.play("1 decline");
        assertThat(first.asked()).isEqualTo("over");
        assertThat(first.scores().get(2)).isEqualTo(4);
        assertThat(first.refused("2 buy")).isEqualTo("turn");
    }

    @Test
    @DisplayName("P4.2: a seat declines a whole turn, not in the middle of it")
    void declineFirst() {
        PositionBuilder positionBuilder =
                PositionBuilder.base(2).turn("action:12").ending("a1").seat(1, ready(2));
        Scenario scenario = positionBuilder.seat(2, "0;20;k;-;le:vi1").display("vi2").table();
        assertThat(scenario.legal()).contains("decline", "buy", "score villa");
        scenario.play("2 score villa");
        assertThat(scenario.refused("2 decline")).isEqualTo("turn");
        Scenario buying = positionBuilder.table().play("2 buy").chance();
        assertThat(buying.refused("2 decline")).isEqualTo("turn");
    }

    @Test
    @DisplayName("P4.2: no seat can decline without an announcement")
    void noDecline() {
        assertThat(PositionBuilder.base(2).table().refused("1 decline")).isEqualTo("P4.2");
        assertThat(PositionBuilder.base(2).table().legal()).doesNotContain("decline");
    }

    @ParameterizedTest
    @CsvSource({"14, false", "15, false", "19, false", "20, true"})
    @DisplayName("P4.2: the objectives are checked without the 5 VP of the announcement")
    void withoutTheFive(int points, boolean met) {
        PositionBuilder positionBuilder = PositionBuilder.expansion(4, "6,6,4,9");
        Scenario scenario =
                positionBuilder.seat(1, points + ";0;-;bcgu;le:bi1+bi2+bi3+bi4").table();
        if (met) {
            assertThat(scenario.play("1 announce").points(1)).isEqualTo(25);
        } else {
            assertThat(scenario.refused("1 announce")).isEqualTo("P4.2");
        }
    }
}
